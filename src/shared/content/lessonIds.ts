import { STAGE_THEMES, type StageTheme } from '#shared/simulation/stage/level.ts';

/**
 * Ids of the seeded lessons: the document of lesson 2 is 201, its problems are 202 to 206, both as contents and as
 * problems.
 */
export const documentIdOf = (lesson: number): number => lesson * 100 + 1;

/** `index` counts the lesson's problems from 0. */
export const problemIdOf = (lesson: number, index: number): number => lesson * 100 + 2 + index;

/** The page of a content on a lesson. */
export const contentPath = (lesson: number, contentOnLessonId: number): string =>
  `/lessons/${lesson}/contents/${contentOnLessonId}`;

/** The course of the stage map, a lesson for each theme. */
export const STAGE_COURSE_ID = 9;

/** Lesson of the first theme of stages; those of the others follow. */
const FIRST_STAGE_LESSON = 91;

export const lessonOfTheme = (theme: StageTheme): number => FIRST_STAGE_LESSON + STAGE_THEMES.indexOf(theme);

/** `order` counts the stages of a theme from 1. */
export const stageProblemId = (theme: StageTheme, order: number): number =>
  problemIdOf(lessonOfTheme(theme), order - 1);

/** The page of a stage. */
export const stagePath = (problemId: number): string => `/stages/${problemId}`;

/** The course whose lessons lead to stages that are solved in Python. */
export const PYTHON_STAGE_COURSE_ID = 10;

/** The course about the code objects of the world. */
export const CODE_OBJECT_COURSE_ID = 41;

/** The lessons about the code objects of each map. The ids of their problems are in `codeObjects.ts`. */
export const CODE_OBJECT_LESSONS = { plaza: 41, beach: 42, kelp: 43, cave: 44, arena: 45, sky: 46 } as const;
