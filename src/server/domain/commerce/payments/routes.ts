import type { guardianPaymentRoutes } from '#shared/contract/commerce/guardianPayments.ts';
import type { paymentRoutes, sandboxPaymentRoutes } from '#shared/contract/commerce/payments.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listUserCoupons } from '#server/domain/commerce/coupons/listUserCoupons.ts';
import { receiveCoupon, registerCoupon } from '#server/domain/commerce/coupons/receiveCoupon.ts';
import { ownChild } from '#server/domain/people/guardians/guardedChildren.ts';
import { readOrder } from './orders.ts';
import { cancelPayment, confirmPayment, getPayment, listPayments } from './ownPayments.ts';
import { listPaidChildren, payerOf } from './payers.ts';
import { preparePayment, type Buyer } from './preparePayment.ts';
import { receiveWebhook } from './receiveWebhook.ts';
import { refundPayment } from './refundPayment.ts';
import { answerSandboxPayment, openSandboxPayment } from './paymentSandbox.ts';

async function prepare({
  body,
  ...buyer
}: Buyer & { readonly body: Parameters<typeof readOrder>[0]['body'] }) {
  const order = await readOrder({ ...buyer, body });
  return preparePayment({ ...buyer, order, wish: body });
}

export const paymentHandlers: Handlers<typeof paymentRoutes> = {
  prepare: ({ deps, userId, body }) => prepare({ deps, userId, payerEmail: null, body }),
  prepareProduct: ({ deps, userId, body }) => prepare({ deps, userId, payerEmail: null, body }),
  confirm: ({ deps, userId, params, query }) =>
    confirmPayment({
      deps,
      userId,
      payerEmail: null,
      impUid: params.id,
      merchantUid: query.merchant_uid,
      gatewayChannelId: query.payment_gateway_channel_id,
    }),
  list: ({ deps, userId, query }) => listPayments({ deps, userId, payerEmail: null, ...query }),
  get: ({ deps, userId, params }) => getPayment({ deps, userId, payerEmail: null, ...params }),
  cancel: ({ deps, userId, params }) => cancelPayment({ deps, userId, payerEmail: null, ...params }),
  refund: ({ deps, userId, params, body }) =>
    refundPayment({ deps, userId, payerEmail: null, paymentId: params.id, ...body }),
  receiveWebhook: async ({ deps, params, rawBody, headers }) => ({
    taken: await receiveWebhook({ deps, ...params, rawBody, headers }),
  }),
};

export const guardianPaymentHandlers: Handlers<typeof guardianPaymentRoutes> = {
  listCoupons: async (call) =>
    listUserCoupons({
      ...(await ownChild(call)),
      page: call.query.page,
      productId: call.query.payment_product_id,
    }),
  receiveCoupon: async (call) => receiveCoupon({ ...(await ownChild(call)), couponId: call.params.couponId }),
  registerCoupon: async (call) => registerCoupon({ ...(await ownChild(call)), ...call.body }),
  prepareProduct: async (call) =>
    prepare({ ...(await ownChild(call)), payerEmail: call.guardian.email, body: call.body }),
  listChildren: ({ deps, guardian }) => listPaidChildren({ deps, guardian }),
  list: async (call) => listPayments({ ...(await payerOf(call)), ...call.query }),
  get: async (call) => getPayment({ ...(await payerOf(call)), merchantUid: call.params.merchantUid }),
  cancel: async (call) => cancelPayment({ ...(await payerOf(call)), merchantUid: call.params.merchantUid }),
  refund: async (call) =>
    refundPayment({ ...(await payerOf(call)), paymentId: call.params.paymentId, ...call.body }),
};

export const sandboxPaymentHandlers: Handlers<typeof sandboxPaymentRoutes> = {
  open: ({ deps, params }) => openSandboxPayment({ deps, ...params }),
  answer: ({ deps, params, body }) => answerSandboxPayment({ deps, ...params, ...body }),
};
