import { couponRoutes, couponStaffRoutes, type UserCoupon } from '#shared/contract/commerce/coupons.ts';
import { guardianPaymentRoutes } from '#shared/contract/commerce/guardianPayments.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook } from '#client/net/mutationHook.ts';

const coupons = client(couponRoutes);
const channelCoupons = client(couponStaffRoutes);
const guardianPayments = client(guardianPaymentRoutes);

export type UserCouponPage = ResponseOf<typeof couponRoutes.list>;
export type CouponWish = RequestOf<typeof couponStaffRoutes.create>['body'];

const quiet = { quiet: true };

/** Ways to receive coupons: for oneself, or by a guardian for a child; events lead a child nowhere. */
export interface CouponApi {
  /** Those that one has and those that may be received. */
  list(page: number, signal?: AbortSignal): Promise<UserCouponPage>;
  receive(couponId: number): Promise<UserCoupon>;
  register(couponCode: string): Promise<UserCoupon>;
}

const own: CouponApi = {
  list: (page, signal) => coupons.list({ query: { page } }, { signal, ...quiet }),
  receive: (couponId) => coupons.receive({ params: { id: couponId } }, quiet),
  register: (couponCode) => coupons.register({ body: { couponCode } }, quiet),
};

const ofChild = (id: number): CouponApi => ({
  list: async (page, signal) => ({
    ...(await guardianPayments.listCoupons({ params: { id }, query: { page } }, { signal, ...quiet })),
    couponEventList: [],
  }),
  receive: (couponId) => guardianPayments.receiveCoupon({ params: { id, couponId } }, quiet),
  register: (couponCode) => guardianPayments.registerCoupon({ params: { id }, body: { couponCode } }, quiet),
});

const couponsOf = (learnerId: number | null): CouponApi => (learnerId === null ? own : ofChild(learnerId));

export const couponQueries = {
  /** Page after page, for the list that loads on scrolling. */
  pages: (learnerId: number | null) => ({
    queryKey: ['coupons', 'pages', learnerId] as const,
    queryFn: ({ signal, pageParam }: Asked & { readonly pageParam: number }) =>
      couponsOf(learnerId).list(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageCount }: UserCouponPage, _pages: readonly UserCouponPage[], page: number) =>
      page < pageCount ? page + 1 : undefined,
    staleTime: 0,
  }),
  ofChannel: (channelId: number, page: number) => ({
    queryKey: ['coupons', 'channel', channelId, page] as const,
    queryFn: ({ signal }: Asked) =>
      channelCoupons.list({ channelId, query: { page } }, { signal, quiet: true }),
    staleTime: 0,
  }),
};

/** Everything that shows coupons. */
const COUPONS = ['coupons'] as const;

export const useReceiveCoupon = mutationHook((learnerId: number | null) => ({
  mutationFn: (couponId: number) => couponsOf(learnerId).receive(couponId),
  renewsAlways: [COUPONS],
}));

/** Receives a coupon by the code on it. */
export const useRegisterCoupon = mutationHook((learnerId: number | null) => ({
  mutationFn: (couponCode: string) => couponsOf(learnerId).register(couponCode),
  renews: [COUPONS],
}));

export const useCreateCoupon = mutationHook((channelId: number) => ({
  mutationFn: (body: CouponWish) => channelCoupons.create({ channelId, body }, { quiet: true }),
  renews: [COUPONS],
}));

export const useEndCoupon = mutationHook((channelId: number) => ({
  mutationFn: (id: number) => channelCoupons.end({ channelId, params: { id } }, { quiet: true }),
  renewsAlways: [COUPONS],
}));
