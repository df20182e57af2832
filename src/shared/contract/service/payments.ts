import { z } from 'zod';
import { countSchema, idSchema, lookupText, timestampSchema } from '#shared/contract/fields.ts';
import { PAYMENT_ITEM_TYPES, PAYMENT_STATES } from '#shared/contract/commerce/payments.ts';
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

export const servicePaymentRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/admin/payments',
    access: 'serviceAdmin',
    summary: 'Payments with their refunds, the newest first; by order number, or by the number of the user.',
    query: z.object({
      query: lookupText(60).default(''),
      state: z.enum(['ALL', ...PAYMENT_STATES, 'OWED']).default('ALL'),
      page: pageFromOne,
    }),
    response: z.object({ paymentList: z.array(servicePaymentSchema), ...pageCountFields }),
  }),
};
