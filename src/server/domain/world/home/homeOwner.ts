import type { VisitedHome } from '#shared/contract/world/home.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import { areFriends } from '#server/domain/people/friends/friendshipRules.ts';
import { activeChannelIds } from '#server/domain/channels/channels/memberships.ts';
import { wornItemIds } from '#server/domain/world/avatar/wornItems.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import type { Wallet } from '#server/domain/world/economy/Wallet.ts';
import { readHome, type Home } from './readHome.ts';
import type { UserCall } from '#server/domain/call.ts';

/** The owner of a home as the room shows it. Throws MEMBER_NOT_FOUND. */
export async function homeOwner({
  deps: { db },
  wallet: { userId, exp },
}: {
  readonly deps: Pick<Deps, 'db'>;
  readonly wallet: Wallet;
}): Promise<VisitedHome['owner']> {
  const [[user], itemIdList] = await Promise.all([
    listNames({ db, userIds: [userId] }),
    wornItemIds({ db, userId }),
  ]);
  if (!user) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });
  return { ...user, level: experienceOf(exp).level, itemIdList };
}

/**
 * The home behind a door that is open to the visitor; the own one always is. Throws MEMBER_NOT_FOUND, HOME_CLOSED
 * (shut, or either has blocked the other) or HOME_FRIENDS_ONLY.
 */
export async function enterHome({
  deps,
  userId,
  hostId,
}: UserCall & { readonly hostId: number }): Promise<Home & { readonly owner: VisitedHome['owner'] }> {
  const [owner, home] = await Promise.all([
    readWallet({ db: deps.db, userId: hostId }).then((wallet) => homeOwner({ deps, wallet })),
    readHome({ db: deps.db, userId: hostId }),
  ]);
  if (userId === hostId) return { ...home, owner };
  // A block looks like a shut door, so that it is not disclosed.
  const isBlocked = (await blockedAround({ deps, userId })).has(hostId);
  if (isBlocked || home.door === 'CLOSED')
    throw new AppError('HOME_CLOSED', { log: `the home of user ${hostId} is shut to user ${userId}` });
  if (await areFriends({ deps, userId, otherId: hostId })) return { ...home, owner };
  if (home.door === 'CHANNELS' && (await shareChannel(deps, userId, hostId))) return { ...home, owner };
  throw new AppError('HOME_FRIENDS_ONLY', { log: `user ${userId} may not enter the home of user ${hostId}` });
}

async function shareChannel({ db }: Deps, one: number, other: number): Promise<boolean> {
  const [ofOne, ofOther] = await Promise.all([
    activeChannelIds({ db, userId: one }),
    activeChannelIds({ db, userId: other }),
  ]);
  return ofOne.some((id) => ofOther.includes(id));
}
