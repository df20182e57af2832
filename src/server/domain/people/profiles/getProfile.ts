import type { Profile } from '#shared/contract/people/profiles.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { tierOf } from '#shared/content/tiers.ts';
import { AppError } from '#server/platform/appError.ts';
import { findPublicUser } from '#server/domain/people/accounts/users.ts';
import type { Deps } from '#server/domain/deps.ts';
import { mayWhisper } from '#server/domain/people/chat/mayWhisper.ts';
import { linkToFile } from '#server/domain/people/files/storedFiles.ts';
import { friendshipBetween } from '#server/domain/people/friends/friendshipRules.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import { acquaintances } from './acquaintances.ts';

interface ProfileQuery {
  readonly deps: Deps;
  /** The user who asks. */
  readonly viewerId: number;
}
type PublicUser = NonNullable<Awaited<ReturnType<typeof findPublicUser>>>;

/** The own profile, whole. */
export const getOwnProfile = ({ deps, userId }: { deps: Deps; userId: number }): Promise<Profile> =>
  getProfile({ deps, viewerId: userId, userId });

/**
 * The parts of a profile that one user may see of another. Users parted by a block do not exist for each other. Throws
 * MEMBER_NOT_FOUND.
 */
export async function getProfile(query: ProfileQuery & { userId: number }): Promise<Profile> {
  const { deps, viewerId, userId } = query;
  const user = await findPublicUser({ db: deps.db, userId });
  const profile = user && (await loadProfile({ deps, viewerId, user }));
  if (!profile) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId} for user ${viewerId}` });
  return profile;
}

/** The same by nickname, in any case. Throws USER_NICKNAME_NOT_FOUND. */
export async function getProfileByNickname(query: ProfileQuery & { nickname: string }): Promise<Profile> {
  const { deps, viewerId, nickname } = query;
  const user = await findPublicUser({ db: deps.db, nickname });
  const profile = user && (await loadProfile({ deps, viewerId, user }));
  if (!profile) throw new AppError('USER_NICKNAME_NOT_FOUND', { log: 'no user with that nickname' });
  return profile;
}

/** Undefined when a block parts the two. */
async function loadProfile(query: ProfileQuery & { user: PublicUser }): Promise<Profile | undefined> {
  const { deps, viewerId, user } = query;
  const { db, appearances } = deps;
  const { userId, nickname } = user;
  const isOther = viewerId !== userId;
  const [blocked, known, friendship, whisperable, { exp }, worn, titleId] = await Promise.all([
    isOther ? blockedAround({ deps, userId: viewerId }) : new Set<number>(),
    acquaintances({ deps, userId: viewerId, otherIds: [userId] }),
    isOther ? friendshipBetween({ deps, userId: viewerId, otherId: userId }) : null,
    isOther ? mayWhisper({ deps, userId: viewerId, receiverId: userId }) : false,
    readWallet({ db, userId }),
    appearances.wornItems({ db, userId }),
    appearances.wornTitle({ db, userId }),
  ]);
  if (blocked.has(userId)) return undefined;
  const { tier, tierLevel } = tierOf(exp);
  const experience = experienceOf(exp);
  const isAcquaintance = known.has(userId);
  return {
    userId,
    nickname,
    tier,
    tierLevel,
    titleId,
    isAcquaintance,
    friendship,
    level: experience.level,
    mayWhisper: whisperable,
    ...(isAcquaintance ? await acquaintanceFields(deps, user) : HIDDEN_FIELDS),
    experience: isAcquaintance ? experience : null,
    equippedUserItemList: worn,
  };
}

const HIDDEN_FIELDS = {
  profileImage: '',
  introduction: '',
  gender: 'NOT_SELECTED',
  channelProfile: null,
} as const;

async function acquaintanceFields(deps: Deps, { userId, portrait, introduction, gender }: PublicUser) {
  const [channelProfile, profileImage] = await Promise.all([
    deps.memberships.publicOne({ db: deps.db, userId }),
    linkToFile(deps, portrait),
  ]);
  return { profileImage, introduction, gender, channelProfile };
}
