import { getOwnHand } from '#client/net/rest/learning/raisedHands.ts';
import { queryKeys } from './queryKeys.ts';

/** Whether the own hand is raised. */
export const handQuery = () => ({
  queryKey: queryKeys.hand,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => getOwnHand(signal),
  staleTime: 0,
});
