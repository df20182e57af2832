import type { UserCoupon } from '#shared/contract/commerce/coupons.ts';
import { guardianPaymentRoutes, type PaidChild } from '#shared/contract/commerce/guardianPayments.ts';
import {
  paymentRoutes,
  sandboxPaymentRoutes,
  type Payment,
  type PreparedPayment,
  type SandboxPaymentBehaviour,
} from '#shared/contract/commerce/payments.ts';
import { couponRoutes } from '#shared/contract/commerce/coupons.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { profileRoutes } from '#shared/contract/people/profiles.ts';
import { rest } from '#client/net/rest/rest.ts';

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

// What goes wrong is worded where it happened.
const quiet = { quiet: true };
const forProduct = (page: number, productId: number | undefined) => ({
  page,
  ...(productId !== undefined && { payment_product_id: productId }),
});

export const ownPurchases: PurchaseApi = {
  learnerId: null,
  listCoupons: (page, productId, signal) =>
    rest.call(couponRoutes.list, { query: forProduct(page, productId) }, { signal, ...quiet }),
  prepareProduct: (body) => rest.call(paymentRoutes.prepareProduct, { body }, quiet),
  list: (page, signal) => rest.call(paymentRoutes.list, { query: { page } }, { signal, ...quiet }),
  read: ({ merchantUid, impUid, paymentGatewayChannelId }, signal) =>
    impUid
      ? rest.call(
          paymentRoutes.confirm,
          {
            params: { id: impUid },
            query: {
              merchant_uid: merchantUid,
              ...(paymentGatewayChannelId && { payment_gateway_channel_id: paymentGatewayChannelId }),
            },
          },
          { signal, ...quiet },
        )
      : rest.call(paymentRoutes.get, { params: { merchantUid } }, { signal, ...quiet }),
  cancel: (merchantUid) => rest.call(paymentRoutes.cancel, { params: { merchantUid } }, quiet),
  refund: (id, amount) => rest.call(paymentRoutes.refund, { params: { id }, body: { amount } }, quiet),
};

/** Of a guardian, by the session of its page. */
export function purchasesFor(childId: number): PurchaseApi {
  const params = { id: childId };
  return {
    learnerId: childId,
    listCoupons: (page, productId, signal) =>
      rest.call(
        guardianPaymentRoutes.listCoupons,
        { params, query: forProduct(page, productId) },
        { signal, ...quiet },
      ),
    prepareProduct: (body) => rest.call(guardianPaymentRoutes.prepareProduct, { params, body }, quiet),
    list: (page, signal) =>
      rest.call(guardianPaymentRoutes.list, { params, query: { page } }, { signal, ...quiet }),
    read: ({ merchantUid }, signal) =>
      rest.call(guardianPaymentRoutes.get, { params: { ...params, merchantUid } }, { signal, ...quiet }),
    cancel: (merchantUid) =>
      rest.call(guardianPaymentRoutes.cancel, { params: { ...params, merchantUid } }, quiet),
    refund: (paymentId, amount) =>
      rest.call(guardianPaymentRoutes.refund, { params: { ...params, paymentId }, body: { amount } }, quiet),
  };
}

/** The children for whom the guardian of the session has paid, with what is left of it. */
export async function listPaidChildren(signal?: AbortSignal): Promise<readonly PaidChild[]> {
  return (await rest.call(guardianPaymentRoutes.listChildren, undefined, { signal, ...quiet })).childList;
}

export const purchasesOf = (learnerId: number | null): PurchaseApi =>
  learnerId === null ? ownPurchases : purchasesFor(learnerId);

/** Points, a worksheet, a course or a course class. */
export function preparePayment(body: ContentOrder): Promise<PreparedPayment> {
  return rest.call(paymentRoutes.prepare, { body }, quiet);
}

/** Empty where none is stored. */
export async function getOwnPhone(signal?: AbortSignal): Promise<string> {
  return (await rest.call(profileRoutes.getPhone, undefined, { signal, ...quiet })).phoneNumber;
}

export function openSandboxPayment(merchantUid: string, signal?: AbortSignal): Promise<SandboxOrder> {
  return rest.call(sandboxPaymentRoutes.open, { params: { merchantUid } }, { signal, ...quiet });
}

export function answerSandboxPayment(merchantUid: string, behaviour: SandboxPaymentBehaviour) {
  return rest.call(sandboxPaymentRoutes.answer, { params: { merchantUid }, body: { behaviour } }, quiet);
}
