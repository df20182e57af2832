/**
 * The channel of an address for who shows its name alone, under the key of `channelQueries.byDomain`. The call comes by
 * itself, so that dialogs carry none of the calls of channels.
 */
export const channelNameQuery = (channelDomain: string) => ({
  queryKey: ['channel', channelDomain] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const { loadChannel } = await import('#client/net/rest/channels/channels.ts');
    return loadChannel(channelDomain, signal);
  },
  staleTime: 0,
});
