import { loadProfile } from '#client/net/rest/people/profiles.ts';
import { queryKeys } from './queryKeys.ts';

/** What another user shows of itself. Its key lies below that of friends: a push about them renews it. */
export const profileQuery = (userId: number) => ({
  queryKey: [...queryKeys.friends, 'profile', userId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => loadProfile(userId, signal),
});
