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
  courses: (channelId: number) => ({
    queryKey: ['learning', 'courses', channelId] as const,
    queryFn: ({ signal }: Signal) => listCourses(channelId, signal),
  }),
  course: (channelId: number, courseId: number) => ({
    queryKey: ['learning', 'course', channelId, courseId] as const,
    queryFn: ({ signal }: Signal) => getCourse(channelId, courseId, signal),
  }),
  lesson: (channelId: number, lessonId: number) => ({
    queryKey: ['learning', 'lesson', channelId, lessonId] as const,
    queryFn: ({ signal }: Signal) => getLesson(channelId, lessonId, signal),
  }),
  document: (channelId: number, place: ContentPlace) => ({
    queryKey: ['learning', 'document', channelId, place] as const,
    queryFn: ({ signal }: Signal) => getDocument(channelId, place, signal),
  }),
  block: (channelId: number, place: ContentPlace) => ({
    queryKey: ['learning', 'block', channelId, place] as const,
    queryFn: ({ signal }: Signal) => getBlockContent(channelId, place, signal),
  }),
  problem: (channelId: number, problemId: number) => ({
    queryKey: ['learning', 'problem', channelId, problemId] as const,
    queryFn: ({ signal }: Signal) => getProblem(channelId, problemId, signal),
  }),
  hint: (channelId: number, hint: { readonly problemId: number; readonly step: number }) => ({
    queryKey: ['learning', 'hint', channelId, hint] as const,
    queryFn: ({ signal }: Signal) => getHint(channelId, hint, signal),
  }),
  draft: (channelId: number, place: DraftPlace) => ({
    queryKey: ['learning', 'draft', channelId, place] as const,
    queryFn: ({ signal }: Signal) => getDraft(channelId, place, signal),
  }),
  draftVersions: (channelId: number, place: DraftPlace) => ({
    queryKey: ['learning', 'draftVersions', channelId, place] as const,
    queryFn: ({ signal }: Signal) => listDraftVersions(channelId, place, signal),
  }),
  ownCases: (channelId: number, problemId: number) => ({
    queryKey: ['learning', 'ownCases', channelId, problemId] as const,
    queryFn: ({ signal }: Signal) => getOwnCases(channelId, problemId, signal),
  }),
  stages: (channelId: number) => ({
    queryKey: ['learning', 'stages', channelId] as const,
    queryFn: ({ signal }: Signal) => listStages(channelId, signal),
  }),
  shelf: (channelId: number, page: number) => ({
    queryKey: ['learning', 'shelf', channelId, page] as const,
    queryFn: ({ signal }: Signal) => listShelf(channelId, page, signal),
  }),
  ghosts: (channelId: number, problemId: number) => ({
    queryKey: ['learning', 'ghosts', channelId, problemId] as const,
    queryFn: ({ signal }: Signal) => listGhosts(channelId, problemId, signal),
  }),
  submissions: (channelId: number, problemId: number) => ({
    queryKey: ['learning', 'submissions', channelId, problemId] as const,
    queryFn: ({ signal }: Signal) => listSubmissions(channelId, problemId, signal),
  }),
};
