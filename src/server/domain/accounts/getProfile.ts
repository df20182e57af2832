import { eq, type SQL } from 'drizzle-orm';
import type { Profile } from '#shared/contract/accounts.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { users } from '#server/db/tables/accounts.ts';
import { wallets } from '#server/db/tables/ledger.ts';
import { AppError } from '#server/platform/appError.ts';
import { shownMembership } from '../channels/shownMembership.ts';
import type { Deps } from '../deps.ts';
import { wornItems } from '../wardrobe/wornItems.ts';
import { nicknameKey } from './nicknameKey.ts';

/** What anybody who is signed in may know about a user. Throws MEMBER_NOT_FOUND. */
export async function getProfile({ deps, userId }: { deps: Deps; userId: number }): Promise<Profile> {
  const profile = await loadProfile(deps, eq(users.id, userId));
  if (!profile) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });
  return profile;
}

/** The same by nickname, in any case. Throws USER_NICKNAME_NOT_FOUND. */
export async function getProfileByNickname({
  deps,
  nickname,
}: {
  deps: Deps;
  nickname: string;
}): Promise<Profile> {
  const profile = await loadProfile(deps, eq(users.nicknameKey, nicknameKey(nickname)));
  if (!profile) throw new AppError('USER_NICKNAME_NOT_FOUND', { log: 'no user with that nickname' });
  return profile;
}

async function loadProfile({ db }: Deps, isWanted: SQL): Promise<Profile | undefined> {
  // Column by column: what is private never leaves the table.
  const [user] = await db
    .select({
      userId: users.id,
      nickname: users.nickname,
      portrait: users.portrait,
      introduction: users.introduction,
      gender: users.gender,
      exp: wallets.exp,
    })
    .from(users)
    .leftJoin(wallets, eq(wallets.userId, users.id))
    .where(isWanted);
  if (!user) return undefined;
  const { userId, nickname, introduction, gender } = user;
  const [channelProfile, worn] = await Promise.all([
    shownMembership({ db, userId }),
    wornItems({ db, userId }),
  ]);
  return {
    userId,
    nickname,
    level: experienceOf(user.exp ?? 0).level,
    profileImage: user.portrait,
    introduction,
    gender,
    channelProfile,
    equippedUserItemList: worn.map(({ itemId, itemCategory }) => ({ itemId, itemCategory })),
  };
}
