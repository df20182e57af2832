import {
  friendRoutes,
  type Friend,
  type FriendPlace,
  type LobbyMember,
} from '#shared/contract/people/friends.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import type { FreePlace, PushedGift } from '#shared/contract/rooms/userRoom.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { friendStore } from '#client/stores/friendStore.ts';
import { rest } from '#client/net/rest/rest.ts';

type FriendPage = ResponseOf<typeof friendRoutes.listReceived>;

export async function listLobbyMembers(signal?: AbortSignal): Promise<readonly LobbyMember[]> {
  return (await rest.call(friendRoutes.listLobbyMembers, undefined, { signal })).memberList;
}

export async function listReceived(page: number, signal?: AbortSignal): Promise<FriendPage> {
  const received = await rest.call(friendRoutes.listReceived, { query: { page } }, { signal });
  takeReceived(received);
  return received;
}

/** Asks for the requests that wait; quietly: it is a number on a button, and the news of new ones. */
export async function countReceived(): Promise<void> {
  takeReceived(await rest.call(friendRoutes.listReceived, { query: {} }, { quiet: true }));
}

/** Requests that were not there before are news; those of the first answer have waited for longer. */
function takeReceived({ total, currentPage, friendList }: FriendPage): void {
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

/** Whoever was refused may ask again: the same friendship at another time. */
const keyOf = ({ friendshipId, since }: Friend) => `${friendshipId}@${since}`;

/** A gift is told once, whatever comes twice. */
export function receiveGift(gift: PushedGift): void {
  friendStore.setState(({ news }) =>
    news.some((one) => one.kind === 'gift' && one.gift.giftId === gift.giftId)
      ? {}
      : { news: [...news, { kind: 'gift', gift }] },
  );
}

/** There is a place where a friend is. */
export function receiveFreePlace(place: FreePlace): void {
  friendStore.setState(({ news }) => ({ news: [...news, { kind: 'place', place }] }));
}

/** The oldest news has been told. */
export function dropFriendNews(): void {
  friendStore.setState(({ news }) => ({ news: news.slice(1) }));
}

export async function requestFriendship(userId: number): Promise<'ACCEPT' | 'PENDING' | 'REJECT'> {
  return (await rest.call(friendRoutes.request, { body: { userId } })).state;
}

export async function requestFriendshipByNickname(
  nickname: string,
): Promise<'ACCEPT' | 'PENDING' | 'REJECT'> {
  return (await rest.call(friendRoutes.request, { body: { nickname } })).state;
}

export function loadRelation(
  userId: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof friendRoutes.getRelation>> {
  return rest.call(friendRoutes.getRelation, { params: { id: userId } }, { signal });
}

export async function answerFriendship(friendshipId: number, answer: 'accept' | 'reject'): Promise<void> {
  const route = answer === 'accept' ? friendRoutes.accept : friendRoutes.reject;
  await rest.call(route, { params: { id: friendshipId } });
  await countReceived();
}

export async function endFriendship(friendshipId: number): Promise<void> {
  await rest.call(friendRoutes.end, { params: { id: friendshipId } });
}

export function locateFriend(friendshipId: number): Promise<FriendPlace> {
  return rest.call(friendRoutes.locate, { params: { id: friendshipId } });
}

export async function sendGift(friendshipId: number): Promise<void> {
  await rest.call(friendRoutes.sendGift, { params: { id: friendshipId } });
}

export function listGifts(
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof friendRoutes.listGifts>> {
  return rest.call(friendRoutes.listGifts, { query: { page } }, { signal });
}
