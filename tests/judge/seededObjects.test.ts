import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import {
  codeObjectById,
  codeObjectOfProblem,
  CODE_OBJECTS,
  problemIdsOf,
} from '#shared/content/codeObjects.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { rulesOf } from '#shared/simulation/codeObjects/rules.ts';
import { OBJECT_COURSE } from '#server/domain/seed/codeObjects/objectCourse.ts';
import type { ProblemContent } from '#server/domain/seed/courseContent.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge, JudgeResult } from '#server/judge/judge.ts';

let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 1, log: pino({ level: 'silent' }) });
  await judge.ready();
});
afterAll(() => judge.close());

const problems = OBJECT_COURSE.lessons.flatMap((lesson) => lesson.problems);

/** Blocks that ask a foe. */
const QUESTIONS = ['ballIsHigh', 'whaleIsSnoring', 'netIsKnot', 'stormIsRain', 'stormIsWind'];

async function judged(problem: ProblemContent, language: Language, source: string): Promise<JudgeResult> {
  const { object } = problem;
  const kind = object && codeObjectById(object.objectId)?.kind;
  if (!kind) throw new Error(`Problem ${problem.id} drives no object.`);
  return judge.judge({
    ...{ userId: 1, language, source },
    cases: object.seeds.map((seed) => ({
      ...{ input: '', expected: '' },
      device: { kind: 'object', object: kind, seed },
    })),
    limits: { timeMs: 1000, memoryBytes: 64 * 1024 * 1024, outputBytes: 64 * 1024 },
    checker: { kind: 'trimmed' },
    priority: 'lesson',
  });
}

const outcomesOf = ({ cases }: JudgeResult) =>
  cases.flatMap(({ outcome }) => (outcome?.kind === 'object' ? [outcome] : []));

it('every object of the world has its problem, over six maps', () => {
  expect(problems.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    CODE_OBJECTS.flatMap(problemIdsOf).toSorted((a, b) => a - b),
  );
  expect(new Set(CODE_OBJECTS.map(({ mapId }) => mapId)).size).toBe(6);
});

describe.each(problems)('$id $title', (problem) => {
  it('is solved by its reference solutions, which do the same in all languages', async () => {
    expect(Object.keys(problem.programs).toSorted()).toEqual(['BLOCKS', 'JAVASCRIPT', 'PYTHON']);
    const pictures: unknown[] = [];
    for (const language of LANGUAGES) {
      const result = await judged(problem, language, problem.programs[language]?.solution ?? '');
      expect(result.verdict, problem.programs[language]?.solution).toBe('AC');
      // Lines differ between languages.
      pictures.push(outcomesOf(result).map(({ acts }) => acts.map((act) => ({ ...act, line: 0 }))));
    }
    expect(pictures[1]).toEqual(pictures[0]);
    expect(pictures[2]).toEqual(pictures[0]);
  });

  it('is not solved by its starter code or by two typical wrong programs, judged as they state', async () => {
    for (const language of LANGUAGES) {
      const { starterCode = '', wrongAnswers = [], crashes = [] } = problem.programs[language] ?? {};
      expect(wrongAnswers.length + crashes.length).toBe(2);
      for (const wrong of [starterCode, ...wrongAnswers]) {
        const result = await judged(problem, language, wrong);
        expect(result.verdict, wrong).toBe('WA');
        expect(outcomesOf(result).some(({ met, hint }) => !met && hint !== null)).toBe(true);
      }
      for (const wrong of crashes) expect((await judged(problem, language, wrong)).verdict, wrong).toBe('RE');
    }
  });

  it('has three hints, and three seeds where something is read', () => {
    expect(problem.hints).toHaveLength(3);
    const seeds = problem.object?.seeds ?? [];
    const kind = codeObjectOfProblem(problem.id)?.kind ?? 'bell';
    const worlds = new Set(seeds.map((seed) => JSON.stringify(rulesOf(kind).parts(seed))));
    // The answers of a gate, a board or a mill cannot be seen before.
    const reads =
      problem.object?.toolbox.some((type) => QUESTIONS.includes(type)) ||
      Object.keys(rulesOf(kind).commands).some((name) =>
        ['hour', 'numbers', 'inLight', 'ask', 'minutes', 'score', 'number', 'wind'].includes(name),
      );
    expect(seeds.length).toBeGreaterThanOrEqual(reads ? 3 : 1);
    if (!reads) expect(worlds.size).toBe(1);
  });
});

it('what a program prints counts for nothing, and a loop without an end is too slow or over', async () => {
  const bell = problems.find(({ id }) => id === 9502);
  if (!bell) throw new Error('There is no problem of the bell.');
  const verdictOf = async (source: string) => (await judged(bell, 'JAVASCRIPT', source)).verdict;
  expect(await verdictOf('print("뎅"); bell.ring(bell.hour());')).toBe('AC');
  expect(await verdictOf('print(3);')).toBe('WA');
  expect(await verdictOf('while (true) bell.ring();')).toBe('WA');
  expect(await verdictOf('for (;;);')).toBe('TLE');
  expect(await verdictOf('bell.ring("3");')).toBe('RE');
});
