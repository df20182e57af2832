import { eq } from 'drizzle-orm';
import { friendships } from '#server/db/tables/people/friends.ts';
import { AppError } from '#server/platform/appError.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { assertRoomForFriend, emitAccepted } from './friendshipRules.ts';
import type { Friendship } from './requestFriendship.ts';
import type { UserCall } from '#server/domain/call.ts';

/**
 * Answers a request of another user; repeating the answer changes nothing. Throws RESOURCE_NOT_FOUND,
 * ALREADY_FRIEND_USER (no, after yes), TOO_MANY_FRIENDS.
 */
export async function answerFriendship(
  input: UserCall & {
    friendshipId: number;
    answer: 'ACCEPT' | 'REJECT';
  },
): Promise<Friendship> {
  const { deps, userId, friendshipId, answer } = input;
  await transaction(deps, async (tx) => {
    const [row] = await tx.select().from(friendships).where(eq(friendships.id, friendshipId)).for('update');
    const isReceiver =
      row !== undefined && [row.lowUserId, row.highUserId].includes(userId) && row.requesterId !== userId;
    if (!isReceiver)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `no request ${friendshipId} to user ${userId}` });
    if (row.state === answer) return;
    if (row.state === 'ACCEPT')
      throw new AppError('ALREADY_FRIEND_USER', { log: `request ${friendshipId} is accepted already` });
    if (row.state === 'REJECT')
      throw new AppError('RESOURCE_NOT_FOUND', { log: `request ${friendshipId} is rejected already` });
    if (answer === 'ACCEPT') await assertRoomForFriend(tx, userId);
    await tx
      .update(friendships)
      .set({ state: answer, answeredAt: deps.clock.now() })
      .where(eq(friendships.id, friendshipId));
    // The requester does not learn of a refusal.
    const told = answer === 'ACCEPT' ? [userId, row.requesterId] : [userId];
    if (answer === 'ACCEPT') await emitAccepted(tx, { requesterId: row.requesterId, accepterId: userId });
    for (const id of told) await emit(tx, { type: 'friendship.changed', userId: id });
  });
  return { friendshipId, state: answer };
}
