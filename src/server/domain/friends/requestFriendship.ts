import { eq } from 'drizzle-orm';
import type { FRIENDSHIP_STATES } from '#shared/contract/friends.ts';
import type { Transaction } from '#server/db/connect.ts';
import { friendships } from '#server/db/tables/friends.ts';
import { AppError } from '#server/platform/appError.ts';
import { otherUser } from '../accounts/otherUser.ts';
import type { Deps } from '../deps.ts';
import { blockedAround } from '../moderation/blockedAround.ts';
import { assertRoomForFriend } from './assertRoomForFriend.ts';
import { isPair, pairOf } from './pairOf.ts';

export interface Friendship {
  readonly friendshipId: number;
  readonly state: (typeof FRIENDSHIP_STATES)[number];
}

/** Whoever was told no is not asked again by the same child before so many ms. */
const PEACE_MS = 7 * 24 * 60 * 60 * 1000;

interface Request {
  readonly tx: Transaction;
  readonly userId: number;
  readonly otherId: number;
  readonly now: Date;
}

/**
 * Asks somebody to be friends; when that user has asked as well, both are. A child that was told no hears «asked» for
 * a week, and nobody is bothered. Throws MEMBER_NOT_FOUND, VALIDATION_FAIL (oneself), FRIENDSHIP_REFUSED (blocked),
 * ALREADY_FRIEND_USER, TOO_MANY_FRIENDS.
 */
export async function requestFriendship(input: {
  deps: Deps;
  userId: number;
  otherId: number;
}): Promise<Friendship> {
  const { deps, userId, otherId } = input;
  await otherUser({ deps, userId, otherId });
  if ((await blockedAround({ deps, userId })).has(otherId))
    throw new AppError('FRIENDSHIP_REFUSED', { log: `users ${userId} and ${otherId} are parted by a block` });
  await assertRoomForFriend(deps.db, userId);
  const now = deps.clock.now();
  const { friendship, isNews } = await deps.db.transaction(async (tx) => {
    const request = { tx, userId, otherId, now };
    const asked = await askFirst(request);
    return asked === null ? askAgain(request) : { friendship: asked, isNews: true };
  });
  if (isNews)
    for (const id of [userId, otherId]) deps.events.emit('socialChanged', { userId: id, what: 'friends' });
  return friendship;
}

/** The first word between the two; null when there was one before, or in the same instant. */
async function askFirst({ tx, userId, otherId, now }: Request): Promise<Friendship | null> {
  const [row] = await tx
    .insert(friendships)
    .values({ ...pairOf(userId, otherId), requesterId: userId, state: 'PENDING', requestedAt: now })
    .onConflictDoNothing()
    .returning({ friendshipId: friendships.id });
  return row ? { ...row, state: 'PENDING' } : null;
}

async function askAgain({ tx, userId, otherId, now }: Request) {
  const [row] = await tx.select().from(friendships).where(isPair(userId, otherId)).for('update');
  if (!row)
    throw new AppError('SERVICE_BUSY', { log: `friendship of ${userId} and ${otherId} ended meanwhile` });
  const { id: friendshipId, state, requesterId } = row;
  if (state === 'ACCEPT')
    throw new AppError('ALREADY_FRIEND_USER', { log: `users ${userId} and ${otherId} are friends` });
  const byOther = requesterId !== userId;
  if (state === 'PENDING' && !byOther) return { friendship: { friendshipId, state }, isNews: false };
  const rests = !byOther && now.getTime() - (row.answeredAt?.getTime() ?? 0) < PEACE_MS;
  if (state === 'REJECT' && rests)
    return { friendship: { friendshipId, state: 'PENDING' as const }, isNews: false };

  const next = state === 'PENDING' ? ('ACCEPT' as const) : ('PENDING' as const);
  await tx
    .update(friendships)
    .set(
      next === 'ACCEPT'
        ? { state: next, answeredAt: now }
        : { state: next, requesterId: userId, requestedAt: now, answeredAt: null },
    )
    .where(eq(friendships.id, friendshipId));
  return { friendship: { friendshipId, state: next }, isNews: true };
}
