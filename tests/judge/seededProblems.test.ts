import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { LESSONS } from '#server/domain/seed/courses.ts';
import type { ProblemContent } from '#server/domain/seed/courseContent.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge } from '#server/judge/judge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 1, log: pino({ level: 'silent' }) });
  await judge.ready();
});
afterAll(() => judge.close());

const verdictOf = async (problem: ProblemContent, language: Language, source: string) => {
  const { verdict } = await judge.judge({
    userId: 1,
    language,
    source,
    cases: problem.cases,
    limits: { timeMs: 1000, memoryBytes: 64 * 1024 * 1024, outputBytes: 64 * 1024 },
    checker: { kind: 'trimmed' },
    priority: 'lesson',
  });
  return verdict;
};

const programsOf = ({ programs }: ProblemContent) =>
  LANGUAGES.flatMap((language) => {
    const program = programs[language];
    return program ? [{ language, ...program }] : [];
  });

/** Stages and objects are judged by their seeds, in tests of their own. */
const lessons = LESSONS.filter(({ problems }) => problems.some(({ kind = 'CODE' }) => kind === 'CODE'));

describe.each(lessons)('lesson $number', ({ problems }) => {
  it('has four problems or more', () => {
    expect(problems.length).toBeGreaterThanOrEqual(4);
  });

  describe.each(problems)('$title', (problem) => {
    it('is solved by its reference solution in each of its languages', async () => {
      expect(programsOf(problem)).not.toEqual([]);
      for (const { language, solution } of programsOf(problem))
        expect(await verdictOf(problem, language, solution), language).toBe('AC');
    });

    it('is not solved by its starter code or by a wrong answer, each with the verdict that it states', async () => {
      for (const { language, starterCode, wrongAnswers, crashes = [] } of programsOf(problem)) {
        for (const wrong of [starterCode, ...wrongAnswers])
          expect(await verdictOf(problem, language, wrong), wrong).toBe('WA');
        for (const wrong of crashes) expect(await verdictOf(problem, language, wrong), wrong).toBe('RE');
      }
    });

    it('gives hints that are not the answer', () => {
      expect(problem.hints).toHaveLength(3);
      for (const { solution } of programsOf(problem))
        for (const hint of problem.hints) expect(hint).not.toContain(solution);
    });
  });
});
