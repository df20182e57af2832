import { discountOf, isDiscount } from '#shared/commerce/discountOf.ts';
import type { coupons, userCoupons } from '#server/db/tables/commerce/coupons.ts';
import type { ProductForSale } from '#server/domain/commerce/products/readProducts.ts';
import { couponTexts } from './texts.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type UserCouponRow = typeof userCoupons.$inferSelect;
/** The fields of a product that decide about a coupon. */
export type DiscountedProduct = Pick<ProductForSale, 'productId' | 'channelId' | 'isCouponUsable'>;

/**
 * The discount of a coupon on a product at an amount, or the reason for none, in words for a person. A coupon that an
 * order holds counts as free for a new preparation, which ends that order first.
 */
export function worthAt({
  coupon,
  state,
  product,
  amount,
  now,
}: {
  readonly coupon: CouponRow;
  /** Null before it is received. */
  readonly state: UserCouponRow['state'] | null;
  readonly product: DiscountedProduct;
  readonly amount: number;
  readonly now: Date;
}): { readonly discount: number; readonly reason: string } {
  const refused = (reason: string) => ({ discount: 0, reason });
  const over = endOf({ coupon, state, now });
  if (over !== '') return refused(over);
  if (!fits(coupon, product)) return refused(couponTexts.notForProduct);
  if (amount < coupon.minimumAmount) return refused(couponTexts.from(coupon.minimumAmount));
  const discount = discountOf(coupon, amount);
  return discount === 0 ? refused(couponTexts.notForProduct) : { discount, reason: '' };
}

/** The reason why a coupon is no longer valid; empty for a valid one. */
export function endOf({
  coupon,
  state,
  now,
}: {
  readonly coupon: CouponRow;
  readonly state: UserCouponRow['state'] | null;
  readonly now: Date;
}): string {
  if (state === 'USED') return couponTexts.used;
  return coupon.expiresAt <= now ? couponTexts.expired : '';
}

/** A coupon is valid for the products of its own channel, or for those of them that it names. */
function fits(
  { couponRewardType, channelId, paymentProductIds }: CouponRow,
  product: DiscountedProduct,
): boolean {
  return (
    isDiscount(couponRewardType) &&
    product.isCouponUsable &&
    product.channelId === channelId &&
    (paymentProductIds.length === 0 || paymentProductIds.includes(product.productId))
  );
}
