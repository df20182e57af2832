import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { friendships } from '#server/db/tables/people/friends.ts';
import { AppError } from '#server/platform/appError.ts';
import type { EventOf } from '#server/domain/events.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { isFriendshipOf } from './friendshipRules.ts';
import type { UserCall } from '#server/domain/call.ts';

/** Ends a friendship or withdraws a request. It does not undo a refusal. Throws RESOURCE_NOT_FOUND. */
export async function endFriendship(
  input: UserCall & {
    friendshipId: number;
  },
): Promise<void> {
  const { deps, userId, friendshipId } = input;
  const isMine = or(eq(friendships.lowUserId, userId), eq(friendships.highUserId, userId));
  await transaction(deps, async (tx) => {
    const [gone] = await tx
      .delete(friendships)
      .where(
        and(
          eq(friendships.id, friendshipId),
          isMine,
          or(
            eq(friendships.state, 'ACCEPT'),
            and(eq(friendships.state, 'PENDING'), eq(friendships.requesterId, userId)),
          ),
        ),
      )
      .returning();
    if (!gone)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `no friendship ${friendshipId} of user ${userId}` });
    for (const id of [gone.lowUserId, gone.highUserId])
      await emit(tx, { type: 'friendship.changed', userId: id });
  });
}

/** Ends any friendship or request between the two. */
export async function partBlockedUsers(
  tx: Transaction,
  { userId, blockedUserId }: EventOf<'user.blocked'>,
): Promise<void> {
  await tx.delete(friendships).where(isFriendshipOf(userId, blockedUserId));
  for (const id of [userId, blockedUserId]) await emit(tx, { type: 'friendship.changed', userId: id });
}
