import { eq } from 'drizzle-orm';
import type { FriendPlace } from '#shared/contract/people/friends.ts';
import { friendships } from '#server/db/tables/people/friends.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { whereaboutsOf, type Place } from '#server/domain/people/presence/Presence.ts';
import { areFriends } from './friendshipRules.ts';

type FinderDeps = Pick<Deps, 'db' | 'presence'>;

/**
 * The place in the world of a friend that may be visited now. A block has ended the friendship. Throws NOT_A_FRIEND,
 * FRIEND_IN_LESSON, FRIEND_AWAY.
 */
export async function findFriend(input: {
  deps: FinderDeps;
  userId: number;
  friendId: number;
}): Promise<Place> {
  const { deps, userId, friendId } = input;
  if (!(await areFriends({ deps, userId, otherId: friendId })))
    throw new AppError('NOT_A_FRIEND', { log: `user ${userId} wants to go to ${friendId}, no friend` });
  const [whereabouts, place] = await Promise.all([
    whereaboutsOf(deps.presence, friendId),
    deps.presence.placeOf(friendId),
  ]);
  if (whereabouts.isInLesson)
    throw new AppError('FRIEND_IN_LESSON', { log: `user ${friendId} is in a lesson` });
  if (place === null) throw new AppError('FRIEND_AWAY', { log: `user ${friendId} is not in the world` });
  return place;
}

/** The place of a friend. Throws RESOURCE_NOT_FOUND, FRIEND_IN_LESSON, FRIEND_AWAY. */
export async function locateFriend(input: {
  deps: FinderDeps & Pick<Deps, 'appearances'>;
  userId: number;
  friendshipId: number;
}): Promise<FriendPlace> {
  const { deps, userId, friendshipId } = input;
  const [row] = await deps.db.select().from(friendships).where(eq(friendships.id, friendshipId));
  const isMine = row?.lowUserId === userId || row?.highUserId === userId;
  if (!row || !isMine || row.state !== 'ACCEPT')
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no friendship ${friendshipId} of user ${userId}` });
  const friendId = row.lowUserId === userId ? row.highUserId : row.lowUserId;
  const { mapId, roomId } = await findFriend({ deps, userId, friendId });
  const isHere = (await deps.presence.placeOf(userId))?.roomId === roomId;
  // The room of another process saves its positions every second.
  const { x, y } =
    deps.presence.spotOf(friendId) ??
    (await deps.appearances.lastPosition({ db: deps.db, userId: friendId }));
  return { userId: friendId, mapId, isHere, x, y };
}
