import { and, count, eq, or } from 'drizzle-orm';
import { MOST_FRIENDS } from '#shared/contract/friends.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { friendships } from '#server/db/tables/friends.ts';
import { AppError } from '#server/platform/appError.ts';

/** Throws TOO_MANY_FRIENDS when a user has as many friends as there may be. */
export async function assertRoomForFriend(db: Database | Transaction, userId: number): Promise<void> {
  const [row] = await db
    .select({ friends: count() })
    .from(friendships)
    .where(
      and(
        eq(friendships.state, 'ACCEPT'),
        or(eq(friendships.lowUserId, userId), eq(friendships.highUserId, userId)),
      ),
    );
  if ((row?.friends ?? 0) >= MOST_FRIENDS)
    throw new AppError('TOO_MANY_FRIENDS', { log: `user ${userId} has ${MOST_FRIENDS} friends` });
}
