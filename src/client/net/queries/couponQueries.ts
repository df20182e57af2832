import { couponsOf, listCoupons, type UserCouponPage } from '#client/net/rest/commerce/coupons.ts';

type Signal = { readonly signal: AbortSignal };

/** Coupons; `all` is the key to invalidate after one was received or used. */
export const couponQueries = {
  all: ['coupons'] as const,
  /** Page after page, for the list that loads on scrolling. */
  pages: (learnerId: number | null) => ({
    queryKey: ['coupons', 'pages', learnerId] as const,
    queryFn: ({ signal, pageParam }: Signal & { readonly pageParam: number }) =>
      couponsOf(learnerId).list(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageCount }: UserCouponPage, _pages: readonly UserCouponPage[], page: number) =>
      page < pageCount ? page + 1 : undefined,
    staleTime: 0,
  }),
  ofChannel: (channelId: number, page: number) => ({
    queryKey: ['coupons', 'channel', channelId, page] as const,
    queryFn: ({ signal }: Signal) => listCoupons(channelId, page, signal),
    staleTime: 0,
  }),
};
