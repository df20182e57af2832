import type { Draft } from '#shared/contract/learning/drafts.ts';
import { getCourse, listCourses } from '#client/net/rest/learning/courses.ts';
import { getBlockContent } from '#client/net/rest/learning/blocks.ts';
import { getDocument } from '#client/net/rest/learning/documents.ts';
import { getDraft, listDraftVersions } from '#client/net/rest/learning/drafts.ts';
import { getOwnCases } from '#client/net/rest/learning/ownCases.ts';
import { getHint, getProblem } from '#client/net/rest/learning/problems.ts';
import { checkContent, type ContentPlace, getLesson } from '#client/net/rest/learning/lessons.ts';
import { listGhosts, listShelf, listStages } from '#client/net/rest/learning/stages.ts';
import { listSubmissions } from '#client/net/rest/learning/submissions.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryKeys } from './queryKeys.ts';

interface DraftPlace {
  readonly problemId: number;
  readonly language: Draft['language'];
}

type Signal = { readonly signal: AbortSignal };

/** What React reads of lessons. */
export const learningQueries = {
  courses: (channelId: number) => ({
    queryKey: [...queryKeys.learning, 'courses', channelId] as const,
    queryFn: ({ signal }: Signal) => listCourses(channelId, signal),
  }),
  course: (channelId: number, courseId: number) => ({
    queryKey: [...queryKeys.learning, 'course', channelId, courseId] as const,
    queryFn: ({ signal }: Signal) => getCourse(channelId, courseId, signal),
  }),
  lesson: (channelId: number, lessonId: number) => ({
    queryKey: [...queryKeys.learning, 'lesson', channelId, lessonId] as const,
    queryFn: ({ signal }: Signal) => getLesson(channelId, lessonId, signal),
  }),
  document: (channelId: number, place: ContentPlace) => ({
    queryKey: [...queryKeys.learning, 'document', channelId, place] as const,
    queryFn: ({ signal }: Signal) => getDocument(channelId, place, signal),
  }),
  block: (channelId: number, place: ContentPlace) => ({
    queryKey: [...queryKeys.learning, 'block', channelId, place] as const,
    queryFn: ({ signal }: Signal) => getBlockContent(channelId, place, signal),
  }),
  problem: (channelId: number, problemId: number) => ({
    queryKey: [...queryKeys.learning, 'problem', channelId, problemId] as const,
    queryFn: ({ signal }: Signal) => getProblem(channelId, problemId, signal),
  }),
  hint: (channelId: number, hint: { readonly problemId: number; readonly step: number }) => ({
    queryKey: [...queryKeys.learning, 'hint', channelId, hint] as const,
    queryFn: ({ signal }: Signal) => getHint(channelId, hint, signal),
  }),
  draft: (channelId: number, place: DraftPlace) => ({
    queryKey: [...queryKeys.learning, 'draft', channelId, place] as const,
    queryFn: ({ signal }: Signal) => getDraft(channelId, place, signal),
  }),
  draftVersions: (channelId: number, place: DraftPlace) => ({
    queryKey: [...queryKeys.learning, 'draftVersions', channelId, place] as const,
    queryFn: ({ signal }: Signal) => listDraftVersions(channelId, place, signal),
  }),
  ownCases: (channelId: number, problemId: number) => ({
    queryKey: [...queryKeys.learning, 'ownCases', channelId, problemId] as const,
    queryFn: ({ signal }: Signal) => getOwnCases(channelId, problemId, signal),
  }),
  stages: (channelId: number) => ({
    queryKey: [...queryKeys.learning, 'stages', channelId] as const,
    queryFn: ({ signal }: Signal) => listStages(channelId, signal),
  }),
  shelf: (channelId: number, page: number) => ({
    queryKey: [...queryKeys.learning, 'shelf', channelId, page] as const,
    queryFn: ({ signal }: Signal) => listShelf(channelId, page, signal),
  }),
  ghosts: (channelId: number, problemId: number) => ({
    queryKey: [...queryKeys.learning, 'ghosts', channelId, problemId] as const,
    queryFn: ({ signal }: Signal) => listGhosts(channelId, problemId, signal),
  }),
  submissions: (channelId: number, problemId: number) => ({
    queryKey: [...queryKeys.learning, 'submissions', channelId, problemId] as const,
    queryFn: ({ signal }: Signal) => listSubmissions(channelId, problemId, signal),
  }),
};

/** After an accepted submission, or what else moves the progress. */
export const renewLearning = () => renew([queryKeys.learning]);

export const renewLesson = (channelId: number, lessonId: number) =>
  renew([learningQueries.lesson(channelId, lessonId).queryKey]);

/** After a draft was saved. */
export const renewDraftVersions = (...of: Parameters<typeof learningQueries.draftVersions>) =>
  renew([learningQueries.draftVersions(...of).queryKey]);

/** Checks a content of a lesson as read. */
export const useCheckContent = mutationHook(
  ({
    channelId,
    place,
  }: {
    readonly channelId: number;
    readonly place: Parameters<typeof checkContent>[1];
  }) => ({
    mutationFn: () => checkContent(channelId, place),
    renews: [queryKeys.learning, queryKeys.courseClasses],
  }),
);
