import { listGifts, listLobbyMembers, listReceived, loadRelation } from '#client/net/rest/people/friends.ts';
import { listHiddenUsers, findClassOf, loadMemberChat } from '#client/net/rest/people/chat.ts';
import { queryKeys } from './queryKeys.ts';

/** What React reads of other people; `friendQueries.all` is the key to invalidate when something changed. */
export const friendQueries = {
  all: queryKeys.friends,
  /** Asked again whenever it is looked at: friends walk about. */
  present: () => ({
    queryKey: ['friends', 'present'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listLobbyMembers(signal),
    staleTime: 0,
  }),
  received: (page: number) => ({
    queryKey: ['friends', 'received', page] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listReceived(page, signal),
    staleTime: 0,
  }),
  /** What another user is to oneself; follows every push about friends. */
  relation: (userId: number) => ({
    queryKey: ['friends', 'with', userId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadRelation(userId, signal),
    staleTime: 0,
  }),
  gifts: (page: number) => ({
    queryKey: ['friends', 'gifts', page] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listGifts(page, signal),
    staleTime: 0,
  }),
  /** Muted and blocked users. */
  hidden: () => ({
    queryKey: ['friends', 'hidden'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listHiddenUsers(signal),
    staleTime: 0,
  }),
  /** In which of the classes that one teaches somebody is a member. */
  classOf: (channelIds: readonly number[], userId: number) => ({
    queryKey: ['memberChat', 'class', channelIds, userId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => findClassOf(channelIds, userId, signal),
    staleTime: 0,
  }),
  /** A member's chat rights, as teachers set them; several teachers may. */
  memberChat: (channelId: number, userId: number) => ({
    queryKey: ['memberChat', channelId, userId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadMemberChat(channelId, userId, signal),
    staleTime: 0,
  }),
};
