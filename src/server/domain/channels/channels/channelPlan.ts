import { and, eq } from 'drizzle-orm';
import { isPremium, limitOf, type ChannelBenefit } from '#shared/commerce/planBenefits.ts';
import type { ChannelPlan } from '#shared/contract/channels/channelFields.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { AppError } from '#server/platform/appError.ts';
import { countMembers } from './memberCounts.ts';
import { channelTexts } from './texts.ts';

/** FREE for a missing channel. */
export async function readPlan(db: Database | Transaction, channelId: number): Promise<ChannelPlan> {
  const [row] = await db.select({ plan: channels.plan }).from(channels).where(eq(channels.id, channelId));
  return row?.plan ?? 'FREE';
}

/** The used amount of a benefit. */
export async function channelLimit(
  db: Database | Transaction,
  { channelId, benefit }: { readonly channelId: number; readonly benefit: ChannelBenefit },
): Promise<number> {
  return limitOf(benefit, isPremium(await readPlan(db, channelId)));
}

/** Throws IS_NOT_PREMIUM_CHANNEL when the plan of a channel leaves nothing of a benefit. */
export async function assertBenefit(
  db: Database | Transaction,
  of: { readonly channelId: number; readonly benefit: ChannelBenefit },
): Promise<void> {
  if ((await channelLimit(db, of)) > 0) return;
  throw new AppError('IS_NOT_PREMIUM_CHANNEL', {
    log: `channel ${of.channelId} has no plan with ${of.benefit}`,
  });
}

/**
 * Holds a channel without a plan to its number of members; joins wait for each other. `by` chooses the error: staff is
 * shown the plans (IS_NOT_PREMIUM_CHANNEL), a joining user learns that the channel is full (CHANNEL_FULL).
 */
export async function assertRoomFor(
  tx: Transaction,
  of: { readonly channelId: number; readonly added: number; readonly by: 'STAFF' | 'JOINER' },
): Promise<void> {
  const { channelId, added, by } = of;
  if (added === 0 || isPremium(await readPlan(tx, channelId))) return;
  const limit = limitOf('members', false);
  await tx.select({ id: channels.id }).from(channels).where(eq(channels.id, channelId)).for('no key update');
  if ((await countMembers(tx, { channelId, most: limit + 1 })) + added <= limit) return;
  const log = `channel ${channelId} has room for ${limit} members without a plan`;
  if (by === 'JOINER') throw new AppError('CHANNEL_FULL', { log });
  throw new AppError('IS_NOT_PREMIUM_CHANNEL', { message: channelTexts.tooManyMembers(limit), log });
}

/** Gives a channel the benefits of a plan for as long as it exists. */
export async function grantPlan(db: Database | Transaction, channelId: number): Promise<void> {
  await db
    .update(channels)
    .set({ plan: 'PRO' })
    .where(and(eq(channels.id, channelId), eq(channels.plan, 'FREE')));
}

/** A channel has its paid benefits from the payment to the end of the subscription. */
export const channelPlanListeners: TransactionListeners = {
  'subscription.changed': async (tx, { channelId, isHeld }) => {
    if (channelId === null) return;
    const [from, to] = isHeld ? (['FREE', 'PRO'] as const) : (['PRO', 'FREE'] as const);
    await tx
      .update(channels)
      .set({ plan: to })
      .where(and(eq(channels.id, channelId), eq(channels.plan, from)));
  },
};
