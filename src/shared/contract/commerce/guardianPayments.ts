import { z } from 'zod';
import { countSchema, idSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { couponCodeSchema, TAKE_COUPON_ERRORS, userCouponSchema } from './coupons.ts';
import { merchantUidSchema, wonSchema } from './money.ts';
import {
  CONFIRM_PAYMENT_ERRORS,
  paymentListQuery,
  paymentListSchema,
  paymentSchema,
  PREPARE_PAYMENT_ERRORS,
  preparedPaymentSchema,
  prepareProductBody,
  REFUND_PAYMENT_ERRORS,
  refundPaymentBody,
} from './payments.ts';

const paidChildSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  /** Won that were paid and not refunded. */
  paidAmount: wonSchema,
  /** Lessons that are booked and were not yet. */
  bookedCount: countSchema,
  /** Lessons that can still be booked. */
  remainingCount: countSchema,
  /** The present refund in won. */
  refundableAmount: wonSchema,
});
export type PaidChild = z.infer<typeof paidChildSchema>;

const child = z.object({ id: idSchema });
const childPayment = child.extend({ merchantUid: merchantUidSchema });

/**
 * The same for a guardian, for one of its children; the purchase belongs to the child. Buying needs a valid consent;
 * past payments stay with the guardian who made them, with or without one.
 */
export const guardianPaymentRoutes = {
  listCoupons: defineRoute({
    method: 'GET',
    path: '/game/v1/guardians/children/:id/coupons',
    access: 'guardian',
    summary: 'Coupons of a child, as /users/coupons.',
    params: child,
    query: z.object({ page: pageFromOne, payment_product_id: idSchema.optional() }),
    response: z.object({ userCouponList: z.array(userCouponSchema), ...pageCountFields }),
    errors: ['MEMBER_NOT_FOUND', 'NOT_FOUND_PRODUCT'],
  }),
  receiveCoupon: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/children/:id/coupons/:couponId',
    access: 'guardian',
    summary: 'Receive a coupon of the download list for a child, as /users/coupons/{id}.',
    params: child.extend({ couponId: idSchema }),
    response: userCouponSchema,
    errors: ['MEMBER_NOT_FOUND', ...TAKE_COUPON_ERRORS],
    perMinute: 60,
  }),
  registerCoupon: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/children/:id/coupons',
    access: 'guardian',
    summary: 'Register a coupon for a child by its code.',
    params: child,
    body: z.object({ couponCode: couponCodeSchema }),
    response: userCouponSchema,
    status: 201,
    errors: ['MEMBER_NOT_FOUND', ...TAKE_COUPON_ERRORS],
    perMinute: 20,
  }),
  prepareProduct: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/children/:id/payments/products/preparations',
    feature: 'PAYMENTS',
    access: 'guardian',
    summary: 'Prepare a payment of a product for a child.',
    params: child,
    body: prepareProductBody,
    response: preparedPaymentSchema,
    status: 201,
    errors: ['MEMBER_NOT_FOUND', 'GUARDIAN_PROOF_REQUIRED', ...PREPARE_PAYMENT_ERRORS],
    perMinute: 20,
  }),
  listChildren: defineRoute({
    method: 'GET',
    path: '/game/v1/guardians/payments/children',
    access: 'guardian',
    summary:
      'Children for whom this guardian has paid, also those for whom it agrees no more: what was paid, is booked, is left and would be given back.',
    response: z.object({ childList: z.array(paidChildSchema) }),
  }),
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/guardians/children/:id/payments/histories',
    access: 'guardian',
    summary: 'What this guardian has paid for a child, the newest first.',
    params: child,
    query: paymentListQuery,
    response: paymentListSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  get: defineRoute({
    method: 'GET',
    path: '/game/v1/guardians/children/:id/payments/histories/:merchantUid',
    access: 'guardian',
    summary: 'One payment for a child; asks the provider while it is READY.',
    params: childPayment,
    response: paymentSchema,
    errors: ['MEMBER_NOT_FOUND', ...CONFIRM_PAYMENT_ERRORS],
    perMinute: 120,
  }),
  cancel: defineRoute({
    method: 'DELETE',
    path: '/game/v1/guardians/children/:id/payments/histories/:merchantUid',
    access: 'guardian',
    summary: 'The window was closed.',
    params: childPayment,
    response: paymentSchema,
    errors: ['MEMBER_NOT_FOUND', ...CONFIRM_PAYMENT_ERRORS],
    perMinute: 120,
  }),
  refund: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/children/:id/payments/:paymentId/refunds',
    access: 'guardian',
    summary: 'Have a payment for a child given back.',
    params: child.extend({ paymentId: idSchema }),
    body: refundPaymentBody,
    response: paymentSchema,
    errors: ['MEMBER_NOT_FOUND', ...REFUND_PAYMENT_ERRORS],
    perMinute: 20,
  }),
};
