import { listAiRequests } from '#client/net/rest/learning/problemAi.ts';
import { getProblemDraft, listProblemDrafts } from '#client/net/rest/learning/problemDrafts.ts';

type Signal = { readonly signal: AbortSignal };

/** What staff reads of the problems of its channel; asked again whenever it is looked at: colleagues edit them, too. */
export const problemDraftQueries = {
  all: (channelId: number) => ['lms', channelId, 'problems'] as const,
  list: (channelId: number, filter: { readonly page: number; readonly query: string }) => ({
    queryKey: ['lms', channelId, 'problems', 'list', filter] as const,
    queryFn: ({ signal }: Signal) => listProblemDrafts(channelId, filter, signal),
    staleTime: 0,
  }),
  /** Under the key at which what was saved is put: a check is asked for on top of that version. */
  draft: (channelId: number, draftId: number) => ({
    queryKey: ['lms', channelId, 'problems', 'content', draftId] as const,
    queryFn: ({ signal }: Signal) => getProblemDraft(channelId, draftId, signal),
    staleTime: 0,
  }),
  ai: (channelId: number) => ({
    queryKey: ['lms', channelId, 'problems', 'ai'] as const,
    queryFn: ({ signal }: Signal) => listAiRequests(channelId, signal),
    staleTime: 0,
  }),
};
