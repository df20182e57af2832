import { createHmac } from 'node:crypto';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { payments, refunds } from '#server/db/tables/commerce/payments.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';
import { countMetric } from '#server/platform/metrics.ts';
import { assertTransition } from './paymentTransitions.ts';

export type PaymentRow = typeof payments.$inferSelect;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The time of the next question to the provider about an unpaid order: soon while the user may be paying, then seldom,
 * because money may come late; null after a day.
 */
export function nextAsk({ preparedAt }: Pick<PaymentRow, 'preparedAt'>, now: Date): Date | null {
  const age = now.getTime() - preparedAt.getTime();
  if (age > 25 * HOUR_MS) return null;
  const wait = age < 30 * MINUTE_MS ? 2 * MINUTE_MS : age < 2 * HOUR_MS ? 15 * MINUTE_MS : 6 * HOUR_MS;
  return new Date(now.getTime() + wait);
}

export async function findPayment(db: Database | Transaction, where: SQL | undefined): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(where);
  if (!row) throw new AppError('RESOURCE_NOT_FOUND', { log: 'there is no such payment' });
  return row;
}

/** The user who got the product, null once erased, and the guardian who paid, null where the user paid itself. */
export function readPayer(
  db: Database | Transaction,
  paymentId: number,
): Promise<Pick<PaymentRow, 'userId' | 'payerEmail' | 'merchantUid'>> {
  return findPayment(db, eq(payments.id, paymentId));
}

/** Maps a payment id to the guardian who paid; null where the user paid itself. */
export async function payerEmailsOf(
  db: Database | Transaction,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: payments.id, payerEmail: payments.payerEmail })
    .from(payments)
    .where(inArray(payments.id, [...paymentIds]));
  return new Map(rows.map(({ id, payerEmail }) => [id, payerEmail]));
}

export const byUid = (merchantUid: string) => eq(payments.merchantUid, merchantUid);
/** Payments of a user; for a guardian, those that it made itself. */
export const ofPayer = (
  { userId, payerEmail }: { readonly userId: number; readonly payerEmail: string | null },
  which?: SQL,
): SQL | undefined =>
  and(
    which,
    eq(payments.userId, userId),
    payerEmail === null ? undefined : eq(payments.payerEmail, payerEmail),
  );

export async function lockPayment(tx: Transaction, which: SQL | undefined): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(which).for('update');
  if (!row) throw new AppError('RESOURCE_NOT_FOUND', { log: 'there is no such payment' });
  return row;
}

/** Changes a payment that the caller has locked. */
export async function changePayment(
  tx: Transaction,
  row: PaymentRow,
  { state, ...change }: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  if (state !== undefined) assertTransition(row.state, state);
  const [changed] = await tx
    .update(payments)
    .set({ ...change, ...(state && { state }) })
    .where(eq(payments.id, row.id))
    .returning();
  if (!changed) throw new Error(`changePayment: payment ${row.id} has just gone`);
  if (state !== undefined) countMetric('dolphin_payments_total', { state });
  return changed;
}

/** The number of refunds that are owed and not made. */
export async function countOpenRefunds(db: Database): Promise<number> {
  return db.$count(refunds, eq(refunds.state, 'REQUESTED'));
}

/** The number of a buyer at the provider, which discloses no id of ours. */
export const customerUidOf = ({ config }: Pick<Deps, 'config'>, userId: number): string =>
  createHmac('sha256', config.TOKEN_SECRET).update(`customer:${userId}`).digest('hex').slice(0, 32);
