import type { Draft } from '#shared/contract/learning.ts';
import {
  getCourse,
  getDocument,
  getDraft,
  getHint,
  getLesson,
  getProblem,
  listCourses,
  listDraftVersions,
  listSubmissions,
  type ContentPlace,
} from '../rest/learning.ts';

interface DraftPlace {
  readonly problemId: number;
  readonly language: Draft['language'];
}

type Signal = { readonly signal: AbortSignal };

/** What React reads of lessons; `learningQueries.all` is the key to invalidate after an accepted submission. */
export const learningQueries = {
  all: ['learning'] as const,
  courses: () => ({
    queryKey: ['learning', 'courses'] as const,
    queryFn: ({ signal }: Signal) => listCourses(signal),
  }),
  course: (courseId: number) => ({
    queryKey: ['learning', 'course', courseId] as const,
    queryFn: ({ signal }: Signal) => getCourse(courseId, signal),
  }),
  lesson: (lessonId: number) => ({
    queryKey: ['learning', 'lesson', lessonId] as const,
    queryFn: ({ signal }: Signal) => getLesson(lessonId, signal),
  }),
  document: (place: ContentPlace) => ({
    queryKey: ['learning', 'document', place] as const,
    queryFn: ({ signal }: Signal) => getDocument(place, signal),
  }),
  problem: (problemId: number) => ({
    queryKey: ['learning', 'problem', problemId] as const,
    queryFn: ({ signal }: Signal) => getProblem(problemId, signal),
  }),
  hint: (hint: { readonly problemId: number; readonly step: number }) => ({
    queryKey: ['learning', 'hint', hint] as const,
    queryFn: ({ signal }: Signal) => getHint(hint, signal),
  }),
  draft: (place: DraftPlace) => ({
    queryKey: ['learning', 'draft', place] as const,
    queryFn: ({ signal }: Signal) => getDraft(place, signal),
  }),
  draftVersions: (place: DraftPlace) => ({
    queryKey: ['learning', 'draftVersions', place] as const,
    queryFn: ({ signal }: Signal) => listDraftVersions(place, signal),
  }),
  submissions: (problemId: number) => ({
    queryKey: ['learning', 'submissions', problemId] as const,
    queryFn: ({ signal }: Signal) => listSubmissions(problemId, signal),
  }),
};
