import { and, eq } from 'drizzle-orm';
import { userBlocks } from '#server/db/tables/people/moderation.ts';
import { listNicknames, otherUser } from '#server/domain/people/accounts/userSummaries.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import type { UserCall } from '#server/domain/call.ts';

interface Block extends UserCall {
  readonly blockedUserId: number;
}

/**
 * Parts two users for good; a friendship ends. Repeating it changes nothing. Throws MEMBER_NOT_FOUND, VALIDATION_FAIL
 * (oneself).
 */
export async function blockUser({ deps, userId, blockedUserId }: Block): Promise<void> {
  await otherUser({ deps, userId, otherId: blockedUserId });
  await transaction(deps, async (tx) => {
    await tx.insert(userBlocks).values({ userId, blockedUserId }).onConflictDoNothing();
    await emit(tx, { type: 'user.blocked', userId, blockedUserId });
  });
}

/** Removes a block; a friendship that it ended stays ended. Throws as `blockUser` does. */
export async function unblockUser({ deps, userId, blockedUserId }: Block): Promise<void> {
  await otherUser({ deps, userId, otherId: blockedUserId });
  await deps.db
    .delete(userBlocks)
    .where(and(eq(userBlocks.userId, userId), eq(userBlocks.blockedUserId, blockedUserId)));
}

export async function listBlocks({
  deps,
  userId,
}: Pick<Block, 'deps' | 'userId'>): Promise<{ userId: number; nickname: string }[]> {
  const rows = await deps.db
    .select({ userId: userBlocks.blockedUserId })
    .from(userBlocks)
    .where(eq(userBlocks.userId, userId));
  return listNicknames({ deps, userIds: rows.map((row) => row.userId) });
}
