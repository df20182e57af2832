import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { phoneNumberSchema } from '#shared/contract/phone.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { impUidSchema, merchantUidSchema, paymentGatewayChannelIdSchema, wonSchema } from './money.ts';

/** Product spec §3; SUBSCRIPTION is prepared by routes of its own. */
export const PAYMENT_ITEM_TYPES = [
  'CASH',
  'WORKSHEET',
  'COURSE',
  'COURSE_CLASS',
  'PRODUCT',
  'SUBSCRIPTION',
] as const;
export type PaymentItemType = (typeof PAYMENT_ITEM_TYPES)[number];

/**
 * READY: prepared. PAID: the provider has the money and the buyer the product. PARTLY_REFUNDED, REFUNDED: refunded.
 * FAILED: declined. CANCELLED: closed by the buyer, or by a newer preparation, or too old.
 */
export const PAYMENT_STATES = [
  'READY',
  'PAID',
  'PARTLY_REFUNDED',
  'REFUNDED',
  'FAILED',
  'CANCELLED',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
export const PAYMENTS_PER_PAGE = 10;
/** The time after which an open window is no longer waited for. */
export const PAYMENT_MINUTES = 30;
/** Points that may be bought as CASH, and their price in won. */
export const CASH_PACKS = [
  { points: 1_000, amount: 1_100 },
  { points: 5_000, amount: 5_500 },
  { points: 10_000, amount: 11_000 },
  { points: 30_000, amount: 33_000 },
] as const;

/** Providers that payments may go through. */
export const PAYMENT_GATEWAYS = ['sandbox', 'portone-v1', 'portone-v2'] as const;
/** The kinds of windows that a page opens. */
export const PAYMENT_WINDOW_KINDS = ['SANDBOX', 'PORTONE_V1', 'PORTONE_V2'] as const;
/** Size of the sandbox's window, and the interval at which the page asks for the result. */
export const PAYMENT_WINDOW = { width: 520, height: 640, pollMs: 1000 } as const;

export const redirectPageInfoSchema = z.object({
  contentType: z.enum(PAYMENT_ITEM_TYPES),
  contentId: idSchema.nullable(),
  /** The channel whose pages show the content; null for content outside of channels. */
  channelDomain: z.string().nullable(),
});

/** The parameters of a window (product spec §3, «Payment, response»). */
export const preparedPaymentSchema = z.object({
  customerUid: z.string(),
  merchantUid: merchantUidSchema,
  /** The amount to pay, by the server's prices. */
  amount: wonSchema,
  /** The name of the product. */
  name: z.string(),
  /** The payer: never a child, but its guardian. */
  buyerName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  custom_data: z.object({ paymentId: idSchema }),
  redirectPageInfo: redirectPageInfoSchema,
  /** No window is opened for an amount of 0: it is paid already. */
  window: z.object({
    kind: z.enum(PAYMENT_WINDOW_KINDS),
    /** The window of the sandbox: a path of this site. Empty for PortOne, whose script opens it. */
    url: z.string(),
    /** PortOne V1: the merchant's code. V2: the id of the shop. */
    storeId: z.string(),
    paymentGatewayChannelId: z.string(),
    /** Registers a card for renewals instead of taking one payment. */
    isBilling: z.boolean(),
  }),
});
export type PreparedPayment = z.infer<typeof preparedPaymentSchema>;

export const refundOfferSchema = z.object({
  /** The refund that is due now. */
  amount: wonSchema,
  usedCount: countSchema,
  remainingCount: countSchema,
  /** The applied rule of docs/refunds.md. */
  rule: z.enum(['WITHDRAWAL', 'NOTHING_USED', 'REMAINING', 'EXPIRED', 'NOTHING_LEFT', 'NOT_REFUNDABLE']),
});
export type RefundOffer = z.infer<typeof refundOfferSchema>;

export const paymentSchema = z.object({
  paymentId: idSchema,
  merchantUid: merchantUidSchema,
  paymentItemType: z.enum(PAYMENT_ITEM_TYPES),
  name: z.string(),
  amount: wonSchema,
  discount: wonSchema,
  refundedAmount: wonSchema,
  /** The provider's state in the spec's words: paid, ready, failed, cancelled. */
  status: z.enum(PAYMENT_STATES),
  /** The reason of a failure, for the buyer; empty otherwise. */
  reason: z.string(),
  receiptUrl: z.string(),
  preparedAt: timestampSchema,
  paidAt: timestampSchema.nullable(),
  redirectPageInfo: redirectPageInfoSchema,
  /** Null where nothing was paid. */
  refundOffer: refundOfferSchema.nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

const order = {
  /** The amount after the coupon, as the buyer was shown it: only compared. It names the pack of a CASH purchase. */
  amount: wonSchema,
  /** Null is none. */
  userCouponId: idSchema
    .nullable()
    .transform((id) => id ?? undefined)
    .optional(),
  paymentGatewayChannelId: paymentGatewayChannelIdSchema.optional(),
  phoneNumber: phoneNumberSchema.optional(),
  metadata: z
    .record(z.string().max(40), z.string().max(200))
    .refine((of) => Object.keys(of).length <= 10)
    .optional(),
};
export const preparePaymentBody = z.discriminatedUnion('paymentItemType', [
  z.object({ paymentItemType: z.literal('CASH'), ...order }),
  z.object({
    paymentItemType: z.enum(['WORKSHEET', 'COURSE', 'COURSE_CLASS']),
    contentId: idSchema,
    ...order,
  }),
]);
export type PreparePaymentBody = z.output<typeof preparePaymentBody>;
export const prepareProductBody = z.object({
  paymentItemType: z.literal('PRODUCT').default('PRODUCT'),
  productId: idSchema,
  ...order,
  phoneNumber: phoneNumberSchema,
});
export type PrepareProductBody = z.output<typeof prepareProductBody>;

export const PREPARE_PAYMENT_ERRORS = [
  'NOT_FOUND_PRODUCT',
  'RESOURCE_NOT_FOUND',
  'PRODUCT_PRICE_CHANGED',
  'COUPON_RESOURCE_NOT_FOUND',
  'COUPON_NOT_USABLE',
  'GUARDIAN_CONSENT_REQUIRED',
  'DUPLICATE_PRODUCT',
  'SERVICE_BUSY',
] as const;
export const CONFIRM_PAYMENT_ERRORS = [
  'RESOURCE_NOT_FOUND',
  'PAYMENT_AMOUNT_MISMATCH',
  'SERVICE_BUSY',
] as const;
export const REFUND_PAYMENT_ERRORS = [
  'RESOURCE_NOT_FOUND',
  'ALREADY_REFUNDED',
  'NOT_REFUNDABLE',
  'PRODUCT_PRICE_CHANGED',
] as const;

const confirmQuery = z.object({
  payment_gateway_channel_id: paymentGatewayChannelIdSchema.optional(),
  merchant_uid: merchantUidSchema.optional(),
});
export const paymentListQuery = z.object({ page: pageFromOne });
export const paymentListSchema = z.object({ paymentList: z.array(paymentSchema), ...pageCountFields });
const onePayment = z.object({ id: idSchema });
/** The refund that was shown before; a different sum by now is refused. */
export const refundPaymentBody = z.object({
  amount: wonSchema,
  reason: z.string().trim().max(200).default(''),
});

export const paymentRoutes = {
  prepare: defineRoute({
    method: 'POST',
    path: '/game/v1/users/payments/preparations',
    feature: 'PAYMENTS',
    access: 'signedIn',
    summary: 'Prepare a payment of points, a worksheet, a course or a course class. Prices are the server’s.',
    body: preparePaymentBody,
    response: preparedPaymentSchema,
    status: 201,
    errors: PREPARE_PAYMENT_ERRORS,
    perMinute: 20,
  }),
  prepareProduct: defineRoute({
    method: 'POST',
    path: '/game/v1/users/payments/products/preparations',
    feature: 'PAYMENTS',
    access: 'signedIn',
    summary: 'Prepare a payment of a product; a newer one closes an older one that is still READY.',
    body: prepareProductBody,
    response: preparedPaymentSchema,
    status: 201,
    errors: PREPARE_PAYMENT_ERRORS,
    perMinute: 20,
  }),
  confirm: defineRoute({
    method: 'GET',
    path: '/game/v1/users/payments/histories/im-port/:id',
    access: 'signedIn',
    summary: 'How a payment went, by the provider’s `imp_uid`; asks the provider while it is READY.',
    params: z.object({ id: impUidSchema }),
    query: confirmQuery,
    response: paymentSchema,
    errors: CONFIRM_PAYMENT_ERRORS,
    perMinute: 120,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/users/payments/histories',
    access: 'signedIn',
    summary: 'Own payments, the newest first.',
    query: paymentListQuery,
    response: paymentListSchema,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/game/v1/users/payments/histories/:merchantUid',
    access: 'signedIn',
    summary: 'One own payment; asks the provider while it is READY, for whoever lost the way back.',
    params: z.object({ merchantUid: merchantUidSchema }),
    response: paymentSchema,
    errors: CONFIRM_PAYMENT_ERRORS,
    perMinute: 120,
  }),
  cancel: defineRoute({
    method: 'DELETE',
    path: '/game/v1/users/payments/histories/:merchantUid',
    access: 'signedIn',
    summary: 'The window was closed: a payment that is still READY ends, its coupon is free again.',
    params: z.object({ merchantUid: merchantUidSchema }),
    response: paymentSchema,
    errors: CONFIRM_PAYMENT_ERRORS,
    perMinute: 120,
  }),
  refund: defineRoute({
    method: 'POST',
    path: '/game/v1/users/payments/:id/refunds',
    access: 'signedIn',
    summary: 'Have a payment given back by the rules of docs/refunds.md.',
    params: onePayment,
    body: refundPaymentBody,
    response: paymentSchema,
    errors: [...REFUND_PAYMENT_ERRORS, 'GUARDIAN_CONSENT_REQUIRED'],
    perMinute: 20,
  }),
  receiveWebhook: defineRoute({
    method: 'POST',
    path: '/game/v1/payments/webhooks/:gateway',
    access: 'anyone',
    summary: 'What a provider tells, signed over the raw body; the state itself is asked from the provider.',
    withoutPage: 'Providers of payments call it.',
    params: z.object({ gateway: z.enum(PAYMENT_GATEWAYS) }),
    rawBody: { contentType: '*/*' },
    response: z.object({ taken: z.boolean() }),
    errors: ['WEBHOOK_REFUSED', 'SERVICE_BUSY'],
    perMinute: 1200,
  }),
};

/** The reaction of the sandbox's window to a press of its button. */
export const SANDBOX_PAYMENT_BEHAVIOURS = [
  'PAY',
  'DECLINE',
  'CLOSE',
  'DELAYED_WEBHOOK',
  'DOUBLED_WEBHOOK',
  'LOST_REDIRECT',
] as const;
export type SandboxPaymentBehaviour = (typeof SANDBOX_PAYMENT_BEHAVIOURS)[number];

const oneOrder = z.object({ merchantUid: merchantUidSchema });

/** The provider's side of the sandbox: only with PAYMENTS=sandbox. */
export const sandboxPaymentRoutes = {
  open: defineRoute({
    method: 'GET',
    path: '/game/v1/payments/sandbox/:merchantUid',
    access: 'anyone',
    perMinute: 240,
    summary: 'What the sandbox’s window shows: name and amount of an order.',
    params: oneOrder,
    response: z.object({ name: z.string(), amount: wonSchema, isBilling: z.boolean(), isOpen: z.boolean() }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  answer: defineRoute({
    method: 'POST',
    path: '/game/v1/payments/sandbox/:merchantUid',
    access: 'anyone',
    summary: 'Pay, decline or close in the sandbox; answers where the window goes on to.',
    params: oneOrder,
    body: z.object({ behaviour: z.enum(SANDBOX_PAYMENT_BEHAVIOURS) }),
    response: z.object({ imp_uid: z.string(), merchant_uid: z.string(), isReturning: z.boolean() }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
