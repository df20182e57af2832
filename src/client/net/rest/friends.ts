import { friendRoutes, type LobbyMember } from '#shared/contract/friends.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { chatStore } from '#client/stores/chatStore.ts';
import { rest } from './rest.ts';

type FriendPage = ResponseOf<typeof friendRoutes.listReceivedFriendships>;

export async function listLobbyMembers(signal?: AbortSignal): Promise<readonly LobbyMember[]> {
  return (await rest.call(friendRoutes.listLobbyMembers, undefined, { signal })).memberList;
}

export async function listReceived(page: number, signal?: AbortSignal): Promise<FriendPage> {
  const received = await rest.call(friendRoutes.listReceivedFriendships, { query: { page } }, { signal });
  chatStore.setState({ friendRequests: received.total });
  return received;
}

/** Counts the requests that wait; quietly, it is only a number on a button. */
export async function countReceived(): Promise<void> {
  const { total } = await rest.call(friendRoutes.listReceivedFriendships, { query: {} }, { quiet: true });
  chatStore.setState({ friendRequests: total });
}

export async function requestFriendship(userId: number): Promise<'ACCEPT' | 'PENDING' | 'REJECT'> {
  return (await rest.call(friendRoutes.requestFriendship, { body: { userId } })).state;
}

export async function answerFriendship(friendshipId: number, answer: 'accept' | 'reject'): Promise<void> {
  const route = answer === 'accept' ? friendRoutes.acceptFriendship : friendRoutes.rejectFriendship;
  await rest.call(route, { params: { id: friendshipId } });
  await countReceived();
}

export async function endFriendship(friendshipId: number): Promise<void> {
  await rest.call(friendRoutes.endFriendship, { params: { id: friendshipId } });
}
