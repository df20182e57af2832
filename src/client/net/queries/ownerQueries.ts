import { listClosedChannels, listOwners } from '#client/net/rest/channels/owners.ts';

interface Asked {
  readonly signal: AbortSignal;
}

/** The owners of a channel; asked at every look, since the other side answers. */
export const ownerQueries = {
  owners: (channelId: number) => ({
    queryKey: ['members', channelId, 'owners'] as const,
    queryFn: ({ signal }: Asked) => listOwners(channelId, signal),
    staleTime: 0,
  }),
  closed: () => ({
    queryKey: ['channels', 'closed'] as const,
    queryFn: ({ signal }: Asked) => listClosedChannels(signal),
    staleTime: 0,
  }),
};
