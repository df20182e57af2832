import { and, eq, ne } from 'drizzle-orm';
import { monthsAfter } from '#shared/commerce/monthsAfter.ts';
import type { Transaction } from '#server/db/connect.ts';
import { subscriptions } from '#server/db/tables/channels/plans.ts';
import type { EventOf, TransactionListeners } from '#server/domain/events.ts';
import { emit } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Clock } from '#server/platform/clock.ts';
import { cancelAllOf, endSubscription, lockSubscription } from './subscriptionRows.ts';

/** Begins or extends a paid month, in the transaction of its payment; a refund ends the plan. */
export const planListeners = ({ clock }: { readonly clock: Clock }): TransactionListeners => ({
  'payment.paid': async (tx, paid) => {
    if (paid.paymentItemType !== 'SUBSCRIPTION' || paid.planCode === null) return;
    const now = clock.now();
    await (paid.subscriptionId === null
      ? begin(tx, { ...paid, planCode: paid.planCode }, now)
      : goOn(tx, paid, paid.subscriptionId));
  },
  'payment.refunded': async (tx, { paymentItemType, paymentId, isWhole }) => {
    if (paymentItemType !== 'SUBSCRIPTION' || !isWhole) return;
    const [row] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.paymentId, paymentId))
      .for('update');
    if (row) await endSubscription(tx, row);
  },
  'account.deletionRequested': (tx, { userId }) => cancelAllOf(tx, userId),
  // A user who has left a class must not go on paying for it.
  'membership.left': (tx, { userId, channelId }) => cancelAllOf(tx, userId, channelId),
  'channel.closed': async (tx, { channelId }) => {
    const rows = await tx
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.channelId, channelId), ne(subscriptions.state, 'ENDED')))
      .for('update');
    for (const row of rows) await endSubscription(tx, row);
  },
  // Otherwise nobody could end it.
  'consent.changed': async (tx, { userId, isGiven }) => {
    if (!isGiven) await cancelAllOf(tx, userId);
  },
});

type Paid = EventOf<'payment.paid'>;

/** Throws DUPLICATE_PRODUCT for a plan that is already paid; the payment is then refunded. */
async function begin(
  tx: Transaction,
  paid: Paid & { readonly planCode: 'DOLPHIN_PRO' | 'CHANNEL_PRO' },
  now: Date,
): Promise<void> {
  const { userId, planCode, channelId, amount, paymentId, billingKey } = paid;
  const paidUntil = monthsAfter(now, 1);
  const [row] = await tx
    .insert(subscriptions)
    .values({
      userId,
      planCode,
      channelId,
      amount,
      paymentId,
      startedAt: now,
      paidUntil,
      nextTryAt: paidUntil,
      // Without a card for renewals it ends after its month.
      billingKey: billingKey ?? '',
      state: billingKey === null ? ('ENDING' as const) : ('ACTIVE' as const),
    })
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  if (!row)
    throw new AppError('DUPLICATE_PRODUCT', {
      log: `user ${userId} has paid ${planCode} of channel ${channelId} a second time`,
    });
  await emit(tx, { type: 'subscription.changed', userId, planCode, channelId, isHeld: true });
}

/** Throws RESOURCE_NOT_FOUND for an ended plan; the payment is then refunded. */
async function goOn(tx: Transaction, { paymentId }: Paid, subscriptionId: number): Promise<void> {
  const row = await lockSubscription(tx, subscriptionId);
  if (!row || row.state === 'ENDED')
    throw new AppError('RESOURCE_NOT_FOUND', { log: `subscription ${subscriptionId} is over` });
  const { userId, planCode, channelId } = row;
  const periods = row.periods + 1;
  const paidUntil = monthsAfter(row.startedAt, periods);
  await tx
    .update(subscriptions)
    .set({
      periods,
      paidUntil,
      nextTryAt: paidUntil,
      tries: 0,
      paymentId,
      // It was cancelled while it was being charged: it ends after this month.
      state: row.state === 'ENDING' ? 'ENDING' : 'ACTIVE',
    })
    .where(and(eq(subscriptions.id, row.id), ne(subscriptions.state, 'ENDED')));
  await emit(tx, { type: 'subscription.changed', userId, planCode, channelId, isHeld: true });
}
