import { and, eq, gt, like, lt, not } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';

/** Whether a user has spent points since those came that a payment brought. */
export async function hasSpentSince(
  db: Database | Transaction,
  { userId, paymentId }: { readonly userId: number; readonly paymentId: number },
): Promise<boolean> {
  const points = and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.kind, 'POINT'));
  const [brought] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(points, eq(ledgerEntries.reasonKey, `payment:${paymentId}`)));
  if (!brought) return false;
  // Points that went with their price are not spent.
  const isRefund = like(ledgerEntries.reasonKey, 'refund:%');
  const spent = and(points, lt(ledgerEntries.amount, 0), gt(ledgerEntries.id, brought.id), not(isRefund));
  return (await db.$count(ledgerEntries, spent)) > 0;
}
