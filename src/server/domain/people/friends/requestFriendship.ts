import { eq } from 'drizzle-orm';
import type { FRIENDSHIP_STATES } from '#shared/contract/people/friends.ts';
import type { Transaction } from '#server/db/connect.ts';
import { friendships } from '#server/db/tables/people/friends.ts';
import { AppError } from '#server/platform/appError.ts';
import { otherUser } from '#server/domain/people/accounts/userSummaries.ts';
import { findPublicUser } from '#server/domain/people/accounts/users.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import {
  assertRoomForFriend,
  assertRoomForRequest,
  emitAccepted,
  friendshipPair,
  isFriendshipOf,
  REQUEST_COOLDOWN_MS,
} from './friendshipRules.ts';
import type { UserCall } from '#server/domain/call.ts';

export interface Friendship {
  readonly friendshipId: number;
  readonly state: (typeof FRIENDSHIP_STATES)[number];
}

interface Request {
  readonly tx: Transaction;
  readonly userId: number;
  readonly otherId: number;
  readonly now: Date;
}

/**
 * Requests a friendship; when the other user has requested it as well, both are friends. A refused child reads «asked»
 * for a week, and the other is not notified. Throws MEMBER_NOT_FOUND, VALIDATION_FAIL (oneself), FRIENDSHIP_REFUSED
 * (blocked), ALREADY_FRIEND_USER, TOO_MANY_FRIENDS, TOO_MANY_FRIEND_REQUESTS.
 */
export async function requestFriendship(
  input: UserCall & {
    otherId: number;
  },
): Promise<Friendship> {
  const { deps, userId, otherId } = input;
  await otherUser({ deps, userId, otherId });
  if ((await blockedAround({ deps, userId })).has(otherId))
    throw new AppError('FRIENDSHIP_REFUSED', { log: `users ${userId} and ${otherId} are parted by a block` });
  await assertRoomForFriend(deps.db, userId);
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const request = { tx, userId, otherId, now };
    const asked = await askFirst(request);
    const { friendship, isNews } =
      asked === null ? await askAgain(request) : { friendship: asked, isNews: true };
    if (friendship.state === 'ACCEPT') await emitAccepted(tx, { requesterId: otherId, accepterId: userId });
    else if (isNews) await emit(tx, { type: 'friendship.requested', userId: otherId, requesterId: userId });
    if (isNews)
      for (const id of [userId, otherId]) await emit(tx, { type: 'friendship.changed', userId: id });
    return friendship;
  });
}

/** The same by nickname, in any case. Throws USER_NICKNAME_NOT_FOUND besides. */
export async function requestFriendshipByNickname(
  input: UserCall & {
    nickname: string;
  },
): Promise<Friendship> {
  const { deps, userId, nickname } = input;
  const other = await findPublicUser({ db: deps.db, nickname });
  if (!other) throw new AppError('USER_NICKNAME_NOT_FOUND', { log: 'no user with that nickname' });
  return requestFriendship({ deps, userId, otherId: other.userId });
}

/** The first request between the two; null when there is one from before, or from the same instant. */
async function askFirst({ tx, userId, otherId, now }: Request): Promise<Friendship | null> {
  await assertRoomForRequest(tx, { userId, otherId, now });
  const [row] = await tx
    .insert(friendships)
    .values({ ...friendshipPair(userId, otherId), requesterId: userId, state: 'PENDING', requestedAt: now })
    .onConflictDoNothing()
    .returning({ friendshipId: friendships.id });
  return row ? { ...row, state: 'PENDING' } : null;
}

async function askAgain({ tx, userId, otherId, now }: Request) {
  const [row] = await tx.select().from(friendships).where(isFriendshipOf(userId, otherId)).for('update');
  if (!row)
    throw new AppError('SERVICE_BUSY', { log: `friendship of ${userId} and ${otherId} ended meanwhile` });
  const { id: friendshipId, state, requesterId } = row;
  if (state === 'ACCEPT')
    throw new AppError('ALREADY_FRIEND_USER', { log: `users ${userId} and ${otherId} are friends` });
  const byOther = requesterId !== userId;
  if (state === 'PENDING' && !byOther) return { friendship: { friendshipId, state }, isNews: false };
  const coolsDown = !byOther && now.getTime() - (row.answeredAt?.getTime() ?? 0) < REQUEST_COOLDOWN_MS;
  if (state === 'REJECT' && coolsDown)
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
