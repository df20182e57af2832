import type { Language } from '#shared/contract/learning/problems.ts';
import { explainApart } from '#server/judge/explainApart.ts';
import type { CaseResult } from '#server/judge/judge.ts';
import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertLanguage, findProblem, type ProblemAddress } from './findProblem.ts';
import { limitsOf } from './judgingOf.ts';

/** Runs code with the learner's own input under the problem's limits: the judge's flow, unscored, nothing stored. */
export async function runCode(query: ProblemAddress & { language: Language; source: string; input: string }) {
  const { deps, userId, language, source, input } = query;
  const problem = await findProblem(query);
  assertLanguage(problem, language);
  const limits = limitsOf(problem);
  const onPlace = (place: number | null) =>
    deps.events.deliver({ type: 'run.progress', userId, progress: { problemId: problem.id, place } });
  const result = await deps.judge
    .run({ userId, language, source, input, limits, prompts: true }, { onPlace })
    .catch(rethrowJudgeError);
  if (result.verdict === 'SYSTEM')
    throw new AppError('SERVICE_BUSY', { log: 'the judge could not run the program' });
  const program = { language, source };
  const errorLine =
    result.verdict === 'CE'
      ? await explainApart('compileErrorLine', result.error, program)
      : result.error?.line;
  return {
    verdict: result.verdict,
    output: result.output,
    truncated: result.truncated,
    timeMs: result.timeMs,
    errorMessage: result.error ? `${result.error.name}: ${result.error.message}` : null,
    errorLine: errorLine ?? null,
    errorBlockId: result.error?.blockId ?? null,
    explanation: (await explainApart('explainRun', told(result), program)) ?? null,
  };
}

/** The results without printed and traced output, which no explanation uses. */
const told = (result: CaseResult): CaseResult => ({
  ...result,
  output: '',
  errorOutput: '',
  trace: [],
});

/** SERVICE_BUSY where the queue of the judge is full; anything else as it is. */
function rethrowJudgeError(error: unknown): never {
  if (error instanceof JudgeBusyError)
    throw new AppError('SERVICE_BUSY', { cause: error, log: error.message });
  throw error;
}
