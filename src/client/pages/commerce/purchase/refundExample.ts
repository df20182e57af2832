import { refundOf } from '#shared/commerce/refundOf.ts';

/** The most lessons that the worked example is about. */
const USED = 3;
/** After the days in which everything comes back. */
const LATER = 8 * 24 * 60 * 60 * 1000;

export interface RefundExample {
  readonly paid: number;
  readonly quantity: number;
  readonly used: number;
  readonly left: number;
  readonly amount: number;
}

/** The refund once some lessons were held; null if one lesson is all there is. */
export function refundExample(bought: {
  readonly paid: number;
  readonly quantity: number;
}): RefundExample | null {
  const { paid, quantity } = bought;
  if (quantity < 2) return null;
  const used = Math.min(USED, quantity - 1);
  const left = quantity - used;
  const { amount } = refundOf({
    ...{ itemType: 'PRODUCT', paidAt: 0, now: LATER, amount: paid, refundedBefore: 0, quantity },
    ...{ used, remaining: left, expiresAt: null, touched: true },
  });
  return { paid, quantity, used, left, amount };
}
