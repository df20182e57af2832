import type { Database, Transaction } from '#server/db/connect.ts';
import { listLoginNames } from '#server/domain/people/accounts/users.ts';
import { readMemberRows } from './memberRows.ts';

/** A user's entry in the list of a class. */
export interface RosterEntry {
  /** Empty for none. */
  readonly rollNumber: string;
  /** In the channel. */
  readonly nickname: string;
  readonly loginName: string;
}

/** Members under the names of the school's lists, for exported tables; former members are left out. */
export async function readRoster(
  db: Database | Transaction,
  { channelId, userIds }: { readonly channelId: number; readonly userIds: readonly number[] },
): Promise<ReadonlyMap<number, RosterEntry>> {
  if (userIds.length === 0) return new Map();
  const [members, logins] = await Promise.all([
    readMemberRows(db, { channelId, userIds }),
    listLoginNames({ db, userIds }),
  ]);
  const loginNameOf = new Map(logins.map(({ userId, loginName }) => [userId, loginName]));
  return new Map(
    members.map(({ userId, rollNumber, nickname }) => [
      userId,
      { rollNumber, nickname, loginName: loginNameOf.get(userId) ?? '' },
    ]),
  );
}
