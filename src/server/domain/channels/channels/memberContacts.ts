import { and, asc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { rowsBefore } from '#shared/contract/paging.ts';
import { countMemberRows, type MemberFilter } from './memberRows.ts';

/** The contacts of a member, and its consents. */
export interface MemberContact {
  readonly userId: number;
  /** In the channel. */
  readonly nickname: string;
  /** The number as it was typed; empty for none. */
  readonly phoneNumber: string;
  readonly marketingConsent: boolean;
}

const columns = {
  userId: channelMembers.userId,
  nickname: channelMembers.nickname,
  phoneNumber: channelMembers.phoneNumber,
  marketingConsent: channelMembers.marketingConsent,
};

const activeMembers = (channelId: number, more?: SQL): SQL | undefined =>
  // Literals, so that the partial index of names can be used.
  and(eq(channelMembers.channelId, channelId), sql`${channelMembers.standing} in ('STAFF', 'MEMBER')`, more);

/** Contacts of the active members among the users. */
export async function findContacts(query: {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly userIds: readonly number[];
}): Promise<ReadonlyMap<number, MemberContact>> {
  const { db, channelId, userIds } = query;
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(channelMembers)
    .where(activeMembers(channelId, inArray(channelMembers.userId, [...userIds])));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Removes the number that a member has given in its own form. */
export async function forgetOwnPhone(
  tx: Transaction,
  { channelId, userId }: { readonly channelId: number; readonly userId: number },
): Promise<void> {
  await tx
    .update(channelMembers)
    .set({ phoneNumber: '' })
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
}

/**
 * A page of the members whose name in the channel contains a text and who fit all conditions, ordered by name; counted
 * up to `MOST_COUNTED`.
 */
export async function listContacts(query: {
  readonly db: Database;
  readonly channelId: number;
  readonly search: string;
  readonly among: NonNullable<MemberFilter['among']>;
  readonly page: number;
  readonly size: number;
}): Promise<{ contactList: MemberContact[]; totalCount: number }> {
  const { db, channelId, search, among, page, size } = query;
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const wanted = activeMembers(
    channelId,
    and(
      search === '' ? undefined : ilike(channelMembers.nickname, pattern),
      ...among.map((condition) => condition(sql`${channelMembers.userId}`)),
    ),
  );
  const [contactList, totalCount] = await Promise.all([
    db
      .select(columns)
      .from(channelMembers)
      .where(wanted)
      .orderBy(asc(channelMembers.nickname), asc(channelMembers.userId))
      .limit(size)
      .offset(rowsBefore({ page, first: 1, size })),
    countMemberRows(db, { channelId, list: 'all', search, among }),
  ]);
  return { contactList, totalCount };
}
