import { and, eq, sql } from 'drizzle-orm';
import { TEXTS_PER_CHANNEL_A_DAY } from '#shared/contract/channels/textMessages.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { textMessageDays } from '#server/db/tables/channels/textMessages.ts';
import { AppError } from '#server/platform/appError.ts';
import { textMessageTexts } from './texts.ts';

interface ChannelDay {
  readonly channelId: number;
  /** Calendar day in Seoul. */
  readonly day: string;
}

export async function leftOn(db: Database, { channelId, day }: ChannelDay): Promise<number> {
  const [row] = await db
    .select({ count: textMessageDays.count })
    .from(textMessageDays)
    .where(and(eq(textMessageDays.channelId, channelId), eq(textMessageDays.day, day)));
  return Math.max(0, TEXTS_PER_CHANNEL_A_DAY - (row?.count ?? 0));
}

/** Locks the channel's messages of a day for the transaction. Answers the rest of the limit. */
export async function lockDay(tx: Transaction, ofDay: ChannelDay): Promise<number> {
  const [row] = await tx
    .insert(textMessageDays)
    .values({ ...ofDay, count: 0 })
    .onConflictDoUpdate({
      target: [textMessageDays.channelId, textMessageDays.day],
      set: { count: sql`${textMessageDays.count}` },
    })
    .returning({ count: textMessageDays.count });
  return TEXTS_PER_CHANNEL_A_DAY - (row?.count ?? 0);
}

/** Counts messages on a day that `lockDay` holds. Throws TEXT_MESSAGE_LIMIT. */
export async function countOnDay(
  tx: Transaction,
  { channelId, day, left, added }: ChannelDay & { readonly left: number; readonly added: number },
): Promise<void> {
  if (added > left)
    throw new AppError('TEXT_MESSAGE_LIMIT', {
      ...(left > 0 && { message: textMessageTexts.limit(left) }),
      log: `channel ${channelId} has ${left} messages left on ${day}, ${added} are wanted`,
    });
  await tx
    .update(textMessageDays)
    .set({ count: sql`${textMessageDays.count} + ${added}` })
    .where(and(eq(textMessageDays.channelId, channelId), eq(textMessageDays.day, day)));
}
