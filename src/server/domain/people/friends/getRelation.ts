import type { FriendRelationReply } from '#shared/contract/people/friends.ts';
import { friendships } from '#server/db/tables/people/friends.ts';
import { otherUser } from '#server/domain/people/accounts/userSummaries.ts';
import { isFriendshipOf } from './friendshipRules.ts';
import type { UserCall } from '#server/domain/call.ts';

/**
 * The relation of another user to the caller. A refused user reads ASKED, the user who refused reads NONE. Throws
 * MEMBER_NOT_FOUND, VALIDATION_FAIL (oneself).
 */
export async function getRelation(
  input: UserCall & {
    otherId: number;
  },
): Promise<FriendRelationReply> {
  const { deps, userId, otherId } = input;
  await otherUser({ deps, userId, otherId });
  const [row] = await deps.db.select().from(friendships).where(isFriendshipOf(userId, otherId));
  if (!row) return { relation: 'NONE', friendshipId: null };
  const { id: friendshipId, state, requesterId } = row;
  if (state === 'ACCEPT') return { relation: 'FRIEND', friendshipId };
  if (requesterId === userId) return { relation: 'ASKED', friendshipId };
  return state === 'PENDING'
    ? { relation: 'RECEIVED', friendshipId }
    : { relation: 'NONE', friendshipId: null };
}
