import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelContacts } from '#server/db/tables/channels/contacts.ts';
import { readMemberRows } from '#server/domain/channels/channels/memberRows.ts';
import { forgetOwnPhone } from '#server/domain/channels/channels/memberContacts.ts';
import { forgetParentPhones, readParentPhones } from '#server/domain/channels/classInfo/classInfo.ts';
import { digitsOf } from './phones.ts';

type Connection = Database | Transaction;

/**
 * Phone numbers of a member and its guardian, digits alone and unmasked. They are never sent to a client in this form.
 */
export interface Contact {
  /** The number that staff wrote down, or else the one that the member gave in its own form. */
  readonly phoneNumber: string;
  readonly guardianName: string;
  readonly guardianPhoneNumber: string;
}
export const NO_CONTACT: Contact = { phoneNumber: '', guardianName: '', guardianPhoneNumber: '' };

interface OfMembers {
  readonly channelId: number;
  readonly userIds: readonly number[];
}

/**
 * Maps members to their contacts; members without one are left out. Text messages use it, and lists that mask the
 * numbers.
 */
export async function readContacts(
  db: Connection,
  { channelId, userIds }: OfMembers,
): Promise<ReadonlyMap<number, Contact>> {
  if (userIds.length === 0) return new Map();
  const [kept, members] = await Promise.all([
    db
      .select()
      .from(channelContacts)
      .where(and(eq(channelContacts.channelId, channelId), inArray(channelContacts.userId, [...userIds]))),
    readMemberRows(db, { channelId, userIds }),
  ]);
  const byUser = new Map(kept.map((row) => [row.userId, row]));
  return new Map(
    members.map(({ userId, phoneNumber: own }) => {
      const { phoneNumber, guardianName, guardianPhoneNumber } = byUser.get(userId) ?? NO_CONTACT;
      return [userId, { phoneNumber: phoneNumber || own, guardianName, guardianPhoneNumber }];
    }),
  );
}

/** The same, with a parent's number of the class info where staff has written down none. */
export async function readReachable(db: Connection, of: OfMembers): Promise<ReadonlyMap<number, Contact>> {
  const contacts = await readContacts(db, of);
  const parents = await readParentPhones(db, of);
  return new Map(
    [...contacts].map(([userId, contact]) => [
      userId,
      {
        ...contact,
        guardianPhoneNumber: contact.guardianPhoneNumber || (parents.get(userId) ?? ''),
      },
    ]),
  );
}

/** SQL condition: staff has written down a number of a user, or of its guardian. */
export const hasKeptNumber =
  (channelId: number) =>
  (userId: SQL): SQL =>
    sql`exists (select from ${channelContacts} kept where kept.channel_id = ${channelId} and kept.user_id = ${userId} and (kept.phone_number <> '' or kept.guardian_phone_number <> ''))`;

/** Saves contacts of members of a channel. */
export async function saveContacts(
  tx: Transaction,
  {
    channelId,
    rows,
  }: { readonly channelId: number; readonly rows: readonly (Contact & { userId: number })[] },
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(channelContacts)
    .values(
      rows.map(({ userId, phoneNumber, guardianName, guardianPhoneNumber }) => ({
        channelId,
        userId,
        guardianName,
        phoneNumber: digitsOf(phoneNumber),
        guardianPhoneNumber: digitsOf(guardianPhoneNumber),
      })),
    )
    .onConflictDoUpdate({
      target: [channelContacts.channelId, channelContacts.userId],
      set: {
        phoneNumber: sql`excluded.phone_number`,
        guardianName: sql`excluded.guardian_name`,
        guardianPhoneNumber: sql`excluded.guardian_phone_number`,
        updatedAt: sql`now()`,
      },
    });
}

/**
 * Changes the given fields of a member's contact; an empty number is removed from the member's own form as well. The
 * rest stays.
 */
export async function changeContact(
  tx: Transaction,
  {
    channelId,
    userId,
    ...change
  }: { readonly channelId: number; readonly userId: number } & {
    readonly [K in keyof Contact]?: Contact[K] | undefined;
  },
): Promise<void> {
  const { phoneNumber, guardianName, guardianPhoneNumber } = change;
  const given = {
    ...(phoneNumber !== undefined && { phoneNumber: digitsOf(phoneNumber) }),
    ...(guardianName !== undefined && { guardianName }),
    ...(guardianPhoneNumber !== undefined && { guardianPhoneNumber: digitsOf(guardianPhoneNumber) }),
  };
  await tx
    .insert(channelContacts)
    .values({ channelId, userId, ...given })
    .onConflictDoUpdate({
      target: [channelContacts.channelId, channelContacts.userId],
      set: { ...given, updatedAt: sql`now()` },
    });
  // A number that is removed is removed from every place where the member has given it.
  if (guardianPhoneNumber === '') await forgetParentPhones(tx, { channelId, userId });
  if (phoneNumber === '') await forgetOwnPhone(tx, { channelId, userId });
}
