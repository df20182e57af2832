import { CODE_OBJECTS, problemIdsOf } from '#shared/content/codeObjects.ts';
import { CODE_OBJECT_COURSE_ID, CODE_OBJECT_LESSONS, documentIdOf } from '#shared/content/lessonIds.ts';
import type { LibraryKind } from '#shared/contract/learning/authoring/lmsMaterials.ts';

const LESSONS = Object.values(CODE_OBJECT_LESSONS);

/**
 * Contents about the things of the world that code moves: nothing to copy into a class, which has no such
 * things.
 */
const OUTSIDE_LIBRARY: Readonly<Partial<Record<LibraryKind, readonly number[]>>> = {
  COURSE: [CODE_OBJECT_COURSE_ID],
  LESSON: LESSONS,
  DOCUMENT: LESSONS.map(documentIdOf),
  PROBLEM: CODE_OBJECTS.flatMap(problemIdsOf),
};

export const outsideLibrary = (kind: LibraryKind): readonly number[] => OUTSIDE_LIBRARY[kind] ?? [];
