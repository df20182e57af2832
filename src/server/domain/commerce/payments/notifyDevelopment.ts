import { eq } from 'drizzle-orm';
import { payments } from '#server/db/tables/commerce/payments.ts';
import type { Deps } from '#server/domain/deps.ts';
import { findPayment } from './paymentRows.ts';

const WAIT_MS = 10_000;

/**
 * Notifies the development address that a payment is complete, once; never in production. A failed request is retried.
 */
export async function notifyDevelopment(
  deps: Deps,
  { paymentId }: { readonly paymentId: number },
): Promise<void> {
  const { NODE_ENV, PAYMENT_NOTICE_URL } = deps.config;
  if (NODE_ENV === 'production' || PAYMENT_NOTICE_URL === undefined) return;
  const row = await findPayment(deps.db, eq(payments.id, paymentId));
  if (row.toldDevelopmentAt !== null) return;
  const { merchantUid, impUid, itemType, name, amount, state } = row;
  const response = await fetch(PAYMENT_NOTICE_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ paymentId, merchantUid, impUid, itemType, name, amount, state }),
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!response.ok) throw new Error(`the development address answered ${response.status}`);
  await deps.db
    .update(payments)
    .set({ toldDevelopmentAt: deps.clock.now() })
    .where(eq(payments.id, paymentId));
}
