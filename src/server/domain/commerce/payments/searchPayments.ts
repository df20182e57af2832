import { and, asc, desc, eq, exists, inArray, or } from 'drizzle-orm';
import type { PaymentState } from '#shared/contract/commerce/payments.ts';
import { rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { payments, refunds } from '#server/db/tables/commerce/payments.ts';
import type { PaymentRow } from './paymentRows.ts';

type RefundRow = typeof refunds.$inferSelect;

/**
 * One page of all payments with their refunds, the newest first; by an order number, a number of the provider, or the
 * id of a user. OWED: with a refund that the provider has not made. Only administrators of the service may read it.
 */
export async function searchPayments(
  db: Database,
  {
    query,
    state,
    page,
    size,
  }: {
    readonly query: string;
    readonly state: PaymentState | 'ALL' | 'OWED';
    readonly page: number;
    readonly size: number;
  },
): Promise<{ rows: (PaymentRow & { readonly refunds: readonly RefundRow[] })[]; totalCount: number }> {
  const owed = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payments.id), eq(refunds.state, 'REQUESTED')));
  const wanted = and(
    query === ''
      ? undefined
      : or(
          eq(payments.merchantUid, query),
          eq(payments.impUid, query),
          /^[1-9]\d{0,8}$/.test(query) ? eq(payments.userId, Number(query)) : undefined,
        ),
    state === 'ALL' ? undefined : state === 'OWED' ? exists(owed) : eq(payments.state, state),
  );
  const [totalCount, rows] = await Promise.all([
    db.$count(payments, wanted),
    db
      .select()
      .from(payments)
      .where(wanted)
      .orderBy(desc(payments.id))
      .limit(size)
      .offset(rowsBefore({ page, first: 1, size })),
  ]);
  const ids = rows.map(({ id }) => id);
  const given =
    ids.length === 0
      ? []
      : await db.select().from(refunds).where(inArray(refunds.paymentId, ids)).orderBy(asc(refunds.id));
  return {
    rows: rows.map((row) => ({ ...row, refunds: given.filter(({ paymentId }) => paymentId === row.id) })),
    totalCount,
  };
}
