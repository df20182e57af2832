import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { bookEntries, payments, refunds } from '#server/db/tables/commerce/payments.ts';
import { sandboxPayments } from '#server/db/tables/gateways.ts';
import { tickets } from '#server/db/tables/tutoring/tickets.ts';
import type { Database } from '#server/db/connect.ts';

/** Sums of the accounts: debits less credits. */
export async function balances(db: Database): Promise<Readonly<Record<string, number>>> {
  const rows = await db.select().from(bookEntries);
  const held: Record<string, number> = {};
  for (const { debit, credit, amount } of rows) {
    held[debit] = (held[debit] ?? 0) + amount;
    held[credit] = (held[credit] ?? 0) - amount;
  }
  return held;
}

/**
 * The laws of the books at any moment when nothing is under way: they sum to zero and agree with payments,
 * refunds and with what the provider holds; nobody has lessons that were not paid, or paid for lessons that
 * did not come.
 */
export async function expectBooksToHold(db: Database): Promise<void> {
  const held = await balances(db);
  expect(Object.values(held).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  const [orders, given, atProvider, bought] = await Promise.all([
    db.select().from(payments),
    db.select().from(refunds),
    db.select().from(sandboxPayments).where(eq(sandboxPayments.state, 'PAID')),
    db
      .select({ paymentId: tickets.paymentId, count: sql`count(*)`.mapWith(Number) })
      .from(tickets)
      .where(sql`${tickets.paymentId} is not null and ${tickets.ticketState} <> 'REFUNDED'`)
      .groupBy(tickets.paymentId),
  ]);
  const paid = orders.filter(({ paidAt }) => paidAt !== null);
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  const ofState = (state: string) =>
    sum(given.filter((one) => one.state === state).map(({ amount }) => amount));
  expect({
    cash: held['CASH_AT_PROVIDER'] ?? 0,
    sales: 0 - (held['SALES'] ?? 0),
    discounts: held['DISCOUNTS'] ?? 0,
    refunds: held['REFUNDS'] ?? 0,
    owed: 0 - (held['REFUNDS_OWED'] ?? 0),
  }).toEqual({
    cash: sum(atProvider.map(({ amount, refundedAmount }) => amount - refundedAmount)),
    sales: sum(paid.map(({ listAmount }) => listAmount)),
    discounts: sum(paid.map(({ discount }) => discount)),
    refunds: sum(paid.map(({ refundedAmount }) => refundedAmount)),
    owed: ofState('REQUESTED'),
  });
  const lessonsOf = new Map(bought.map(({ paymentId, count }) => [paymentId, count]));
  for (const order of orders.filter(({ itemType }) => itemType === 'PRODUCT')) {
    const returned = sum(
      given.filter(({ paymentId }) => paymentId === order.id).map(({ ticketCount }) => ticketCount),
    );
    expect([order.merchantUid, lessonsOf.get(order.id) ?? 0]).toEqual([
      order.merchantUid,
      order.paidAt === null ? 0 : order.quantity - returned,
    ]);
  }
}
