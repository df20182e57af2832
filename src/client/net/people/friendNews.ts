import { friendRoutes, type Friend } from '#shared/contract/people/friends.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import type { FreePlace, PushedGift } from '#shared/contract/rooms/userRoom.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { friendStore } from '#client/stores/friendStore.ts';
import { client } from '#client/net/rest/client.ts';

const friends = client(friendRoutes);

export type FriendPage = ResponseOf<typeof friendRoutes.listReceived>;

/** Asks for the requests that wait; quietly: it is a number on a button, and the news of new ones. */
export async function countReceived(): Promise<void> {
  takeReceived(await friends.listReceived({ query: {} }, { quiet: true }));
}

/** Requests that were not there before are news; those of the first answer have waited for longer. */
export function takeReceived({ total, currentPage, friendList }: FriendPage): void {
  chatStore.setState({ friendRequests: total });
  if (currentPage !== 1) return;
  friendStore.setState(({ requests, news }) => {
    const known = new Set(requests?.map(keyOf));
    const waiting = new Set(friendList.map(keyOf));
    const still = news.filter((one) => one.kind !== 'request' || waiting.has(keyOf(one.friend)));
    const fresh = requests === null ? [] : friendList.filter((friend) => !known.has(keyOf(friend)));
    return {
      requests: friendList,
      news: [...still, ...fresh.toReversed().map((friend) => ({ kind: 'request' as const, friend }))],
    };
  });
}

/** A refused child may ask again: the same friendship with another date. */
const keyOf = ({ friendshipId, since }: Friend) => `${friendshipId}@${since}`;

/** A gift that comes twice is told once. */
export function receiveGift(gift: PushedGift): void {
  friendStore.setState(({ news }) =>
    news.some((one) => one.kind === 'gift' && one.gift.giftId === gift.giftId)
      ? {}
      : { news: [...news, { kind: 'gift', gift }] },
  );
}

export function receiveFreePlace(place: FreePlace): void {
  friendStore.setState(({ news }) => ({ news: [...news, { kind: 'place', place }] }));
}

/** The oldest news has been told. */
export function dropFriendNews(): void {
  friendStore.setState(({ news }) => ({ news: news.slice(1) }));
}
