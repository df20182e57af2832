import {
  getOwnPhone,
  listPaidChildren,
  openSandboxPayment,
  type OrderNumbers,
  type CouponsToChoose,
  purchasesOf,
} from '#client/net/rest/commerce/payments.ts';
import { subscriptionsOf } from '#client/net/rest/commerce/subscriptions.ts';

type Signal = { readonly signal: AbortSignal };
type Learner = number | null;

/** Payments of oneself, and of a guardian for a child; nothing of them is kept after the page. */
export const paymentQueries = {
  all: ['payments'] as const,
  list: (learnerId: Learner, page: number) => ({
    queryKey: ['payments', 'list', learnerId, page] as const,
    queryFn: ({ signal }: Signal) => purchasesOf(learnerId).list(page, signal),
    staleTime: 0,
  }),
  /** `isLeft`: the window came back without a payment, so that an order which is not paid ends. */
  one: (learnerId: Learner, { isLeft, ...order }: OrderNumbers & { readonly isLeft: boolean }) => ({
    queryKey: ['payments', 'one', learnerId, order.merchantUid] as const,
    queryFn: ({ signal }: Signal) => {
      const purchases = purchasesOf(learnerId);
      return isLeft ? purchases.cancel(order.merchantUid) : purchases.read(order, signal);
    },
    staleTime: 0,
    gcTime: 0,
  }),
  /** Page after page; with a product, what each is worth for it. */
  coupons: (learnerId: Learner, productId: number | undefined) => ({
    queryKey: ['coupons', 'choice', learnerId, productId] as const,
    queryFn: ({ signal, pageParam }: Signal & { readonly pageParam: number }) =>
      purchasesOf(learnerId).listCoupons(pageParam, productId, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageCount }: CouponsToChoose, _pages: readonly CouponsToChoose[], page: number) =>
      page < pageCount ? page + 1 : undefined,
    staleTime: 0,
  }),
  /** The children for whom the guardian of the open page has paid. */
  paidChildren: () => ({
    queryKey: ['payments', 'children'] as const,
    queryFn: ({ signal }: Signal) => listPaidChildren(signal),
    staleTime: 0,
    gcTime: 0,
  }),
  phone: () => ({
    queryKey: ['payments', 'phone'] as const,
    queryFn: ({ signal }: Signal) => getOwnPhone(signal),
    staleTime: 0,
    gcTime: 0,
  }),
  sandbox: (merchantUid: string) => ({
    queryKey: ['payments', 'sandbox', merchantUid] as const,
    queryFn: ({ signal }: Signal) => openSandboxPayment(merchantUid, signal),
    refetchOnWindowFocus: false,
    gcTime: 0,
  }),
  subscriptions: (learnerId: Learner) => ({
    queryKey: ['payments', 'subscriptions', learnerId] as const,
    queryFn: ({ signal }: Signal) => subscriptionsOf(learnerId).list(signal),
    staleTime: 0,
  }),
};
