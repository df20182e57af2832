import type { CouponRewardType } from '#shared/contract/commerce/coupons.ts';

/** No card is charged with less; 0 is paid without a window. */
export const LEAST_CARD_AMOUNT = 100;
/** Discounts by per cent are whole tens of won. */
const STEP = 10;

export interface Discount {
  readonly couponRewardType: CouponRewardType;
  readonly rewardCount: number;
}

export const isDiscount = (couponRewardType: CouponRewardType): boolean =>
  couponRewardType === 'CONTENT_DISCOUNT_BY_AMOUNT' || couponRewardType === 'CONTENT_DISCOUNT_BY_PERCENTAGE';

/**
 * Won that a coupon takes off an amount: never more than it. Where less than a card is charged with would be left, the
 * discount is so much smaller that exactly that is left. Other rewards take nothing off.
 */
export function discountOf({ couponRewardType, rewardCount }: Discount, amount: number): number {
  const wished = wishedOff(couponRewardType, rewardCount, amount);
  if (wished >= amount) return amount;
  return Math.max(0, Math.min(wished, amount - LEAST_CARD_AMOUNT));
}

function wishedOff(couponRewardType: CouponRewardType, rewardCount: number, amount: number): number {
  if (couponRewardType === 'CONTENT_DISCOUNT_BY_AMOUNT') return rewardCount;
  if (couponRewardType !== 'CONTENT_DISCOUNT_BY_PERCENTAGE') return 0;
  // Of 100% nothing is left to be rounded.
  return rewardCount >= 100 ? amount : Math.floor((amount * rewardCount) / 100 / STEP) * STEP;
}
