import { raisedHandRoutes } from '#shared/contract/learning/raisedHands.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const raisedHands = client(raisedHandRoutes);

/** Pupils raise hands while the page is open; they are not pushed one by one. */
const LIVE_MS = 6_000;

export const handQueries = {
  /** Whether the own hand is raised. */
  own: (channelId: number) => ({
    queryKey: [...queryKeys.hand, channelId] as const,
    queryFn: ({ signal }: Asked) => raisedHands.getOwn({ channelId }, { signal, quiet: true }),
    staleTime: 0,
  }),
  list: (id: number) => ({
    queryKey: [...queryKeys.classOf(id), 'hands'] as const,
    queryFn: async ({ signal }: Asked) =>
      (await raisedHands.list({ params: { id } }, { signal, quiet: true })).handList,
    staleTime: 0,
    refetchInterval: LIVE_MS,
  }),
};

export const useRaiseHand = mutationHook((channelId: number) => ({
  mutationFn: (body: RequestOf<typeof raisedHandRoutes.raise>['body']) =>
    raisedHands.raise({ channelId, body }),
  renewsAlways: [handQueries.own(channelId).queryKey],
}));

export const useWithdrawHand = mutationHook((channelId: number) => ({
  mutationFn: () => raisedHands.withdraw({ channelId }),
  renewsAlways: [handQueries.own(channelId).queryKey],
}));

/** Takes down the hand of a pupil who is helped. */
export const useHelpHand = mutationHook((id: number) => ({
  mutationFn: (handId: number) => raisedHands.help({ params: { id, handId } }),
  renewsAlways: [queryKeys.classOf(id)],
}));
