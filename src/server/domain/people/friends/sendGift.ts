import { and, count, eq, gt } from 'drizzle-orm';
import { GIFT_POINTS, PAID_GIFTS_PER_DAY } from '#shared/contract/people/friends.ts';
import type { Transaction } from '#server/db/connect.ts';
import { friendGifts, friendships } from '#server/db/tables/people/friends.ts';
import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postRows } from '#server/domain/world/economy/postRows.ts';

/**
 * Gives a friend a shell, once on each day in Seoul. The points are new, so the receiver gets them for a few gifts of a
 * day only. Throws RESOURCE_NOT_FOUND, GIFT_ALREADY_SENT.
 */
export async function sendGift(input: { deps: Deps; userId: number; friendshipId: number }): Promise<void> {
  const { deps, userId, friendshipId } = input;
  const now = deps.clock.now();
  const day = seoulDay(now);
  const sender = (await userSummaries({ deps, userIds: [userId] })).get(userId);
  await transaction(deps, async (tx) => {
    const friendId = await friendOf(tx, { userId, friendshipId });
    // Gifts of several friends to one receiver are counted one after the other.
    const wallet = await lockWallet({ tx, userId: friendId });
    const point = (await countPaid(tx, { friendId, day })) < PAID_GIFTS_PER_DAY ? GIFT_POINTS : 0;
    const [gift] = await tx
      .insert(friendGifts)
      .values({ senderId: userId, receiverId: friendId, day, point, sentAt: now })
      .onConflictDoNothing()
      .returning({ giftId: friendGifts.id });
    if (!gift)
      throw new AppError('GIFT_ALREADY_SENT', { log: `user ${userId} gave to ${friendId} on ${day}` });
    const reasonKey = `gift:${day}:${userId}`;
    if (point > 0)
      await postRows({ tx, wallet, reasonKey, rows: [{ kind: 'POINT', amount: point, refId: 0 }] });
    const from = { giftId: gift.giftId, userId, nickname: sender?.nickname ?? '', point };
    await emit(tx, { type: 'gift.sent', userId, friendId, gift: from });
  });
}

async function friendOf(
  tx: Transaction,
  { userId, friendshipId }: { readonly userId: number; readonly friendshipId: number },
): Promise<number> {
  // The lock lets a block wait, unless it has ended the friendship already.
  const [row] = await tx
    .select()
    .from(friendships)
    .where(and(eq(friendships.id, friendshipId), eq(friendships.state, 'ACCEPT')))
    .for('share');
  if (row?.lowUserId === userId) return row.highUserId;
  if (row?.highUserId === userId) return row.lowUserId;
  throw new AppError('RESOURCE_NOT_FOUND', { log: `no friendship ${friendshipId} of user ${userId}` });
}

async function countPaid(
  tx: Transaction,
  { friendId, day }: { readonly friendId: number; readonly day: string },
): Promise<number> {
  const [row] = await tx
    .select({ paid: count() })
    .from(friendGifts)
    .where(and(eq(friendGifts.receiverId, friendId), eq(friendGifts.day, day), gt(friendGifts.point, 0)));
  return row?.paid ?? 0;
}
