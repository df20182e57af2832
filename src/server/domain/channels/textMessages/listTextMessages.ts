import { and, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  TEXT_MESSAGES_PER_PAGE,
  type TextMessage,
  type TextMessageState,
} from '#shared/contract/channels/textMessages.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { textMessages } from '#server/db/tables/channels/textMessages.ts';
import { channelLimit } from '#server/domain/channels/channels/channelPlan.ts';
import type { Deps } from '#server/domain/deps.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { leftOn } from './dailyLimit.ts';
import { maskedPhone } from './phoneNumbers.ts';

export type TextMessageRow = typeof textMessages.$inferSelect;

const STATES: Readonly<Record<'OPEN' | 'DONE' | 'FAILED', readonly TextMessageState[]>> = {
  OPEN: ['WAITING', 'SENDING'],
  DONE: ['SENT', 'DELIVERED'],
  FAILED: ['FAILED', 'CANCELLED'],
};

/** A page of the messages of a channel, newest first. */
export async function listTextMessages(query: {
  deps: Deps;
  channelId: number;
  state: 'ALL' | keyof typeof STATES;
  page: number;
}) {
  const { deps, channelId, state, page } = query;
  const { db, clock, textMessages: gateway } = deps;
  const size = TEXT_MESSAGES_PER_PAGE;
  const wanted: SQL | undefined = and(
    eq(textMessages.channelId, channelId),
    state === 'ALL' ? undefined : inArray(textMessages.state, [...STATES[state]]),
  );
  const [rows, [total], left, limit] = await Promise.all([
    db
      .select()
      .from(textMessages)
      .where(wanted)
      .orderBy(desc(textMessages.id))
      .limit(size)
      .offset(rowsBefore({ page, first: 1, size })),
    db.select({ count: count() }).from(textMessages).where(wanted),
    leftOn(db, { channelId, day: seoulDay(clock.now()) }),
    channelLimit(db, { channelId, benefit: 'textMessages' }),
  ]);
  const totalCount = total?.count ?? 0;
  return {
    textMessageList: await messageReplies(db, rows),
    leftToday: Math.min(left, limit),
    needsPlan: limit === 0,
    isSandbox: gateway.isSandbox,
    pageCount: pageCountOf(totalCount, size),
    totalCount,
  };
}

/** The number of failed messages of a channel that were not sent again. */
export async function countFailed(db: Database, channelId: number): Promise<number> {
  const resends = alias(textMessages, 'resends');
  const [row] = await db
    .select({ count: count() })
    .from(textMessages)
    .leftJoin(resends, eq(resends.resendOf, textMessages.id))
    .where(and(eq(textMessages.channelId, channelId), eq(textMessages.state, 'FAILED'), isNull(resends.id)));
  return row?.count ?? 0;
}

/** Throws RESOURCE_NOT_FOUND, also for a message of another channel. */
export async function findTextMessage(
  db: Database | Transaction,
  { channelId, textMessageId }: { readonly channelId: number; readonly textMessageId: number },
): Promise<TextMessageRow> {
  const [row] = await db
    .select()
    .from(textMessages)
    .where(and(eq(textMessages.id, textMessageId), eq(textMessages.channelId, channelId)));
  if (!row)
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `no text message ${textMessageId} in channel ${channelId}`,
    });
  return row;
}

/** Messages in the form for staff. */
export async function messageReplies(
  db: Database | Transaction,
  rows: readonly TextMessageRow[],
): Promise<TextMessage[]> {
  if (rows.length === 0) return [];
  const senderIds = rows.flatMap(({ senderId }) => senderId ?? []);
  const ids = rows.map(({ id }) => id);
  const senders = await listNames({ db, userIds: senderIds });
  const resends = await db
    .select({ id: textMessages.id, resendOf: textMessages.resendOf })
    .from(textMessages)
    .where(inArray(textMessages.resendOf, ids));
  return rows.map((row) => ({
    textMessageId: row.id,
    receiver: { userId: row.receiverId, nickname: row.nickname },
    senderNickname: senders.find(({ userId }) => userId === row.senderId)?.nickname ?? '',
    phoneNumber: maskedPhone(row.phoneNumber),
    content: row.content,
    purpose: row.purpose,
    messageType: row.messageType,
    state: row.state,
    failure: row.failure,
    attemptCount: row.attemptCount,
    scheduledAt: row.state === 'WAITING' ? (row.scheduledAt?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    resendOf: row.resendOf,
    resentAs: resends.find(({ resendOf }) => resendOf === row.id)?.id ?? null,
  }));
}
