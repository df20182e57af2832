import { serviceLogRoutes } from '#shared/contract/service/log.ts';
import { client } from '#client/net/rest/client.ts';

const log = client(serviceLogRoutes);

export const serviceLogQueries = {
  /** The actions of or on one user, or of all users. */
  list: (userId?: number) => ({
    queryKey: ['service', 'log', userId] as const,
    queryFn: ({ pageParam, signal }: { readonly pageParam: string | null; readonly signal: AbortSignal }) =>
      log.list(
        {
          query: {
            ...(userId !== undefined && { userId }),
            ...(pageParam !== null && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
    staleTime: 0,
  }),
};
