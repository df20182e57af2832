import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  lookupText,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { wonSchema } from '#shared/contract/commerce/money.ts';
import {
  PAYMENT_ITEM_TYPES,
  PAYMENT_STATES,
  REFUND_PAYMENT_ERRORS,
} from '#shared/contract/commerce/payments.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const SERVICE_PAYMENTS_PER_PAGE = 20;

const servicePaymentSchema = z.object({
  paymentId: idSchema,
  merchantUid: z.string(),
  /** Null once the account is erased. */
  user: z.object({ userId: idSchema, nickname: z.string() }).nullable(),
  itemType: z.enum(PAYMENT_ITEM_TYPES),
  name: z.string(),
  /** In won. */
  amount: countSchema,
  refundedAmount: countSchema,
  /** The refund that the rules give now; 0 for none. */
  refundableAmount: countSchema,
  state: z.enum(PAYMENT_STATES),
  reason: z.string(),
  preparedAt: timestampSchema,
  paidAt: timestampSchema.nullable(),
  refundList: z.array(
    z.object({
      refundId: idSchema,
      cause: z.enum(['RULES', 'LATE', 'MISMATCH', 'UNDELIVERABLE']),
      amount: countSchema,
      /** REQUESTED: owed, and not made by the provider yet. */
      state: z.enum(['REQUESTED', 'DONE']),
      reason: z.string(),
      tries: countSchema,
      requestedAt: timestampSchema,
      doneAt: timestampSchema.nullable(),
    }),
  ),
});
export type ServicePayment = z.infer<typeof servicePaymentSchema>;

const servicePaymentQuery = z.object({
  query: lookupText(60).default(''),
  state: z.enum(['ALL', ...PAYMENT_STATES, 'OWED']).default('ALL'),
  page: pageFromOne,
});
export type ServicePaymentQuery = z.output<typeof servicePaymentQuery>;

export const serviceRefundBodySchema = z.object({
  /** The refund that was shown; a different sum by now is refused. */
  amount: wonSchema,
  reason: typedText(200, '이유를 써 주세요.'),
});
export type ServiceRefundBody = z.infer<typeof serviceRefundBodySchema>;

export const servicePaymentRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/admin/payments',
    access: 'serviceAdmin',
    summary: 'Payments with their refunds, the newest first; by order number, or by the number of the user.',
    query: servicePaymentQuery,
    response: z.object({ paymentList: z.array(servicePaymentSchema), ...pageCountFields }),
  }),
  refund: defineRoute({
    method: 'POST',
    path: '/game/v1/admin/payments/:id/refunds',
    access: 'serviceAdmin',
    summary: 'Have a payment given back to its payer by the rules of docs/refunds.md, with a reason.',
    params: z.object({ id: idSchema }),
    body: serviceRefundBodySchema,
    response: emptyReplySchema,
    errors: REFUND_PAYMENT_ERRORS,
    perMinute: 20,
  }),
};
