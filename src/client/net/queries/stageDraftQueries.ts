import { getStageDraft, listStageDrafts } from '#client/net/rest/learning/stageDrafts.ts';

type Signal = { readonly signal: AbortSignal };

/** What staff reads of its stages; asked again whenever it is looked at, since colleagues edit them, too. */
export const stageDraftQueries = {
  all: ['stageDrafts'] as const,
  list: (channelId: number, page: number) => ({
    queryKey: ['stageDrafts', 'list', channelId, page] as const,
    queryFn: ({ signal }: Signal) => listStageDrafts(channelId, page, signal),
    staleTime: 0,
  }),
  draft: (channelId: number, draftId: number) => ({
    queryKey: ['stageDrafts', 'draft', channelId, draftId] as const,
    queryFn: ({ signal }: Signal) => getStageDraft(channelId, draftId, signal),
    staleTime: 0,
  }),
};
