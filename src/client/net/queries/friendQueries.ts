import { listLobbyMembers, listReceived } from '../rest/friends.ts';
import { listHiddenUsers, loadMemberChat } from '../rest/chat.ts';
import { loadProfile } from '../rest/profiles.ts';

/** What React reads of other people; `friendQueries.all` is the key to invalidate when something changed. */
export const friendQueries = {
  all: ['friends'] as const,
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
  /** Whose words one does not see. */
  hidden: () => ({
    queryKey: ['friends', 'hidden'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listHiddenUsers(signal),
    staleTime: 0,
  }),
  /** How somebody may talk; for teachers, of whom there may be several. */
  memberChat: (userId: number) => ({
    queryKey: ['memberChat', userId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadMemberChat(userId, signal),
    staleTime: 0,
  }),
  profile: (userId: number) => ({
    queryKey: ['profile', userId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadProfile(userId, signal),
  }),
};
