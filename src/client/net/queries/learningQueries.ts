import type { Draft } from '#shared/contract/learning/drafts.ts';
import { getCourse, listCourses } from '#client/net/rest/learning/courses.ts';
import { getBlockContent } from '#client/net/rest/learning/blocks.ts';
import { getDocument } from '#client/net/rest/learning/documents.ts';
import { getDraft, listDraftVersions } from '#client/net/rest/learning/drafts.ts';
import { getOwnCases } from '#client/net/rest/learning/ownCases.ts';
import { getHint, getProblem } from '#client/net/rest/learning/problems.ts';
import { getLesson, type ContentPlace } from '#client/net/rest/learning/lessons.ts';
import { listGhosts, listShelf, listStages } from '#client/net/rest/learning/stages.ts';
import { listSubmissions } from '#client/net/rest/learning/submissions.ts';

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
  block: (place: ContentPlace) => ({
    queryKey: ['learning', 'block', place] as const,
    queryFn: ({ signal }: Signal) => getBlockContent(place, signal),
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
  ownCases: (problemId: number) => ({
    queryKey: ['learning', 'ownCases', problemId] as const,
    queryFn: ({ signal }: Signal) => getOwnCases(problemId, signal),
  }),
  stages: () => ({
    queryKey: ['learning', 'stages'] as const,
    queryFn: ({ signal }: Signal) => listStages(signal),
  }),
  shelf: (page: number) => ({
    queryKey: ['learning', 'shelf', page] as const,
    queryFn: ({ signal }: Signal) => listShelf(page, signal),
  }),
  ghosts: (problemId: number) => ({
    queryKey: ['learning', 'ghosts', problemId] as const,
    queryFn: ({ signal }: Signal) => listGhosts(problemId, signal),
  }),
  submissions: (problemId: number) => ({
    queryKey: ['learning', 'submissions', problemId] as const,
    queryFn: ({ signal }: Signal) => listSubmissions(problemId, signal),
  }),
};
