import { serviceNoticeRoutes, type NoticeBody } from '#shared/contract/service/notices.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';

const notices = client(serviceNoticeRoutes);
const ROOT = ['service', 'notices'] as const;
const QUIET = { quiet: true } as const;

export const serviceNoticeQueries = {
  list: (page: number) => ({
    queryKey: [...ROOT, page] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => notices.list({ query: { page } }, { signal }),
    staleTime: 0,
  }),
};

/** The board that everybody reads, too. */
const renews = [ROOT, ['notices'], ['service', 'log']];

export const useCreateNotice = mutationHook({
  mutationFn: (body: NoticeBody) => notices.create({ body }, QUIET),
  renews,
});

export const useSaveNotice = mutationHook((noticeId: number) => ({
  mutationFn: (body: NoticeBody) => notices.save({ params: { id: noticeId }, body }, QUIET),
  renews,
}));

export const useRemoveNotice = mutationHook({
  mutationFn: (noticeId: number) => notices.remove({ params: { id: noticeId } }),
  renews,
});
