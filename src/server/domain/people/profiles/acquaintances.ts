import { AppError } from '#server/platform/appError.ts';
import { userExists } from '#server/domain/people/accounts/users.ts';
import type { Deps } from '#server/domain/deps.ts';
import { friendsAmong } from '#server/domain/people/friends/friendshipRules.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';

/**
 * The users among others that a user knows, and may see more of than name, level and outfit: itself, friends, and
 * active members of the same channel. The school that every account is in does not count.
 */
export async function acquaintances(query: {
  deps: Pick<Deps, 'db' | 'memberships'>;
  userId: number;
  otherIds: readonly number[];
}): Promise<ReadonlySet<number>> {
  const { deps, userId, otherIds } = query;
  const [friends, members] = await Promise.all([
    friendsAmong({ deps, userId, otherIds }),
    deps.memberships.sharing({ db: deps.db, userId, otherIds }),
  ]);
  return new Set(otherIds.filter((id) => id === userId || friends.has(id) || members.has(id)));
}

/** Throws MEMBER_NOT_FOUND (no such user, or parted by a block) and NOT_HAS_ROLE (a stranger). */
export async function assertAcquaintance(query: {
  deps: Pick<Deps, 'db' | 'memberships'>;
  userId: number;
  otherId: number;
}): Promise<void> {
  const { deps, userId, otherId } = query;
  if (userId === otherId) return;
  const [exists, blocked, known] = await Promise.all([
    userExists({ db: deps.db, userId: otherId }),
    blockedAround({ deps, userId }),
    acquaintances({ deps, userId, otherIds: [otherId] }),
  ]);
  if (!exists || blocked.has(otherId))
    throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${otherId} for user ${userId}` });
  if (!known.has(otherId))
    throw new AppError('NOT_HAS_ROLE', { log: `user ${otherId} is a stranger to user ${userId}` });
}
