import { friendRoutes } from '#shared/contract/people/friends.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { countReceived, takeReceived } from './friendNews.ts';

export const friends = client(friendRoutes);

/** Queries of React about other people; a push about friends renews them. */
export const friendQueries = {
  /** Asked again whenever it is looked at: friends walk about. */
  present: () => ({
    queryKey: [...queryKeys.friends, 'present'] as const,
    queryFn: async ({ signal }: Asked) => (await friends.listLobbyMembers(undefined, { signal })).memberList,
    staleTime: 0,
  }),
  received: (page: number) => ({
    queryKey: [...queryKeys.friends, 'received', page] as const,
    queryFn: async ({ signal }: Asked) => {
      const received = await friends.listReceived({ query: { page } }, { signal });
      takeReceived(received);
      return received;
    },
    staleTime: 0,
  }),
  /** The relation between another user and oneself. */
  relation: (userId: number) => ({
    queryKey: [...queryKeys.friends, 'with', userId] as const,
    queryFn: ({ signal }: Asked) => friends.getRelation({ params: { id: userId } }, { signal }),
    staleTime: 0,
  }),
  gifts: (page: number) => ({
    queryKey: [...queryKeys.friends, 'gifts', page] as const,
    queryFn: ({ signal }: Asked) => friends.listGifts({ query: { page } }, { signal }),
    staleTime: 0,
  }),
};

/** Asks somebody to be friends, by id or by nickname; who had asked before is accepted. */
export const useRequestFriendship = mutationHook({
  mutationFn: async (whom: RequestOf<typeof friendRoutes.request>['body']) =>
    (await friends.request({ body: whom })).state,
  renewsAlways: [queryKeys.friends],
});

export type FriendshipAnswer = 'accept' | 'reject';

export async function answerFriendship(friendshipId: number, answer: FriendshipAnswer): Promise<void> {
  await friends[answer]({ params: { id: friendshipId } });
  await countReceived();
}

export const useAnswerFriendship = mutationHook((friendshipId: number) => ({
  mutationFn: (answer: FriendshipAnswer) => answerFriendship(friendshipId, answer),
  renewsAlways: [queryKeys.friends],
}));

/** Ends a friendship, or takes a request back. */
export const useEndFriendship = mutationHook({
  mutationFn: (friendshipId: number) => friends.end({ params: { id: friendshipId } }),
  renewsAlways: [queryKeys.friends],
});

export const useSendGift = mutationHook((friendshipId: number) => ({
  mutationFn: () => friends.sendGift({ params: { id: friendshipId } }),
  renewsAlways: [queryKeys.friends],
}));
