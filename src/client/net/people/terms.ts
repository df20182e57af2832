import {
  termsRoutes,
  type ChannelTermsType,
  type Terms,
  type TermsSection,
  type TermsType,
} from '#shared/contract/people/terms.ts';
import { boardRoutes } from '#shared/contract/people/boards.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { reloadMe } from './session.ts';
import { queryKeys } from '#client/net/queryKeys.ts';

const terms = client(termsRoutes);
const boards = client(boardRoutes);

/** Anybody may read terms: the failure is worded where they are read. */
const quiet = (signal?: AbortSignal) => ({ signal, quiet: true });

function loadTerms(
  { type, channelId }: { readonly type: TermsType; readonly channelId?: number | undefined },
  signal?: AbortSignal,
): Promise<Terms> {
  const query = channelId === undefined ? {} : { channelId };
  return terms.get({ params: { type }, query }, quiet(signal));
}

/** Terms and notices of the product, which anybody may read. */
export const readingQueries = {
  terms: (of: { readonly type: TermsType; readonly channelId?: number | undefined }) => ({
    queryKey: ['terms', of.type, of.channelId ?? 0] as const,
    queryFn: ({ signal }: Asked) => loadTerms(of, signal),
  }),
  notices: (page: number) => ({
    queryKey: ['notices', page] as const,
    queryFn: ({ signal }: Asked) => boards.listNotices({ query: { page } }, quiet(signal)),
  }),
  notice: (noticeId: number) => ({
    queryKey: ['notice', noticeId] as const,
    queryFn: ({ signal }: Asked) => boards.getNotice({ params: { id: noticeId } }, quiet(signal)),
  }),
};

/** Terms that the user is asked to agree to again. */
export const askedTermsQuery = () => ({
  queryKey: ['terms', 'asked'] as const,
  queryFn: ({ signal }: Asked) => terms.listAsked(undefined, quiet(signal)),
  staleTime: 0,
});

/** Agrees to each in the version that was read; then the session knows that nothing is asked any more. */
export const useAgreeTerms = mutationHook({
  mutationFn: async (read: readonly Terms[]) => {
    for (const { type, version } of read)
      if (type === 'SERVICE' || type === 'PRIVACY')
        await terms.agree({ body: { type, version } }, { quiet: true });
  },
  renewsAlways: [['terms', 'asked']],
  reloads: reloadMe,
});

/** A channel's own terms, as its staff changes them. */
export const channelTermsQueries = {
  one: (channelId: number, type: ChannelTermsType) => ({
    queryKey: [...queryKeys.channelOf(channelId), 'terms', type] as const,
    queryFn: ({ signal }: Asked) => loadTerms({ type, channelId }, signal),
    staleTime: 0,
  }),
};

interface TermsPlace {
  readonly id: number;
  readonly type: ChannelTermsType;
}

const stored = ({ id, type }: TermsPlace) => ({
  onSuccess: (saved: Terms) =>
    queryClient.setQueryData<Terms>(channelTermsQueries.one(id, type).queryKey, saved),
});

export const useSaveChannelTerms = mutationHook((params: TermsPlace) => ({
  mutationFn: (sectionList: TermsSection[]) => terms.saveOfChannel({ params, body: { sectionList } }),
  ...stored(params),
}));

/** Those of the product count again. */
export const useRemoveChannelTerms = mutationHook((params: TermsPlace) => ({
  mutationFn: () => terms.removeOfChannel({ params }),
  ...stored(params),
}));
