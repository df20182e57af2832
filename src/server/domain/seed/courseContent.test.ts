import { expect, it } from 'vitest';
import { documentPages } from '#shared/content/documentPages.ts';
import { FILM_NAMES } from '#shared/content/lessonScenes.ts';
import { FIRST_STAFF_ID } from '#server/db/seedRows.ts';
import { ANY } from '#server/domain/world/quests/definitions/parts.ts';
import { QUESTS } from '#server/domain/world/quests/questDefinitions.ts';
import { COURSES, documentsOf } from './courses.ts';

type Lessons = (typeof COURSES)[number]['lessons'];

const lessons = COURSES.flatMap((course) => course.lessons);
const problemIds = (list: Lessons) => list.flatMap(({ problems }) => problems.map(({ id }) => id));
const documentIds = (list: Lessons) => list.flatMap(documentsOf).map(({ id }) => id);

/** Goals of quests that cannot be reached with these lessons. */
function lostGoals(list: Lessons): string[] {
  const ids = { READ_DOCUMENT: documentIds(list), SOLVE_PROBLEM: problemIds(list) };
  return QUESTS.flatMap(({ id, goals }) =>
    goals.flatMap(({ actionType, actionId }) =>
      (actionType === 'READ_DOCUMENT' || actionType === 'SOLVE_PROBLEM') &&
      actionId !== ANY &&
      !ids[actionType].includes(actionId)
        ? `quest ${id}: ${actionType} ${actionId}`
        : [],
    ),
  );
}

it('blocks are offered that a problem is solved with', () => {
  const missing = lessons.flatMap(({ problems }) =>
    problems.flatMap(({ id, kind, object, programs: { BLOCKS } }) => {
      if (!BLOCKS || kind === 'STAGE') return [];
      const offered = object?.toolbox ?? BLOCKS.toolbox;
      const used = [BLOCKS.starterCode, BLOCKS.solution].flatMap((source) => typesIn(source));
      return used.filter((type) => !offered?.includes(type)).map((type) => `${id}: ${type}`);
    }),
  );
  expect(missing).toEqual([]);
});

/** Types of the blocks of a program that a drawer has to offer: not its first block, nor the defaults of inputs. */
const typesIn = (source: string): string[] =>
  [...source.matchAll(/"type":"(\w+)"/g)].flatMap(([, type = '']) =>
    ['start', 'number', 'text', 'color'].includes(type) ? [] : type,
  );

it('every id stands once, below those of staff', () => {
  for (const ids of [
    COURSES.map(({ id }) => id),
    lessons.map(({ number }) => number),
    [...documentIds(lessons), ...problemIds(lessons)],
  ]) {
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(FIRST_STAFF_ID);
  }
});

it('quests ask for documents and problems that are there', () => {
  expect(lostGoals(lessons)).toEqual([]);
});

it('a quest that asks for a removed document or problem is found', () => {
  const [first, ...rest] = lessons;
  expect(lostGoals(rest)).toEqual(expect.arrayContaining(['quest 11: READ_DOCUMENT 101']));
  const others = first ? [{ ...first, problems: first.problems.slice(1) }, ...rest] : rest;
  expect(lostGoals(others)).toEqual(expect.arrayContaining(['quest 11: SOLVE_PROBLEM 102']));
  expect(lostGoals(others)).not.toContain('quest 11: READ_DOCUMENT 101');
});

const problems = lessons.flatMap((lesson) => lesson.problems);
const kindOf = ({ kind = 'CODE' }: (typeof problems)[number]) => kind;

it('there is enough of everything', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(30);
  expect(problems.filter((problem) => kindOf(problem) !== 'OBJECT').length).toBeGreaterThanOrEqual(110);
  expect(problems.filter((problem) => kindOf(problem) === 'STAGE')).toHaveLength(36);
});

it('every problem has three hints, enough cases or seeds, and two typical wrong programs in each language', () => {
  const lacking = problems.flatMap(({ id, kind, hints, cases, stage, programs }) => {
    // The seeds of objects are looked at by the test that judges them.
    const isTried = kind === 'OBJECT' || (stage ? stage.variantList.length >= 3 : cases.length >= 6);
    return [
      ...(hints.length === 3 ? [] : [`${id}: hints`]),
      ...(isTried ? [] : [`${id}: cases`]),
      ...Object.entries(programs).flatMap(([language, { wrongAnswers, crashes = [] }]) =>
        wrongAnswers.length + crashes.length >= 2 ? [] : [`${id}: ${language}`],
      ),
    ];
  });
  expect(lacking).toEqual([]);
});

it('every page of a lesson has one idea with a picture of its own, and every document a question', () => {
  const lacking = lessons.flatMap(documentsOf).flatMap(({ id: number, content }) => {
    const pages = documentPages(content);
    return [
      ...(pages.some(({ choice }) => choice !== null) ? [] : [`${number}: question`]),
      ...pages
        .filter(({ box, choice, scene }) => box === null && choice === null && scene.kind === 'says')
        .map(({ heading }) => `${number}: ${heading}`),
      ...pages.flatMap(({ scene: { kind, names } }) =>
        kind === 'blocks' && !FILM_NAMES.some((name) => name === names[0]) ? [`${number}: ${names[0]}`] : [],
      ),
    ];
  });
  expect(lacking).toEqual([]);
});
