import { getOwnHand } from '#client/net/rest/learning/raisedHands.ts';
import { queryKeys } from './queryKeys.ts';

/** Whether the own hand is raised. */
export const handQuery = (channelId: number) => ({
  queryKey: [...queryKeys.hand, channelId] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => getOwnHand(channelId, signal),
  staleTime: 0,
});
