import type { Database, Transaction } from '#server/db/connect.ts';
import { findContacts, type MemberContact } from '#server/domain/channels/channels/memberContacts.ts';
import { readReachable } from '#server/domain/channels/contacts/contacts.ts';

interface OfMembers {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly userIds: readonly number[];
}

/** Members among the users, with the number that messages go to: the guardian's, or else the member's own. */
export async function findReachable(query: OfMembers): Promise<ReadonlyMap<number, MemberContact>> {
  return new Map(
    (await withNumbers(query, [...(await findContacts(query)).values()])).map((one) => [one.userId, one]),
  );
}

/** The same for members that are already loaded. */
export async function withNumbers(
  { db, channelId }: Pick<OfMembers, 'db' | 'channelId'>,
  members: readonly MemberContact[],
): Promise<MemberContact[]> {
  const numbers = await readReachable(db, { channelId, userIds: members.map(({ userId }) => userId) });
  return members.map((member) => {
    const { guardianPhoneNumber = '', phoneNumber = '' } = numbers.get(member.userId) ?? {};
    return { ...member, phoneNumber: guardianPhoneNumber || phoneNumber || member.phoneNumber };
  });
}
