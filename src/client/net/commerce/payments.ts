import { couponRoutes, type UserCoupon } from '#shared/contract/commerce/coupons.ts';
import { guardianPaymentRoutes, type PaidChild } from '#shared/contract/commerce/guardianPayments.ts';
import {
  paymentRoutes,
  sandboxPaymentRoutes,
  type Payment,
  type PreparedPayment,
  type SandboxPaymentBehaviour,
} from '#shared/contract/commerce/payments.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { profileRoutes } from '#shared/contract/people/profiles.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';

const payments = client(paymentRoutes);
const guardianPayments = client(guardianPaymentRoutes);
const sandboxPayments = client(sandboxPaymentRoutes);
const coupons = client(couponRoutes);
const profiles = client(profileRoutes);

export type PaymentPage = ResponseOf<typeof paymentRoutes.list>;
export type ProductOrder = RequestOf<typeof paymentRoutes.prepareProduct>['body'];
export type ContentOrder = RequestOf<typeof paymentRoutes.prepare>['body'];
export type SandboxOrder = ResponseOf<typeof sandboxPaymentRoutes.open>;
export interface CouponsToChoose {
  readonly userCouponList: readonly UserCoupon[];
  readonly pageCount: number;
}

/** How a product is bought and given back: for oneself, or by a guardian for a child. */
export interface PurchaseApi {
  /** The child whose guardian pays; null for oneself. */
  readonly learnerId: number | null;
  listCoupons(page: number, productId: number | undefined, signal?: AbortSignal): Promise<CouponsToChoose>;
  prepareProduct(order: ProductOrder): Promise<PreparedPayment>;
  list(page: number, signal?: AbortSignal): Promise<PaymentPage>;
  /** How a payment went, by the provider's own number of it where that is known. */
  read(order: OrderNumbers, signal?: AbortSignal): Promise<Payment>;
  /** Ends a payment whose window was closed. */
  cancel(merchantUid: string): Promise<Payment>;
  refund(paymentId: number, amount: number): Promise<Payment>;
}

export interface OrderNumbers {
  readonly merchantUid: string;
  readonly impUid?: string | null;
  readonly paymentGatewayChannelId?: string;
}

// Failures are worded at the place of the action.
const quiet = { quiet: true };
const forProduct = (page: number, productId: number | undefined) => ({
  page,
  ...(productId !== undefined && { payment_product_id: productId }),
});

const ownPurchases: PurchaseApi = {
  learnerId: null,
  listCoupons: (page, productId, signal) =>
    coupons.list({ query: forProduct(page, productId) }, { signal, ...quiet }),
  prepareProduct: (body) => payments.prepareProduct({ body }, quiet),
  list: (page, signal) => payments.list({ query: { page } }, { signal, ...quiet }),
  read: ({ merchantUid, impUid, paymentGatewayChannelId }, signal) =>
    impUid
      ? payments.confirm(
          {
            params: { id: impUid },
            query: {
              merchant_uid: merchantUid,
              ...(paymentGatewayChannelId && { payment_gateway_channel_id: paymentGatewayChannelId }),
            },
          },
          { signal, ...quiet },
        )
      : payments.get({ params: { merchantUid } }, { signal, ...quiet }),
  cancel: (merchantUid) => payments.cancel({ params: { merchantUid } }, quiet),
  refund: (id, amount) => payments.refund({ params: { id }, body: { amount } }, quiet),
};

/** The purchases of a guardian for a child, by the session of the guardian's page. */
function purchasesFor(childId: number): PurchaseApi {
  const params = { id: childId };
  return {
    learnerId: childId,
    listCoupons: (page, productId, signal) =>
      guardianPayments.listCoupons({ params, query: forProduct(page, productId) }, { signal, ...quiet }),
    prepareProduct: (body) => guardianPayments.prepareProduct({ params, body }, quiet),
    list: (page, signal) => guardianPayments.list({ params, query: { page } }, { signal, ...quiet }),
    read: ({ merchantUid }, signal) =>
      guardianPayments.get({ params: { ...params, merchantUid } }, { signal, ...quiet }),
    cancel: (merchantUid) => guardianPayments.cancel({ params: { ...params, merchantUid } }, quiet),
    refund: (paymentId, amount) =>
      guardianPayments.refund({ params: { ...params, paymentId }, body: { amount } }, quiet),
  };
}

export const purchasesOf = (learnerId: number | null): PurchaseApi =>
  learnerId === null ? ownPurchases : purchasesFor(learnerId);

/** Points, a worksheet, a course or a course class. */
export function preparePayment(body: ContentOrder): Promise<PreparedPayment> {
  return payments.prepare({ body }, quiet);
}

export function answerSandboxPayment(merchantUid: string, behaviour: SandboxPaymentBehaviour) {
  return sandboxPayments.answer({ params: { merchantUid }, body: { behaviour } }, quiet);
}

type Learner = number | null;

/** Payments of oneself, and of a guardian for a child; nothing of them is kept after the page. */
export const paymentQueries = {
  all: queryKeys.payments,
  list: (learnerId: Learner, page: number) => ({
    queryKey: ['payments', 'list', learnerId, page] as const,
    queryFn: ({ signal }: Asked) => purchasesOf(learnerId).list(page, signal),
    staleTime: 0,
  }),
  /** `isLeft`: the window came back without a payment, so that an order which is not paid ends. */
  one: (learnerId: Learner, { isLeft, ...order }: OrderNumbers & { readonly isLeft: boolean }) => ({
    queryKey: ['payments', 'one', learnerId, order.merchantUid] as const,
    queryFn: ({ signal }: Asked) => {
      const purchases = purchasesOf(learnerId);
      return isLeft ? purchases.cancel(order.merchantUid) : purchases.read(order, signal);
    },
    staleTime: 0,
    gcTime: 0,
  }),
  /** Page after page; with a product, what each is worth for it. */
  coupons: (learnerId: Learner, productId: number | undefined) => ({
    queryKey: ['coupons', 'choice', learnerId, productId] as const,
    queryFn: ({ signal, pageParam }: Asked & { readonly pageParam: number }) =>
      purchasesOf(learnerId).listCoupons(pageParam, productId, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageCount }: CouponsToChoose, _pages: readonly CouponsToChoose[], page: number) =>
      page < pageCount ? page + 1 : undefined,
    staleTime: 0,
  }),
  /** Children with payments by the guardian of the open page, and what is left of each. */
  paidChildren: () => ({
    queryKey: ['payments', 'children'] as const,
    queryFn: async ({ signal }: Asked): Promise<readonly PaidChild[]> =>
      (await guardianPayments.listChildren(undefined, { signal, ...quiet })).childList,
    staleTime: 0,
    gcTime: 0,
  }),
  /** Empty where none is stored. */
  phone: () => ({
    queryKey: ['payments', 'phone'] as const,
    queryFn: async ({ signal }: Asked) =>
      (await profiles.getPhone(undefined, { signal, ...quiet })).phoneNumber,
    staleTime: 0,
    gcTime: 0,
  }),
  sandbox: (merchantUid: string) => ({
    queryKey: ['payments', 'sandbox', merchantUid] as const,
    queryFn: ({ signal }: Asked): Promise<SandboxOrder> =>
      sandboxPayments.open({ params: { merchantUid } }, { signal, ...quiet }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  }),
};

/** Asks for the tickets again: before a payment, nobody knows its tickets. */
export const renewTickets = () => renew([queryKeys.tutoring]);

/** Gives money back. The list is asked for again before the view hears how it went. */
export const useRefundPayment = mutationHook((learnerId: number | null) => ({
  mutationFn: ({ paymentId, amount }: { readonly paymentId: number; readonly amount: number }) =>
    purchasesOf(learnerId).refund(paymentId, amount),
  onSuccess: () => renew([queryKeys.payments, queryKeys.tutoring]),
  onError: () => renew([queryKeys.payments]),
}));
