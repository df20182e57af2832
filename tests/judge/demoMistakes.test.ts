import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JUDGED_MISTAKES } from '#server/domain/seed/demoMonth/judgedMistakes.ts';
import { resultOf, sourceOf } from '#server/domain/seed/demoMonth/demoMistakeOf.ts';
import { problemOf } from '#server/domain/seed/courses.ts';
import type { JudgeResult } from '#server/judge/job.ts';
import type { Judge } from '#server/judge/judge.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import { jobOf, recordingLog, startJavaScript } from './support.ts';

let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 1, log: recordingLog() });
  await startJavaScript(judge);
});
afterAll(() => judge.close());

/** The kept part of a result: of hidden cases only how many passed. */
function keptOf({ verdict, cases, compileError }: JudgeResult, hidden: ReadonlySet<number>) {
  const shown = cases.filter(({ index }) => !hidden.has(index));
  return {
    ...{ verdict, compileError },
    passed: cases.filter((one) => one.verdict === 'AC').length,
    shown: shown.map(({ index, verdict: own, output, error }) => ({ index, verdict: own, output, error })),
  };
}

describe.each(JUDGED_MISTAKES)('the demonstration class: $mistake at problem $problemId', (mistake) => {
  it('is judged as it is stored', async () => {
    const problem = problemOf(mistake.problemId);
    const hidden = new Set(problem.cases.flatMap((one, index) => (one.hidden ? [index] : [])));
    const result = await judge.judge(jobOf(sourceOf(problem, mistake.mistake), { cases: problem.cases }));
    expect(keptOf(resultOf(problem, mistake), hidden)).toEqual(keptOf(result, hidden));
  });
});
