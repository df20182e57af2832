import {
  couponRoutes,
  couponStaffRoutes,
  type Coupon,
  type UserCoupon,
} from '#shared/contract/commerce/coupons.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

export type UserCouponPage = ResponseOf<typeof couponRoutes.list>;
export type CouponPage = ResponseOf<typeof couponStaffRoutes.list>;
export type CouponWish = RequestOf<typeof couponStaffRoutes.create>['body'];

const quiet = { quiet: true };

/** Own coupons and those that may be received; with a product, what each is worth for it. */
export function listUserCoupons(
  { page, productId }: { readonly page: number; readonly productId?: number | undefined },
  signal?: AbortSignal,
): Promise<UserCouponPage> {
  const query = { page, ...(productId !== undefined && { payment_product_id: productId }) };
  return rest.call(couponRoutes.list, { query }, { signal, ...quiet });
}

export function receiveCoupon(couponId: number): Promise<UserCoupon> {
  return rest.call(couponRoutes.receive, { params: { id: couponId } }, quiet);
}

export function registerCoupon(couponCode: string): Promise<UserCoupon> {
  return rest.call(couponRoutes.register, { body: { couponCode } }, quiet);
}

/** Of the channel whose pages are open. */
export function listCoupons(page: number, signal?: AbortSignal): Promise<CouponPage> {
  return rest.call(couponStaffRoutes.list, { query: { page } }, { signal, ...quiet });
}

export function createCoupon(body: CouponWish): Promise<Coupon> {
  return rest.call(couponStaffRoutes.create, { body }, quiet);
}

export async function endCoupon(couponId: number): Promise<void> {
  await rest.call(couponStaffRoutes.end, { params: { id: couponId } }, quiet);
}
