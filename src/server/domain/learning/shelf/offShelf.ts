import { CODE_OBJECTS } from '#shared/content/codeObjects.ts';
import { CODE_OBJECT_COURSE_ID, CODE_OBJECT_LESSONS, documentIdOf } from '#shared/content/lessonIds.ts';
import type { ShelfKind } from '#shared/contract/learning/lmsMaterials.ts';

const LESSONS = Object.values(CODE_OBJECT_LESSONS);

/** What is about the things of the world that code moves: nothing to copy into a class, where they do not stand. */
const OFF_SHELF: Readonly<Partial<Record<ShelfKind, readonly number[]>>> = {
  COURSE: [CODE_OBJECT_COURSE_ID],
  LESSON: LESSONS,
  DOCUMENT: LESSONS.map(documentIdOf),
  PROBLEM: CODE_OBJECTS.map(({ problemId }) => problemId),
};

export const offShelf = (kind: ShelfKind): readonly number[] => OFF_SHELF[kind] ?? [];
