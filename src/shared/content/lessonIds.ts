/** Ids of the seeded lessons: the document of lesson 2 is 201, its problems are 202 to 206, on the lesson and by themselves. */
export const documentIdOf = (lesson: number): number => lesson * 100 + 1;

/** `index` counts the lesson's problems from 0. */
export const problemIdOf = (lesson: number, index: number): number => lesson * 100 + 2 + index;

/** The page of a content of a lesson. */
export const contentPath = (lesson: number, contentOnLessonId: number): string =>
  `/lessons/${lesson}/contents/${contentOnLessonId}`;
