import { serviceChannelRoutes } from '#shared/contract/service/channels.ts';
import { client } from '#client/net/rest/client.ts';

const channels = client(serviceChannelRoutes);

export const serviceChannelQueries = {
  list: (query: { readonly query: string; readonly page: number }) => ({
    queryKey: ['service', 'channels', query.query, query.page] as const,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => channels.list({ query }, { signal }),
    staleTime: 0,
  }),
};
