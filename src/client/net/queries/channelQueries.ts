import { loadChannel } from '#client/net/rest/channels/channels.ts';

/** Channels as their own pages see them. */
export const channelQueries = {
  byDomain: (channelDomain: string) => ({
    queryKey: ['channel', channelDomain] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadChannel(channelDomain, signal),
  }),
};
