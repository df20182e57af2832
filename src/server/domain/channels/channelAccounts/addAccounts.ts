import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { Transaction } from '#server/db/connect.ts';
import { assertRoomFor } from '#server/domain/channels/channels/channelPlan.ts';
import { addMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { saveContacts } from '#server/domain/channels/contacts/contacts.ts';
import { addUsers, takenNames } from '#server/domain/people/accounts/users.ts';
import { CONSENT_AGE } from '#server/domain/people/consent/guardianConsent.ts';
import { openWallets } from '#server/domain/world/economy/lockWallet.ts';
import { ageOn } from '#server/platform/ageOn.ts';
import { randomToken } from '#server/platform/ids.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { newLoginName, newWorldName } from './cardWords.ts';
import { saveMadeAccounts } from './madeAccounts.ts';
import { channelAccountTexts } from './texts.ts';

export interface AccountToAdd {
  /** The name in the channel; the world shows a made-up one. */
  readonly nickname: string;
  /** In the class; empty for none. */
  readonly rollNumber: string;
  /** Empty if unknown: it is asked for at the first sign-in. */
  readonly birthDate: string;
  readonly loginName?: string | undefined;
  readonly guardianPhoneNumber: string;
  /** Without one nobody can sign in. */
  readonly passwordHash?: string;
}

/**
 * Makes accounts that are members of a channel, in a few statements for all of them; answers their ids in order. A
 * child under 14 waits for a guardian as after any sign-up. Throws DOLPHIN_DUPLICATE_RESOURCE for a login name that is
 * taken, IS_NOT_PREMIUM_CHANNEL.
 */
export async function addAccounts(
  tx: Transaction,
  {
    channelId,
    actorId,
    now,
    accounts,
  }: { channelId: number; actorId: number; now: Date; accounts: readonly AccountToAdd[] },
): Promise<{ userId: number; loginName: string }[]> {
  await assertRoomFor(tx, { channelId, added: accounts.length, by: 'STAFF' });
  const names = await freeNames(tx, accounts);
  const today = seoulDay(now);
  const userIds = await addUsers(
    tx,
    accounts.map(({ birthDate, passwordHash }, index) => ({
      loginName: names[index]?.loginName ?? '',
      nickname: names[index]?.worldName ?? '',
      // No password has such a hash.
      passwordHash: passwordHash ?? `unissued ${randomToken(8)}`,
      birthDate: birthDate || null,
      // An unknown age counts as the youngest.
      guardianConsent:
        birthDate !== '' && ageOn(birthDate, today) >= CONSENT_AGE
          ? ('NOT_NEEDED' as const)
          : ('NEEDED' as const),
      signupPath: 'CHANNEL',
      extraInfoAt: now,
      createdAt: now,
    })),
  );
  await openWallets({ tx, userIds });
  if (channelId !== DEFAULT_CHANNEL_ID)
    await addMemberRows(
      tx,
      userIds.map((userId, index) => ({
        channelId: DEFAULT_CHANNEL_ID,
        userId,
        roles: ['USER' as const],
        joinedAt: now,
        nickname: names[index]?.worldName ?? '',
      })),
    );
  await addMemberRows(
    tx,
    userIds.map((userId, index) => ({
      channelId,
      userId,
      roles: ['ADVANCED' as const],
      joinedAt: now,
      nickname: accounts[index]?.nickname ?? '',
      rollNumber: accounts[index]?.rollNumber ?? '',
      introduction: channelAccountTexts.introduction,
    })),
  );
  await saveMadeAccounts(
    tx,
    userIds.map((userId, index) => ({
      userId,
      channelId,
      createdBy: actorId,
      createdAt: now,
      passwordIssuedAt: accounts[index]?.passwordHash === undefined ? null : now,
    })),
  );
  const rows = userIds.flatMap((userId, index) => {
    const guardianPhoneNumber = accounts[index]?.guardianPhoneNumber ?? '';
    return guardianPhoneNumber === ''
      ? []
      : [{ userId, phoneNumber: '', guardianName: '', guardianPhoneNumber }];
  });
  await saveContacts(tx, { channelId, rows });
  return userIds.map((userId, index) => ({ userId, loginName: names[index]?.loginName ?? '' }));
}

const MOST_TRIES = 20;

/** Random unused names for accounts without one; a clash is rare and harmless. */
async function freeNames(tx: Transaction, accounts: readonly AccountToAdd[]) {
  const used = new Set(accounts.flatMap(({ loginName }) => loginName ?? []));
  const names: { loginName: string; worldName: string }[] = [];
  let open = accounts.map((account, index) => ({ account, index }));
  for (let turn = 0; open.length > 0 && turn < MOST_TRIES; turn += 1) {
    const tried = open.map(({ account, index }) => ({
      account,
      index,
      loginName: account.loginName ?? newLoginName(),
      worldName: newWorldName(),
    }));
    const taken = await takenNames({
      db: tx,
      loginNames: tried.map(({ loginName }) => loginName),
      nicknames: tried.map(({ worldName }) => worldName),
    });
    const again: typeof open = [];
    for (const { account, index, loginName, worldName } of tried) {
      const isFresh =
        !used.has(worldName) &&
        !taken.has(worldName) &&
        (account.loginName !== undefined || (!used.has(loginName) && !taken.has(loginName)));
      if (isFresh) {
        used.add(loginName).add(worldName);
        names[index] = { loginName, worldName };
      } else again.push({ account, index });
    }
    open = again;
  }
  if (open.length > 0)
    throw new Error(`freeNames: ${open.length} accounts have no name after ${MOST_TRIES} tries`);
  return names;
}
