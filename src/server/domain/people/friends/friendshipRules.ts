import { and, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { friendships } from '#server/db/tables/people/friends.ts';
import { AppError } from '#server/platform/appError.ts';
import { MOST_FRIENDS, MOST_OPEN_REQUESTS } from '#shared/contract/people/friends.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit } from '#server/domain/transaction.ts';

/** A child that refused is not asked again by the same child for this time, ms. */
export const REQUEST_COOLDOWN_MS = 7 * 24 * 60 * 60 * 1000;

/** The two users of a friendship in the order of the table. */
export const friendshipPair = (one: number, other: number) => ({
  lowUserId: Math.min(one, other),
  highUserId: Math.max(one, other),
});

export function isFriendshipOf(one: number, other: number): SQL | undefined {
  const { lowUserId, highUserId } = friendshipPair(one, other);
  return and(eq(friendships.lowUserId, lowUserId), eq(friendships.highUserId, highUserId));
}

/** Throws TOO_MANY_FRIENDS when a user is at the limit. */
export async function assertRoomForFriend(db: Database | Transaction, userId: number): Promise<void> {
  if ((await countFriends({ db, userId })) >= MOST_FRIENDS)
    throw new AppError('TOO_MANY_FRIENDS', { log: `user ${userId} has ${MOST_FRIENDS} friends` });
}

/** SQL expression: the number of friends of a user. */
export const friendCount = (userId: number): SQL => sql`(
  select count(*)::int from ${friendships}
  where state = 'ACCEPT' and (low_user_id = ${userId}::int or high_user_id = ${userId}::int))`;

export async function countFriends({
  db,
  userId,
}: {
  readonly db: Database | Transaction;
  readonly userId: number;
}): Promise<number> {
  const { rows } = await db.execute<{ friends: number }>(sql`select ${friendCount(userId)} as friends`);
  return rows[0]?.friends ?? 0;
}

/** Emits that two users are friends, in the same order for two transactions at once. */
export async function emitAccepted(
  tx: Transaction,
  { requesterId, accepterId }: { requesterId: number; accepterId: number },
): Promise<void> {
  const { lowUserId, highUserId } = friendshipPair(requesterId, accepterId);
  for (const [userId, friendId] of [
    [lowUserId, highUserId],
    [highUserId, lowUserId],
  ] as const)
    await emit(tx, { type: 'friendship.accepted', userId, friendId, hadAsked: userId === requesterId });
}

export async function areFriends(input: {
  deps: Pick<Deps, 'db'>;
  userId: number;
  otherId: number;
}): Promise<boolean> {
  const { deps, userId, otherId } = input;
  const rows = await deps.db
    .select({ id: friendships.id })
    .from(friendships)
    .where(and(isFriendshipOf(userId, otherId), eq(friendships.state, 'ACCEPT')));
  return rows.length > 0;
}

interface OfPair {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly otherId: number;
}

/** The relation of two users as the first of them may know it: a refusal looks like a waiting request. */
export async function friendshipBetween({ deps, userId, otherId }: OfPair) {
  const [row] = await deps.db.select().from(friendships).where(isFriendshipOf(userId, otherId));
  if (!row) return null;
  const isByMe = row.requesterId === userId;
  if (row.state === 'ACCEPT') return { friendshipId: row.id, state: 'FRIEND' as const };
  if (isByMe) return { friendshipId: row.id, state: 'ASKED' as const };
  return row.state === 'PENDING' ? { friendshipId: row.id, state: 'RECEIVED' as const } : null;
}

/** The friends of a user among others. */
export async function friendsAmong(input: {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly otherIds: readonly number[];
}): Promise<ReadonlySet<number>> {
  const { deps, userId } = input;
  const others = [...input.otherIds];
  if (others.length === 0) return new Set();
  const rows = await deps.db
    .select({ low: friendships.lowUserId, high: friendships.highUserId })
    .from(friendships)
    .where(
      and(
        eq(friendships.state, 'ACCEPT'),
        or(
          and(eq(friendships.lowUserId, userId), inArray(friendships.highUserId, others)),
          and(eq(friendships.highUserId, userId), inArray(friendships.lowUserId, others)),
        ),
      ),
    );
  return new Set(rows.map(({ low, high }) => (low === userId ? high : low)));
}

/**
 * Throws TOO_MANY_FRIEND_REQUESTS when the limit of waiting requests is reached. A refused one counts while it cools
 * down, so that a free place does not disclose the refusal. Requests of one user are counted one after another.
 */
export async function assertRoomForRequest(
  tx: Transaction,
  { userId, otherId, now }: { readonly userId: number; readonly otherId: number; readonly now: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`friend-requests:${userId}`}, 0))`);
  const rows = await tx
    .select({ lowUserId: friendships.lowUserId, highUserId: friendships.highUserId })
    .from(friendships)
    .where(
      and(
        eq(friendships.requesterId, userId),
        or(
          eq(friendships.state, 'PENDING'),
          and(
            eq(friendships.state, 'REJECT'),
            gt(friendships.answeredAt, new Date(now.getTime() - REQUEST_COOLDOWN_MS)),
          ),
        ),
      ),
    )
    .limit(MOST_OPEN_REQUESTS);
  // A repeated request, or an answer to the other's, opens no new one.
  const { lowUserId, highUserId } = friendshipPair(userId, otherId);
  const isOpen = rows.some((row) => row.lowUserId === lowUserId && row.highUserId === highUserId);
  if (!isOpen && rows.length >= MOST_OPEN_REQUESTS && !(await isAskedBy(tx, { userId, otherId })))
    throw new AppError('TOO_MANY_FRIEND_REQUESTS', {
      log: `user ${userId} has ${rows.length} open requests`,
    });
}

async function isAskedBy(
  tx: Transaction,
  { userId, otherId }: { readonly userId: number; readonly otherId: number },
): Promise<boolean> {
  const rows = await tx
    .select({ id: friendships.id })
    .from(friendships)
    .where(and(isFriendshipOf(userId, otherId), eq(friendships.requesterId, otherId)));
  return rows.length > 0;
}
