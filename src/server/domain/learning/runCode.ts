import type { Draft } from '#shared/contract/learning.ts';
import { explainRun } from '#server/judge/explain.ts';
import { AppError } from '#server/platform/appError.ts';
import { busyAsAppError } from './busyAsAppError.ts';
import type { ProblemAddress } from './getProblem.ts';
import { limitsOf, loadProblem } from './problemCases.ts';

/** Runs code with the learner's own input under the problem's limits: the judge's flow, unscored, nothing stored. */
export async function runCode(
  query: ProblemAddress & { language: Draft['language']; source: string; input: string },
) {
  const { deps, channelId, problemId, language, source, input } = query;
  const { problem } = await loadProblem({ db: deps.db, problemId, channelId });
  const result = await deps.judge
    .run({ language, source, input, limits: limitsOf(problem) })
    .catch(busyAsAppError);
  if (result.verdict === 'SYSTEM')
    throw new AppError('SERVICE_BUSY', { log: 'the judge could not run the program' });
  return {
    verdict: result.verdict,
    output: result.output,
    truncated: result.truncated,
    timeMs: result.timeMs,
    errorMessage: result.error ? `${result.error.name}: ${result.error.message}` : null,
    errorLine: result.error?.line ?? null,
    explanation: explainRun(result),
  };
}
