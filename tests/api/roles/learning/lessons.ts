import { documentIdOf } from '#shared/content/lessonIds.ts';
import { type SubjectRows, GENERAL_MEMBERS } from '../rows.ts';

const content = { lessonId: 1, contentOnLessonId: documentIdOf(1) };

export const lessons: SubjectRows<'lessons'> = {
  get: { row: GENERAL_MEMBERS, request: { params: { lessonId: 1 } } },
  checkContent: { row: GENERAL_MEMBERS, request: { params: content } },
};
