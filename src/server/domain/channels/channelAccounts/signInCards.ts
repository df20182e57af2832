import type { ChannelAccount, NewAccount, SignInCard } from '#shared/contract/channels/channelAccounts.ts';
import { cutPage, readCursor } from '#server/db/cursor.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { assertOutranks, readActiveMembers } from '#server/domain/channels/channels/assertMembers.ts';
import { refuseHurtfulProfile } from '#server/domain/channels/channels/channelProfile.ts';
import { readMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { checkPersonalFields } from '#server/domain/people/accounts/checkPersonalFields.ts';
import { changeUser, listLoginNames, lockUser } from '#server/domain/people/accounts/users.ts';
import { hashPassword } from '#server/domain/people/sessions/passwordHash.ts';
import { revokeSessions } from '#server/domain/people/sessions/refreshSessions.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { addAccounts } from './addAccounts.ts';
import { newPassword } from './cardWords.ts';
import { recordIssuedPasswords, madeAccountIds, readAccountRows } from './madeAccounts.ts';
import { channelAccountTexts } from './texts.ts';

const PER_PAGE = 50;

/** Accounts that staff of the channel made, the newest first. */
export async function listAccounts({
  deps,
  channel: { channelId },
  cursor,
}: ChannelCall & { readonly cursor: string | undefined }): Promise<{
  accountList: ChannelAccount[];
  nextCursor: string | null;
}> {
  const rows = await readAccountRows(deps.db, { channelId, before: readCursor(cursor), limit: PER_PAGE + 1 });
  const { page, nextCursor } = cutPage(rows, { size: PER_PAGE, idOf: ({ userId }) => userId });
  const userIds = page.map(({ userId }) => userId);
  const [members, logins] = await Promise.all([
    readMemberRows(deps.db, { channelId, userIds }),
    userIds.length === 0 ? [] : listLoginNames({ db: deps.db, userIds }),
  ]);
  const nicknames = new Map(members.map(({ userId, nickname }) => [userId, nickname]));
  const loginNames = new Map(logins.map(({ userId, loginName }) => [userId, loginName]));
  return {
    accountList: page.map(({ userId, createdAt, passwordIssuedAt }) => ({
      memberId: userId,
      nickname: nicknames.get(userId) ?? '',
      loginName: loginNames.get(userId) ?? '',
      createdAt: createdAt.toISOString(),
      passwordIssuedAt: passwordIssuedAt?.toISOString() ?? null,
    })),
    nextCursor,
  };
}

/**
 * Makes accounts of members, all or none; the answer is the only place of their passwords. Throws VALIDATION_FAIL,
 * DOLPHIN_DUPLICATE_RESOURCE, SERVICE_BUSY.
 */
export async function createAccounts({
  deps,
  userId,
  channel: { channelId },
  accountList,
}: ChannelCall & { readonly accountList: readonly NewAccount[] }): Promise<SignInCard[]> {
  const now = deps.clock.now();
  for (const { nickname, birthDate } of accountList) {
    await refuseHurtfulProfile({ nickname, introduction: channelAccountTexts.introduction }, []);
    if (birthDate !== '') checkPersonalFields({ birthDate }, { code: 'VALIDATION_FAIL', now });
  }
  // Hashing is slow and queued, so it runs before a connection is taken.
  const passwords = accountList.map(newPassword);
  const hashes = await Promise.all(passwords.map((password) => hashPassword(deps.config, password)));
  const made = await transaction(deps, async (tx) => {
    const accounts = accountList.map((account, index) => ({
      ...account,
      passwordHash: hashes[index] ?? '',
    }));
    const added = await addAccounts(tx, { channelId, actorId: userId, now, accounts });
    const targetUserId = added.map((account) => account.userId);
    await writeAudit(tx, { channelId, actorId: userId, action: 'ACCOUNT_CREATE', targetUserId });
    return added;
  });
  return made.map(({ userId: memberId, loginName }, index) => ({
    memberId,
    loginName,
    nickname: accountList[index]?.nickname ?? '',
    rollNumber: accountList[index]?.rollNumber ?? '',
    password: passwords[index] ?? '',
    itemIdList: [],
  }));
}

/**
 * Makes new passwords for accounts that the channel made and ends their sessions. An account made elsewhere belongs to
 * its maker: no channel that it joins may take it over. Throws CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE, SERVICE_BUSY.
 */
export async function resetPasswords({
  deps,
  userId,
  channel,
  memberIds,
}: ChannelCall & { readonly memberIds: readonly number[] }): Promise<SignInCard[]> {
  const { channelId } = channel;
  await assertMayReset();
  const passwords = memberIds.map(newPassword);
  const hashes = await Promise.all(passwords.map((password) => hashPassword(deps.config, password)));
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    for (const [index, memberId] of memberIds.entries()) {
      await lockUser(tx, memberId);
      await changeUser({ db: tx, userId: memberId, change: { passwordHash: hashes[index] ?? '' } });
      await revokeSessions({ tx, userId: memberId, now });
    }
    await recordIssuedPasswords(tx, { userIds: memberIds, at: now });
    await writeAudit(tx, { channelId, actorId: userId, action: 'PASSWORD_RESET', targetUserId: memberIds });
  });
  const [rows, logins, items] = await Promise.all([
    readMemberRows(deps.db, { channelId, userIds: memberIds }),
    listLoginNames({ db: deps.db, userIds: memberIds }),
    deps.appearances.wornItemIds({ db: deps.db, userIds: memberIds }),
  ]);
  const members = new Map(rows.map((row) => [row.userId, row]));
  const loginNames = new Map(logins.map((row) => [row.userId, row.loginName]));
  return memberIds.map((memberId, index) => ({
    memberId,
    nickname: members.get(memberId)?.nickname ?? '',
    rollNumber: members.get(memberId)?.rollNumber ?? '',
    loginName: loginNames.get(memberId) ?? '',
    password: passwords[index] ?? '',
    itemIdList: items.get(memberId) ?? [],
  }));

  async function assertMayReset(): Promise<void> {
    const rows = await readActiveMembers(deps.db, { channel, memberIds });
    assertOutranks({ userId, roles: channel.roles }, rows);
    const made = await madeAccountIds(deps.db, { channelId, userIds: memberIds });
    const foreign = memberIds.filter((memberId) => !made.has(memberId));
    if (foreign.length > 0)
      throw new AppError('NOT_HAS_ROLE', {
        message: channelAccountTexts.notMadeHere,
        log: `users ${foreign.join()} were not made by channel ${channelId}`,
      });
  }
}
