import type { ChannelMembership, UserState } from '#shared/contract/people/accounts.ts';
import { experienceOf } from '#shared/content/levels.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { Memberships } from '#server/domain/people/accounts/memberships.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { needsGuardianConsent } from '#server/domain/people/consent/guardianConsent.ts';
import { linkToFile } from '#server/domain/people/files/storedFiles.ts';
import { needsTerms } from '#server/domain/people/terms/askedTerms.ts';
import { readWallet } from '#server/domain/world/economy/readWallet.ts';
import { isActiveMember } from '#shared/contract/roles.ts';
import { erasureTime } from './deleteAccount.ts';

/** Everything a user may know about itself. Throws MEMBER_NOT_FOUND when the account is gone. */
export async function getUserState(input: {
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'memberships' | 'offFeatures'>;
  userId: number;
  /** Inside of a transaction. */
  tx?: Transaction;
}): Promise<UserState> {
  const { deps, userId } = input;
  const db: Database | Transaction = input.tx ?? deps.db;
  const user = await readUser({ db, userId });
  const { exp } = await readWallet({ db, userId });
  const { memberships } = deps;
  const channelProfileList = await memberships.list({ db, userId });
  return {
    userId,
    loginName: user.loginName,
    nickname: user.nickname,
    name: user.name,
    email: user.email ?? '',
    portrait: await linkToFile(deps, user.portrait),
    introduction: user.introduction,
    gender: user.gender,
    level: experienceOf(exp).level,
    verifiedState: user.verifiedState,
    state: 'VALID',
    signupPath: user.signupPath,
    needsExtraInfo: user.extraInfoAt === null,
    needsBirthDate: user.birthDate === null,
    needsTerms: await needsTerms({ deps, tx: input.tx, userId }),
    needsGuardianConsent: needsGuardianConsent(user, deps.clock.now()),
    needsOutfit: user.lookChosenAt === null,
    channelProfileList,
    ...(await firstChannel({ memberships, db, userId }, channelProfileList)),
    joinedChannelGroupList: await memberships.groupsOf({ db, userId }),
    subscriptionList: await memberships.plansOf({ db, userId }),
    offFeatureList: await deps.offFeatures({
      db: deps.db,
      tx: input.tx,
      userId,
      channelIds: channelProfileList.map(({ channelId }) => channelId),
    }),
    eraseAt: user.deletionRequestedAt === null ? null : erasureTime(user.deletionRequestedAt).toISOString(),
  };
}

/** The user's profile in the first channel it is a member of; requested memberships do not count. */
async function firstChannel(
  query: {
    readonly memberships: Memberships;
    readonly db: Database | Transaction;
    readonly userId: number;
  },
  joined: readonly ChannelMembership[],
): Promise<
  Pick<
    UserState,
    'channelProfile' | 'roleList' | 'superChannelRoleList' | 'channelNickname' | 'channelIntroduction'
  >
> {
  const first = joined.find(({ roleList }) => isActiveMember(roleList));
  if (!first) {
    return {
      channelProfile: null,
      roleList: [],
      superChannelRoleList: [],
      channelNickname: '',
      channelIntroduction: '',
    };
  }
  const { channelId, channelName, roleList, nickname, introduction } = first;
  return {
    channelProfile: { channelId, channelName },
    roleList,
    superChannelRoleList: await query.memberships.rolesAbove({ ...query, channelId }),
    channelNickname: nickname,
    channelIntroduction: introduction,
  };
}
