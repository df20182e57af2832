import { and, asc, eq } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import { userBlocks } from '#server/db/tables/moderation.ts';
import { otherUser } from '../accounts/otherUser.ts';
import type { Deps } from '../deps.ts';
import { endFriendshipBetween } from '../friends/endFriendshipBetween.ts';

interface Block {
  readonly deps: Deps;
  readonly userId: number;
  readonly blockedUserId: number;
}

/** Parts two users for good; a friendship ends. Twice is once. Throws MEMBER_NOT_FOUND, VALIDATION_FAIL (oneself). */
export async function blockUser({ deps, userId, blockedUserId }: Block): Promise<void> {
  await otherUser({ deps, userId, otherId: blockedUserId });
  await deps.db.transaction(async (tx) => {
    await tx.insert(userBlocks).values({ userId, blockedUserId }).onConflictDoNothing();
    await endFriendshipBetween({ tx, userId, otherId: blockedUserId });
  });
  for (const id of [userId, blockedUserId])
    deps.events.emit('socialChanged', { userId: id, what: 'friends' });
}

/** Takes a block back; a friendship that it ended stays ended. Throws as `blockUser` does. */
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
  return deps.db
    .select({ userId: users.id, nickname: users.nickname })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.blockedUserId))
    .where(eq(userBlocks.userId, userId))
    .orderBy(asc(users.nickname));
}
