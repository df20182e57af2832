import { and, count, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import {
  RECEIVERS_PER_PAGE,
  TEXTS_PER_RECEIVER_A_DAY,
  type SkipReason,
  type TextMessageReceiver,
} from '#shared/contract/channels/textMessages.ts';
import type { TextMessagePurpose } from '#shared/contract/channels/textMessageSize.ts';
import { pageCountOf } from '#shared/contract/paging.ts';
import { mobileNumber } from '#shared/contract/phone.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { textMessageOptOuts, textMessages } from '#server/db/tables/channels/textMessages.ts';
import { listContacts, type MemberContact } from '#server/domain/channels/channels/memberContacts.ts';
import { hasOwnNumber } from '#server/domain/channels/channels/memberRows.ts';
import { hasKeptNumber } from '#server/domain/channels/contacts/contacts.ts';
import { isInGroup } from '#server/domain/channels/groups/groupRows.ts';
import { wearsTag } from '#server/domain/channels/tags/tagRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { maskedPhone } from './phoneNumbers.ts';
import { withNumbers } from './reachableMembers.ts';
import type { ChannelScope } from '#server/domain/call.ts';

interface OfMembers {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly userIds: readonly number[];
}

/** Members who may receive a message, by name. */
export async function listReceivers(query: {
  deps: Deps;
  channelId: number;
  search: string;
  group_id?: number | undefined;
  tag_id?: number | undefined;
  has_number?: 'true' | 'false';
  page: number;
}): Promise<{ receiverList: TextMessageReceiver[]; pageCount: number; totalCount: number }> {
  const { deps, channelId } = query;
  const size = RECEIVERS_PER_PAGE;
  const { search, page, group_id: groupId, tag_id: tagId } = query;
  const [isKept, isOwn] = [hasKeptNumber(channelId), hasOwnNumber(channelId)];
  const among = [
    ...(query.has_number === 'true' ? [(userId: SQL) => sql`(${isKept(userId)} or ${isOwn(userId)})`] : []),
    ...(groupId === undefined ? [] : [isInGroup(groupId)]),
    ...(tagId === undefined ? [] : [wearsTag(tagId)]),
  ];
  const { contactList, totalCount } = await listContacts({
    db: deps.db,
    channelId,
    search,
    among,
    page,
    size,
  });
  const ofMembers = { db: deps.db, channelId, userIds: contactList.map(({ userId }) => userId) };
  const [reachable, optedOut, sent] = await Promise.all([
    withNumbers(ofMembers, contactList),
    findOptOuts(ofMembers),
    countSentOn(ofMembers, seoulDay(deps.clock.now())),
  ]);
  return {
    receiverList: reachable.map(({ phoneNumber, ...contact }) => ({
      ...contact,
      phoneNumber: maskedPhone(phoneNumber),
      optedOut: optedOut.has(contact.userId),
      sentToday: sent.get(contact.userId) ?? 0,
    })),
    pageCount: pageCountOf(totalCount, size),
    totalCount,
  };
}

export async function findOptOuts({ db, channelId, userIds }: OfMembers): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: textMessageOptOuts.userId })
    .from(textMessageOptOuts)
    .where(
      and(eq(textMessageOptOuts.channelId, channelId), inArray(textMessageOptOuts.userId, [...userIds])),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** The number of messages that members got from the channel on a day; unsent ones do not count. */
export async function countSentOn(
  { db, channelId, userIds }: OfMembers,
  day: string,
): Promise<ReadonlyMap<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: textMessages.receiverId, count: count() })
    .from(textMessages)
    .where(
      and(
        inArray(textMessages.receiverId, [...userIds]),
        eq(textMessages.channelId, channelId),
        eq(textMessages.day, day),
        notInArray(textMessages.state, ['FAILED', 'CANCELLED']),
      ),
    )
    .groupBy(textMessages.receiverId);
  return new Map(rows.map((row) => [row.userId, row.count]));
}

/** The reason why a member gets no message of a kind, or its number. */
export function judgeReceiver(receiver: {
  readonly contact: MemberContact;
  readonly purpose: TextMessagePurpose;
  readonly isOptedOut: boolean;
  readonly sentToday: number;
}): { readonly reason: SkipReason } | { readonly to: string } {
  const { contact, purpose, isOptedOut, sentToday } = receiver;
  if (contact.phoneNumber.trim() === '') return { reason: 'NO_PHONE' };
  const to = mobileNumber(contact.phoneNumber);
  if (to === undefined) return { reason: 'BAD_PHONE' };
  if (isOptedOut) return { reason: 'OPTED_OUT' };
  if (purpose === 'ADVERTISEMENT' && !contact.marketingConsent) return { reason: 'NO_CONSENT' };
  return sentToday >= TEXTS_PER_RECEIVER_A_DAY ? { reason: 'DAILY_LIMIT' } : { to };
}

/** Whether a member refuses messages of the channel. */
export async function isOptedOut(query: {
  deps: Pick<Deps, 'db'>;
  channelId: number;
  userId: number;
}): Promise<boolean> {
  const { deps, channelId, userId } = query;
  return (await findOptOuts({ db: deps.db, channelId, userIds: [userId] })).has(userId);
}

export async function saveOptOut(
  input: ChannelScope & {
    isOptedOut: boolean;
  },
): Promise<void> {
  const { deps, channelId, userId } = input;
  if (input.isOptedOut)
    await deps.db
      .insert(textMessageOptOuts)
      .values({ channelId, userId, createdAt: deps.clock.now() })
      .onConflictDoNothing();
  else
    await deps.db
      .delete(textMessageOptOuts)
      .where(and(eq(textMessageOptOuts.channelId, channelId), eq(textMessageOptOuts.userId, userId)));
}
