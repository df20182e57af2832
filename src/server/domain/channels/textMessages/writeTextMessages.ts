import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { SkippedReceiver, TextMessage } from '#shared/contract/channels/textMessages.ts';
import {
  bytesOf,
  LMS_BYTES,
  textAsSent,
  typeOf,
  unsendableLetters,
  type TextMessagePurpose,
} from '#shared/contract/channels/textMessageSize.ts';
import type { Transaction } from '#server/db/connect.ts';
import { textMessages, textMessageWishes } from '#server/db/tables/channels/textMessages.ts';
import type { ChannelCall } from '#server/domain/call.ts';
import { assertBenefit } from '#server/domain/channels/channels/channelPlan.ts';
import { addJob } from '#server/domain/jobs.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { countOnDay, lockDay } from './dailyLimit.ts';
import { messageReplies } from './listTextMessages.ts';
import { nightEnd } from '#server/platform/nightHours.ts';
import { findReachable } from './reachableMembers.ts';
import { countSentOn, findOptOuts, judgeReceiver } from './receivers.ts';
import { textMessageTexts } from './texts.ts';

interface Written {
  textMessageList: TextMessage[];
  skippedList: SkippedReceiver[];
}

/**
 * Writes to members of a channel: a row and a job for each who may be written to; an advertisement of the night waits
 * for the morning. The same key again answers what it did the first time. Throws VALIDATION_FAIL for a text that no
 * phone shows, RESOURCE_NOT_FOUND when somebody named is no member, IS_NOT_PREMIUM_CHANNEL, TEXT_MESSAGE_LIMIT, DOLPHIN_DUPLICATE_RESOURCE when
 * the key was used for something else.
 */
export async function writeTextMessages(
  input: ChannelCall & {
    userIdList: readonly number[];
    content: string;
    purpose: TextMessagePurpose;
    idempotencyKey: string;
  },
): Promise<Written> {
  const { deps, userId: senderId, channel, content, purpose, idempotencyKey } = input;
  const { channelId, channelName } = channel;
  const sentText = textAsSent({ channelName, content, purpose });
  refuseUnsendable(sentText);
  const userIds = [...new Set(input.userIdList)].toSorted((a, b) => a - b);
  const now = deps.clock.now();
  const day = seoulDay(now);
  const wish = { channelId, senderId, idempotencyKey };
  const requestHash = hashOf({ userIds, content, purpose });

  return transaction(deps, async (tx) => {
    const [made] = await tx
      .insert(textMessageWishes)
      .values({ ...wish, requestHash, skipped: [], createdAt: now })
      .onConflictDoNothing()
      .returning({ senderId: textMessageWishes.senderId });
    await assertBenefit(tx, { channelId, benefit: 'textMessages' });
    if (!made) return answerAgain(tx, { ...wish, requestHash });

    const left = await lockDay(tx, { channelId, day });
    const ofMembers = { db: tx, channelId, userIds };
    const contacts = await findReachable(ofMembers);
    const stranger = userIds.find((userId) => !contacts.has(userId));
    if (stranger !== undefined)
      throw new AppError('RESOURCE_NOT_FOUND', {
        log: `user ${stranger} is no member of channel ${channelId}`,
      });
    const [optedOut, sent] = [await findOptOuts(ofMembers), await countSentOn(ofMembers, day)];

    const skippedList: SkippedReceiver[] = [];
    const receivers: { userId: number; nickname: string; phoneNumber: string }[] = [];
    for (const contact of contacts.values()) {
      const { userId, nickname } = contact;
      const judged = judgeReceiver({
        contact,
        purpose,
        isOptedOut: optedOut.has(userId),
        sentToday: sent.get(userId) ?? 0,
      });
      if ('reason' in judged) skippedList.push({ userId, nickname, reason: judged.reason });
      else receivers.push({ userId, nickname, phoneNumber: judged.to });
    }
    await countOnDay(tx, { channelId, day, left, added: receivers.length });
    await tx.update(textMessageWishes).set({ skipped: skippedList }).where(isWish(wish));
    const scheduledAt = purpose === 'ADVERTISEMENT' ? nightEnd(now) : null;
    const rows =
      receivers.length === 0
        ? []
        : await tx
            .insert(textMessages)
            .values(
              receivers.map(({ userId, ...receiver }) => ({
                channelId,
                senderId,
                receiverId: userId,
                ...receiver,
                content,
                sentText,
                purpose,
                messageType: typeOf(sentText),
                idempotencyKey,
                day,
                scheduledAt,
                createdAt: now,
              })),
            )
            .returning();
    for (const { id } of rows)
      await addJob(tx, 'textMessages.send', { textMessageId: id }, scheduledAt ?? undefined);
    await writeAudit({
      tx,
      actorId: senderId,
      channelId,
      action: 'TEXT_MESSAGE_SEND',
      targetUserId: rows.length === 1 ? (rows[0]?.receiverId ?? 0) : 0,
      details: { purpose, sentCount: rows.length, skippedCount: skippedList.length },
    });
    return { textMessageList: await messageReplies(tx, rows), skippedList };
  });
}

interface Wish {
  readonly channelId: number;
  readonly senderId: number;
  readonly idempotencyKey: string;
}

const isWish = ({ channelId, senderId, idempotencyKey }: Wish) =>
  and(
    eq(textMessageWishes.channelId, channelId),
    eq(textMessageWishes.senderId, senderId),
    eq(textMessageWishes.idempotencyKey, idempotencyKey),
  );

async function answerAgain(tx: Transaction, wish: Wish & { readonly requestHash: string }): Promise<Written> {
  const [known] = await tx.select().from(textMessageWishes).where(isWish(wish));
  if (known?.requestHash !== wish.requestHash)
    throw new AppError('DOLPHIN_DUPLICATE_RESOURCE', {
      message: textMessageTexts.otherWish,
      log: `key ${wish.idempotencyKey} of user ${wish.senderId} was used for another message`,
    });
  const rows = await tx
    .select()
    .from(textMessages)
    .where(
      and(
        eq(textMessages.channelId, wish.channelId),
        eq(textMessages.senderId, wish.senderId),
        eq(textMessages.idempotencyKey, wish.idempotencyKey),
      ),
    )
    .orderBy(asc(textMessages.id));
  return { textMessageList: await messageReplies(tx, rows), skippedList: known.skipped };
}

function refuseUnsendable(text: string): void {
  const letters = unsendableLetters(text);
  const message =
    letters.length > 0
      ? textMessageTexts.unsendable(letters)
      : bytesOf(text) > LMS_BYTES
        ? textMessageTexts.tooLong
        : undefined;
  if (message === undefined) return;
  throw new AppError('VALIDATION_FAIL', {
    message,
    fieldErrors: [{ field: 'content', message }],
    log: `a text message of ${bytesOf(text)} bytes is refused`,
  });
}

const hashOf = (wish: object): string => createHash('sha256').update(JSON.stringify(wish)).digest('hex');
