import type { Asked } from '#client/net/rest/client.ts';
/**
 * The channel of an address for who shows its name alone, under the key of `channelQueries.byDomain`. The call comes by
 * itself, so that dialogs carry none of the calls of channels.
 */
export const channelNameQuery = (channelDomain: string) => ({
  queryKey: ['channel', channelDomain] as const,
  queryFn: async ({ signal }: Asked) => {
    const { channelQueries } = await import('#client/net/channels/channels.ts');
    return channelQueries.byDomain(channelDomain).queryFn({ signal });
  },
  staleTime: 0,
});
