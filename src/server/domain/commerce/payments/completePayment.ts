import type { Transaction } from '#server/db/connect.ts';
import { addJob } from '#server/domain/jobs.ts';
import { emit } from '#server/domain/transaction.ts';
import type { Config } from '#server/platform/config.ts';
import { book } from './books.ts';
import { releaseCoupon, spendCoupon } from '#server/domain/commerce/coupons/payWithCoupon.ts';
import { changePayment, nextAsk, type PaymentRow } from './paymentRows.ts';

export interface Taken {
  readonly impUid: string | null;
  readonly paidAt: Date;
  readonly receiptUrl: string;
  readonly billingKey: string | null;
}

/**
 * A READY payment that the caller has locked becomes PAID: the books, the coupon and the delivery follow in the same
 * transaction. Throws where a listener refuses to deliver.
 */
export async function completePayment(
  tx: Transaction,
  row: PaymentRow,
  about: { readonly config: Config; readonly taken: Taken; readonly now: Date },
): Promise<PaymentRow> {
  const { config, taken, now } = about;
  const { billingKey, ...columns } = taken;
  if (row.userId === null) throw new Error(`completePayment: nobody gets what payment ${row.id} is for`);
  const paid = await changePayment(tx, row, { ...columns, state: 'PAID', reason: '', askAt: null });
  const { id: paymentId, itemType: paymentItemType, merchantUid, amount, discount } = paid;
  await book(tx, {
    transactionKey: `paid:${paymentId}`,
    paymentId,
    at: now,
    moves: [
      { debit: 'CASH_AT_PROVIDER', credit: 'SALES', amount },
      { debit: 'DISCOUNTS', credit: 'SALES', amount: discount },
    ],
  });
  if (paid.userCouponId !== null) await spendCoupon(tx, { merchantUid, now });
  const { contentId, productId, planCode, channelId, subscriptionId, quantity } = paid;
  await emit(tx, {
    type: 'payment.paid',
    userId: row.userId,
    paymentId,
    paymentItemType,
    contentId,
    productId,
    planCode,
    channelId,
    quantity,
    amount,
    subscriptionId,
    billingKey,
  });
  if (config.NODE_ENV !== 'production' && config.PAYMENT_NOTICE_URL !== undefined)
    await addJob(tx, 'payments.tellDevelopment', { paymentId });
  return paid;
}

/** A READY payment that the caller has locked ends unpaid; its coupon is free again. */
export async function endPayment(
  tx: Transaction,
  row: PaymentRow,
  end: { readonly state: 'FAILED' | 'CANCELLED'; readonly reason: string; readonly now: Date } & {
    readonly impUid?: string | null;
  },
): Promise<PaymentRow> {
  const { state, reason, now, impUid = row.impUid } = end;
  if (row.userCouponId !== null) await releaseCoupon(tx, { merchantUid: row.merchantUid });
  return changePayment(tx, row, { state, reason, impUid, askAt: nextAsk(row, now) });
}
