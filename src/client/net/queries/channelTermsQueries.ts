import { loadTerms } from '#client/net/rest/people/terms.ts';
import type { ChannelTermsType } from '#shared/contract/people/terms.ts';

/** A channel's own terms, as its staff changes them. */
export const channelTermsQueries = {
  one: (channelId: number, type: ChannelTermsType) => ({
    queryKey: ['channel', channelId, 'terms', type] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => loadTerms({ type, channelId }, signal),
    staleTime: 0,
  }),
};
