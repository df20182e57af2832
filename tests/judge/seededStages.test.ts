import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { ProblemContent } from '#server/domain/seed/courseContent.ts';
import { STAGE_COURSE } from '#server/domain/seed/stages/stageCourse.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge } from '#server/judge/judge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 1, log: pino({ level: 'silent' }) });
  await judge.ready();
});
afterAll(() => judge.close());

async function verdictOf({ stage }: ProblemContent, language: Language, source: string) {
  if (!stage) throw new Error('This problem is no stage.');
  const { verdict } = await judge.judge({
    userId: 1,
    language,
    source,
    cases: stage.variantList.map((_, index) => ({
      ...{ input: '', expected: '' },
      device: { kind: 'stage', level: stage, seed: index + 1 },
    })),
    limits: { timeMs: 1000, memoryBytes: 64 * 1024 * 1024, outputBytes: 64 * 1024 },
    checker: { kind: 'trimmed' },
    priority: 'lesson',
  });
  return verdict;
}

describe.each(STAGE_COURSE.lessons)('$title', ({ problems }) => {
  it.each(problems)('$title: each program of it is judged as it states', async (problem) => {
    for (const language of LANGUAGES) {
      const program = problem.programs[language];
      expect(program, language).toBeDefined();
      if (!program) continue;
      expect(await verdictOf(problem, language, program.solution), program.solution).toBe('AC');
      for (const wrong of [program.starterCode, ...program.wrongAnswers])
        expect(await verdictOf(problem, language, wrong), wrong).toBe('WA');
      for (const wrong of program.crashes ?? [])
        expect(await verdictOf(problem, language, wrong), wrong).toBe('RE');
    }
  });
});

it('what a stage prints counts for nothing', async () => {
  const [first] = STAGE_COURSE.lessons[0]?.problems ?? [];
  if (!first) throw new Error('There is no first stage.');
  expect(await verdictOf(first, 'JAVASCRIPT', 'print("안녕"); walk(1); take(); walk(1);')).toBe('AC');
  expect(await verdictOf(first, 'JAVASCRIPT', 'while (true) take();')).toBe('WA');
  expect(await verdictOf(first, 'JAVASCRIPT', 'for (;;);')).toBe('TLE');
  expect(await verdictOf(first, 'JAVASCRIPT', 'walk(-1);')).toBe('RE');
});
