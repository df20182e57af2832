import type { Payment } from '#shared/contract/commerce/payments.ts';
import { domainsOfChannels } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { PaymentRow } from './paymentRows.ts';
import { offersOf } from './refundOffer.ts';

/** The page of each payment to return to: that of its product. */
export async function redirectPagesOf(
  { db }: Pick<Deps, 'db'>,
  rows: readonly PaymentRow[],
): Promise<(row: PaymentRow) => Payment['redirectPageInfo']> {
  const domains = await domainsOfChannels(
    db,
    rows.flatMap(({ channelId }) => channelId ?? []),
  );
  return ({ itemType, contentId, productId, channelId }) => ({
    contentType: itemType,
    contentId: contentId ?? productId,
    channelDomain: (channelId !== null && domains.get(channelId)) || null,
  });
}

/** Payments as a user sees them: the possible refund is shown to the payer alone. */
export async function showPayments(
  deps: Deps,
  rows: readonly PaymentRow[],
  /** The guardian who looks; null for the user. */
  payerEmail: string | null,
): Promise<Payment[]> {
  const [offers, redirectPageOf] = await Promise.all([offersOf(deps, rows), redirectPagesOf(deps, rows)]);
  return rows.map((row) => ({
    paymentId: row.id,
    merchantUid: row.merchantUid,
    paymentItemType: row.itemType,
    name: row.name,
    amount: row.amount,
    discount: row.discount,
    refundedAmount: row.refundedAmount,
    status: row.state,
    reason: row.reason,
    receiptUrl: row.receiptUrl,
    preparedAt: row.preparedAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    redirectPageInfo: redirectPageOf(row),
    refundOffer: row.payerEmail === payerEmail ? (offers.get(row.id) ?? null) : null,
  }));
}

export async function showPayment(deps: Deps, row: PaymentRow, payerEmail: string | null): Promise<Payment> {
  const [shown] = await showPayments(deps, [row], payerEmail);
  if (!shown) throw new Error(`showPayment: payment ${row.id} is not shown`);
  return shown;
}
