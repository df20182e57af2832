import { documentIdOf } from '#shared/content/lessonIds.ts';
import { type SubjectRows, GENERAL_MEMBERS } from '../rows.ts';

const content = { lessonId: 1, contentOnLessonId: documentIdOf(1) };

export const documents: SubjectRows<'documents'> = {
  get: { row: GENERAL_MEMBERS, request: { params: content } },
};
