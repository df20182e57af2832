import {
  couponRoutes,
  couponStaffRoutes,
  type Coupon,
  type UserCoupon,
} from '#shared/contract/commerce/coupons.ts';
import { guardianPaymentRoutes } from '#shared/contract/commerce/guardianPayments.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

export type UserCouponPage = ResponseOf<typeof couponRoutes.list>;
export type CouponPage = ResponseOf<typeof couponStaffRoutes.list>;
export type CouponWish = RequestOf<typeof couponStaffRoutes.create>['body'];

const quiet = { quiet: true };

/** How coupons are received: for oneself, or by a guardian for a child, to whom events lead nowhere. */
export interface CouponApi {
  /** Those that one has and those that may be received. */
  list(page: number, signal?: AbortSignal): Promise<UserCouponPage>;
  receive(couponId: number): Promise<UserCoupon>;
  register(couponCode: string): Promise<UserCoupon>;
}

const own: CouponApi = {
  list: (page, signal) => rest.call(couponRoutes.list, { query: { page } }, { signal, ...quiet }),
  receive: (couponId) => rest.call(couponRoutes.receive, { params: { id: couponId } }, quiet),
  register: (couponCode) => rest.call(couponRoutes.register, { body: { couponCode } }, quiet),
};

const ofChild = (id: number): CouponApi => ({
  list: async (page, signal) => ({
    ...(await rest.call(
      guardianPaymentRoutes.listCoupons,
      { params: { id }, query: { page } },
      { signal, ...quiet },
    )),
    couponEventList: [],
  }),
  receive: (couponId) => rest.call(guardianPaymentRoutes.receiveCoupon, { params: { id, couponId } }, quiet),
  register: (couponCode) =>
    rest.call(guardianPaymentRoutes.registerCoupon, { params: { id }, body: { couponCode } }, quiet),
});

export const couponsOf = (learnerId: number | null): CouponApi =>
  learnerId === null ? own : ofChild(learnerId);

/** Of the channel whose pages are open. */
export function listCoupons(channelId: number, page: number, signal?: AbortSignal): Promise<CouponPage> {
  return rest.call(couponStaffRoutes.list, { channelId, query: { page } }, { signal, ...quiet });
}

export function createCoupon(channelId: number, body: CouponWish): Promise<Coupon> {
  return rest.call(couponStaffRoutes.create, { channelId, body }, quiet);
}

export async function endCoupon(channelId: number, couponId: number): Promise<void> {
  await rest.call(couponStaffRoutes.end, { channelId, params: { id: couponId } }, quiet);
}
