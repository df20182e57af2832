import type { PaymentItemType, RefundOffer } from '#shared/contract/commerce/payments.ts';
import { dayInSeoul, daysLater } from '#shared/time/seoulTime.ts';

/*
 * The refund of a payment. The rules, the law behind them and a table of cases are in docs/refunds.md. Pure, and the
 * same for both sides. Times are milliseconds since 1970, money is whole won.
 */

/**
 * 전자상거래법 §17: for this time after the payment a buyer who has used nothing may withdraw without a reason. The day of
 * the payment is not counted, and the last day counts to its end (민법 §157, §159).
 */
export const WITHDRAWAL_DAYS = 7;

export interface RefundCase {
  readonly itemType: PaymentItemType;
  readonly paidAt: number;
  readonly now: number;
  /** The paid amount, without the part of a coupon. */
  readonly amount: number;
  /** The amount refunded before. */
  readonly refundedBefore: number;
  /** Bought lessons or points; 1 for other products. */
  readonly quantity: number;
  /** Held or booked lessons; points spent since. */
  readonly used: number;
  /** Lessons that can still be booked; remaining points. */
  readonly remaining: number;
  /** The end of the lessons; null without an end. */
  readonly expiresAt: number | null;
  /** Whether the content was begun, for products without quantity or end. */
  readonly touched: boolean;
}

/** The refund that is due now, with its rule. */
export function refundOf(refund: RefundCase): RefundOffer {
  const { itemType, amount, refundedBefore, quantity, used, remaining } = refund;
  const counts = { usedCount: used, remainingCount: remaining };
  const left = Math.max(0, amount - refundedBefore);
  const offer = (rule: RefundOffer['rule'], share: number): RefundOffer => ({
    ...counts,
    amount: Math.min(left, share),
    rule,
  });
  const whole = () => offer(isEarly(refund) ? 'WITHDRAWAL' : 'NOTHING_USED', left);
  if (amount === 0) return offer('NOT_REFUNDABLE', 0);
  if (left === 0) return offer('NOTHING_LEFT', 0);
  // A plan runs to the end of the paid time, and is not renewed.
  if (itemType === 'SUBSCRIPTION') return isEarly(refund) ? whole() : offer('NOT_REFUNDABLE', 0);
  if (itemType !== 'PRODUCT' && itemType !== 'CASH')
    return refund.touched ? offer('NOT_REFUNDABLE', 0) : whole();
  if (refund.expiresAt !== null && refund.now >= refund.expiresAt) return offer('EXPIRED', 0);
  if (quantity === 1 && used > 0) return offer('NOT_REFUNDABLE', 0);
  if (remaining === 0) return offer('NOTHING_LEFT', 0);
  if (used === 0 && remaining === quantity) return whole();
  return offer('REMAINING', Math.floor((amount * remaining) / quantity));
}

const isEarly = ({ now, paidAt }: RefundCase): boolean =>
  dayInSeoul(new Date(now)) <= daysLater(dayInSeoul(new Date(paidAt)), WITHDRAWAL_DAYS);
