import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { payments, refunds } from '#server/db/tables/commerce/payments.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { book } from './books.ts';
import { findPayment, lockPayment, type PaymentRow } from './paymentRows.ts';

/** The number of tries after which a person has to look at it. */
const MANY_TRIES = 10;

/** Records owed money that nothing was sold for; repeating it changes nothing. */
export async function oweUnclaimed(
  tx: Transaction,
  row: PaymentRow,
  debt: {
    readonly cause: 'LATE' | 'MISMATCH' | 'UNDELIVERABLE';
    readonly amount: number;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { now, ...columns } = debt;
  const added = await tx
    .insert(refunds)
    .values({
      ...columns,
      paymentId: row.id,
      idempotencyKey: `give-back-${row.merchantUid}`,
      requestedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (added.length === 0) return false;
  await book(tx, {
    transactionKey: `unclaimed:${row.id}`,
    paymentId: row.id,
    at: now,
    moves: [{ debit: 'CASH_AT_PROVIDER', credit: 'REFUNDS_OWED', amount: debt.amount }],
  });
  return true;
}

/**
 * Refunds the owed money of a payment through the provider, one refund after another. False while something is still
 * owed: the clock tries again with the same key.
 */
export async function payBack(deps: Deps, paymentId: number): Promise<boolean> {
  for (;;) {
    const payment = await findPayment(deps.db, eq(payments.id, paymentId));
    const [next] = await deps.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'REQUESTED')))
      .orderBy(asc(refunds.id))
      .limit(1);
    if (!next) return true;
    if (!(await askForRefund(deps, payment, next))) return false;
    await transaction(deps, async (tx) => {
      await lockPayment(tx, eq(payments.id, paymentId));
      const done = await tx
        .update(refunds)
        .set({ state: 'DONE', doneAt: deps.clock.now() })
        .where(and(eq(refunds.id, next.id), eq(refunds.state, 'REQUESTED')))
        .returning({ id: refunds.id });
      if (done.length === 0) return;
      await book(tx, {
        transactionKey: `refunded:${next.id}`,
        paymentId,
        at: deps.clock.now(),
        moves: [{ debit: 'REFUNDS_OWED', credit: 'CASH_AT_PROVIDER', amount: next.amount }],
      });
    });
  }
}

async function askForRefund(
  deps: Deps,
  { impUid, merchantUid, gateway }: PaymentRow,
  { id, paymentId, amount, reason, idempotencyKey, tries }: typeof refunds.$inferSelect,
): Promise<boolean> {
  const [before] = await deps.db
    .select({ amount: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'DONE')));
  try {
    if (gateway !== deps.payments.name) throw new Error(`the money is at ${gateway}, which is not in use`);
    if (impUid === null) throw new Error('the provider has no money of this payment');
    await deps.payments.refund({
      merchantUid,
      impUid,
      amount,
      reason,
      idempotencyKey,
      refundedBefore: before?.amount ?? 0,
    });
    return true;
  } catch (error) {
    const level = tries >= MANY_TRIES ? 'error' : 'warn';
    deps.log[level]({ err: error, refundId: id, paymentId, tries }, 'money could not be given back yet');
    await deps.db
      .update(refunds)
      .set({ tries: sql`${refunds.tries} + 1` })
      .where(eq(refunds.id, id));
    return false;
  }
}
