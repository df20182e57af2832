import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { FIRST_COURSE } from '#server/domain/seed/firstCourse.ts';
import type { ProblemContent } from '#server/domain/seed/lessonContent.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge } from '#server/judge/judge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 1, log: pino({ level: 'silent' }) });
  await judge.ready();
});
afterAll(() => judge.close());

const verdictOf = async (problem: ProblemContent, source: string) => {
  const { verdict } = await judge.judge({
    language: 'JAVASCRIPT',
    source,
    cases: problem.cases,
    limits: { timeMs: 1000, memoryBytes: 64 * 1024 * 1024, outputBytes: 64 * 1024 },
    checker: { kind: 'trimmed' },
    priority: 'submission',
  });
  return verdict;
};

describe.each(FIRST_COURSE.lessons)('lesson $number', ({ problems }) => {
  it('has five problems', () => {
    expect(problems).toHaveLength(5);
  });

  describe.each(problems)('$title', (problem) => {
    it('is solved by its reference solution', async () => {
      expect(await verdictOf(problem, problem.solution)).toBe('AC');
    });

    it('is not solved by its starter code or by a plausible wrong answer', async () => {
      for (const wrong of [problem.starterCode, ...problem.wrongAnswers]) {
        expect(await verdictOf(problem, wrong), wrong).not.toBe('AC');
      }
    });

    it('gives hints that are not the answer', () => {
      expect(problem.hints.length).toBeGreaterThanOrEqual(2);
      for (const hint of problem.hints) expect(hint).not.toContain(problem.solution);
    });
  });
});
