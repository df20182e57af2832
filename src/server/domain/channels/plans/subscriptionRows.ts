import { and, asc, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Subscription } from '#shared/contract/commerce/subscriptions.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { subscriptions } from '#server/db/tables/channels/plans.ts';
import { channelNames } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type Own = { readonly deps: Deps; readonly userId: number; readonly id: number };

/** Days after a payment was due on which the card is charged again; after the last the plan ends. */
export const TRY_AGAIN_DAYS = [3, 7] as const;
/** The days between the announcing mail and the payment. */
export const WARNING_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 100;

/** Whether a channel has a paid plan. */
export async function isChannelSubscribed(db: Database | Transaction, channelId: number): Promise<boolean> {
  const held = and(eq(subscriptions.channelId, channelId), ne(subscriptions.state, 'ENDED'));
  return (await db.$count(subscriptions, held)) > 0;
}

/** Own subscriptions, active ones first, then the newest. */
export async function listSubscriptions({
  deps,
  userId,
}: Omit<Own, 'id'>): Promise<{ subscriptionList: Subscription[] }> {
  const rows = await deps.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(sql`${subscriptions.state} = 'ENDED'`, desc(subscriptions.id))
    .limit(AT_ONCE);
  return { subscriptionList: await toSubscriptions(deps.db, rows) };
}

async function toSubscriptions(
  db: Database | Transaction,
  rows: readonly SubscriptionRow[],
): Promise<Subscription[]> {
  const names = await channelNames(
    db,
    rows.flatMap(({ channelId }) => channelId ?? []),
  );
  return rows.map((row) => ({
    subscriptionId: row.id,
    engCodeName: row.planCode,
    channelId: row.channelId,
    channelName: (row.channelId !== null && names.get(row.channelId)) || '',
    state: row.state,
    amount: row.amount,
    startedAt: row.startedAt.toISOString(),
    expiresAt: row.paidUntil.toISOString(),
    renewsAt:
      row.state === 'ACTIVE' || row.state === 'PAST_DUE' ? (row.nextTryAt?.toISOString() ?? null) : null,
  }));
}

/** Maps a subscription id to the payment of its current month. */
export async function paymentsOfSubscriptions(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: subscriptions.id, paymentId: subscriptions.paymentId })
    .from(subscriptions)
    .where(inArray(subscriptions.id, [...ids]));
  return new Map(rows.map(({ id, paymentId }) => [id, paymentId]));
}

/** Cancels the renewal; the paid time runs to its end. Repeating it changes nothing. Throws RESOURCE_NOT_FOUND. */
export const cancelSubscription = ({ deps, userId, id }: Own): Promise<Subscription> =>
  change(deps, { userId, id }, async (tx, row) => {
    if (row.state === 'ENDING' || row.state === 'ENDED') return row;
    // Without a paid month there is nothing to continue.
    if (row.state === 'PAST_DUE') return endSubscription(tx, row);
    return set(tx, row, { state: 'ENDING', nextTryAt: row.paidUntil });
  });

/** Takes a cancellation back before the end. Throws RESOURCE_NOT_FOUND for an ended subscription. */
export const resumeSubscription = ({ deps, userId, id }: Own): Promise<Subscription> =>
  change(deps, { userId, id }, async (tx, row) => {
    if (row.state === 'ACTIVE' || row.state === 'PAST_DUE') return row;
    if (row.state === 'ENDED' || row.billingKey === '' || row.paidUntil <= deps.clock.now())
      throw new AppError('RESOURCE_NOT_FOUND', { log: `subscription ${id} is over` });
    return set(tx, row, { state: 'ACTIVE', nextTryAt: row.paidUntil });
  });

async function change(
  deps: Deps,
  { userId, id }: { readonly userId: number; readonly id: number },
  decide: (tx: Transaction, row: SubscriptionRow) => Promise<SubscriptionRow>,
): Promise<Subscription> {
  return transaction(deps, async (tx) => {
    const row = await lockSubscription(tx, id);
    if (row?.userId !== userId)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `user ${userId} has no subscription ${id}` });
    const [shown] = await toSubscriptions(tx, [await decide(tx, row)]);
    if (!shown) throw new Error(`subscription ${id} is not shown`);
    return shown;
  });
}

export async function lockSubscription(tx: Transaction, id: number): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row;
}

async function set(
  tx: Transaction,
  { id }: SubscriptionRow,
  values: Partial<typeof subscriptions.$inferInsert>,
): Promise<SubscriptionRow> {
  const [row] = await tx.update(subscriptions).set(values).where(eq(subscriptions.id, id)).returning();
  if (!row) throw new Error(`subscription ${id} has just gone`);
  return row;
}

/** The channels that it unlocked are closed with it. The caller has locked it. */
export async function endSubscription(tx: Transaction, row: SubscriptionRow): Promise<SubscriptionRow> {
  const { userId, planCode, channelId } = row;
  if (row.state === 'ENDED') return row;
  const ended = await set(tx, row, { state: 'ENDED', nextTryAt: null });
  await emit(tx, { type: 'subscription.changed', userId, planCode, channelId, isHeld: false });
  return ended;
}

/** Subscriptions whose payment is due, or whose last month is over. */
export const listDue = (db: Database, now: Date): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(and(ne(subscriptions.state, 'ENDED'), lte(subscriptions.nextTryAt, now)))
    .orderBy(asc(subscriptions.nextTryAt))
    .limit(AT_ONCE);

/** Subscriptions with a payment due soon that no mail has announced. */
export const listToWarn = (db: Database, now: Date): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.state, 'ACTIVE'),
        lte(subscriptions.paidUntil, new Date(now.getTime() + WARNING_DAYS * DAY_MS)),
        sql`${subscriptions.warnedFor} is distinct from ${subscriptions.paidUntil}`,
      ),
    )
    .limit(AT_ONCE);

/** False where another process has announced it, or it is no longer true. */
export async function recordWarning(tx: Transaction, row: SubscriptionRow): Promise<boolean> {
  const warned = await tx
    .update(subscriptions)
    .set({ warnedFor: row.paidUntil })
    .where(
      and(
        eq(subscriptions.id, row.id),
        eq(subscriptions.state, 'ACTIVE'),
        eq(subscriptions.paidUntil, row.paidUntil),
        sql`${subscriptions.warnedFor} is distinct from ${subscriptions.paidUntil}`,
      ),
    )
    .returning({ id: subscriptions.id });
  return warned.length > 0;
}

/**
 * A charge was declined: it is tried again, or the plan ends. Undefined where the row has changed since it was read, as
 * when another process has recorded the same charge.
 */
export async function recordDeclined(
  tx: Transaction,
  { id, periods, tries }: SubscriptionRow,
): Promise<SubscriptionRow | undefined> {
  const row = await lockSubscription(tx, id);
  if (row?.periods !== periods || row.tries !== tries || row.state === 'ENDED') return undefined;
  const days = TRY_AGAIN_DAYS[tries];
  if (days === undefined || row.state === 'ENDING') return endSubscription(tx, row);
  const nextTryAt = new Date(row.paidUntil.getTime() + days * DAY_MS);
  return set(tx, row, { state: 'PAST_DUE', tries: tries + 1, nextTryAt });
}

/** A user who leaves pays no more, neither for itself nor for a channel. */
export async function cancelAllOf(tx: Transaction, userId: number, channelId?: number): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ state: 'ENDING', nextTryAt: sql`${subscriptions.paidUntil}` })
    .where(
      and(
        eq(subscriptions.userId, userId),
        channelId === undefined ? undefined : eq(subscriptions.channelId, channelId),
        inArray(subscriptions.state, ['ACTIVE', 'PAST_DUE']),
      ),
    );
}
