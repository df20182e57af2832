import { getStageDraft, listStageDrafts } from '#client/net/rest/learning/stageDrafts.ts';

type Signal = { readonly signal: AbortSignal };

/** What staff reads of its stages; asked again whenever it is looked at, since colleagues edit them, too. */
export const stageDraftQueries = {
  all: ['stageDrafts'] as const,
  list: (page: number) => ({
    queryKey: ['stageDrafts', 'list', page] as const,
    queryFn: ({ signal }: Signal) => listStageDrafts(page, signal),
    staleTime: 0,
  }),
  draft: (draftId: number) => ({
    queryKey: ['stageDrafts', 'draft', draftId] as const,
    queryFn: ({ signal }: Signal) => getStageDraft(draftId, signal),
    staleTime: 0,
  }),
};
