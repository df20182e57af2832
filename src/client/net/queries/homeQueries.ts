import { listGuestbook, listOpenHomes, loadOwnHome, visitHome } from '#client/net/rest/world/home.ts';

/** What React reads of homes; asked again whenever one enters, as friends furnish and write meanwhile. */
export const homeQueries = {
  all: ['homes'] as const,
  own: () => ({
    queryKey: ['homes', 'own'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadOwnHome(signal),
    staleTime: 0,
    // A room that is being furnished must not change under the hand.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
  open: () => ({
    queryKey: ['homes', 'open'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listOpenHomes(signal),
    staleTime: 0,
  }),
  visit: (userId: number) => ({
    queryKey: ['homes', 'visit', userId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => visitHome(userId, signal),
    staleTime: 0,
  }),
  guestbook: (userId: number, page: number) => ({
    queryKey: ['homes', 'guestbook', userId, page] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listGuestbook({ userId, page }, signal),
    staleTime: 0,
  }),
};
