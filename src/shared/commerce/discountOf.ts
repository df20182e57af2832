import type { CouponRewardType } from '#shared/contract/commerce/coupons.ts';

/** The least card payment; 0 is paid without a window. */
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
 * The won that a coupon takes off an amount, at most the whole. A remainder below the least card payment reduces the
 * discount, so that exactly the least is left. Other rewards take nothing off.
 */
export function discountOf({ couponRewardType, rewardCount }: Discount, amount: number): number {
  const wished = wishedOff(couponRewardType, rewardCount, amount);
  if (wished >= amount) return amount;
  return Math.max(0, Math.min(wished, amount - LEAST_CARD_AMOUNT));
}

function wishedOff(couponRewardType: CouponRewardType, rewardCount: number, amount: number): number {
  if (couponRewardType === 'CONTENT_DISCOUNT_BY_AMOUNT') return rewardCount;
  if (couponRewardType !== 'CONTENT_DISCOUNT_BY_PERCENTAGE') return 0;
  // A discount of 100% leaves nothing to round.
  return rewardCount >= 100 ? amount : Math.floor((amount * rewardCount) / 100 / STEP) * STEP;
}
