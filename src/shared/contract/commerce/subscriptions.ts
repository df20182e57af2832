import { z } from 'zod';
import { idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { ENGINEERING_PLANS } from '#shared/contract/people/accounts.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { paymentGatewayChannelIdSchema, wonSchema } from './money.ts';
import { preparedPaymentSchema } from './payments.ts';

/**
 * ACTIVE renews. ENDING was cancelled and runs to the end of the paid time. PAST_DUE: a renewal was declined and is
 * tried again.
 */
export const SUBSCRIPTION_STATES = ['ACTIVE', 'ENDING', 'PAST_DUE', 'ENDED'] as const;
/** Won a month. */
export const PLAN_PRICES = { DOLPHIN_PRO: 9_900, CHANNEL_PRO: 49_000 } as const;

export const subscriptionSchema = z.object({
  subscriptionId: idSchema,
  engCodeName: z.enum(ENGINEERING_PLANS),
  channelId: idSchema.nullable(),
  channelName: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  amount: wonSchema,
  startedAt: timestampSchema,
  /** To when it is paid. */
  expiresAt: timestampSchema,
  /** The time of the next payment; null where there is none. */
  renewsAt: timestampSchema.nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const body = z.object({
  /** The shown amount: only compared. */
  amount: wonSchema,
  paymentGatewayChannelId: paymentGatewayChannelIdSchema.optional(),
});
const PREPARE_ERRORS = [
  'PRODUCT_PRICE_CHANGED',
  'DUPLICATE_PRODUCT',
  'GUARDIAN_CONSENT_REQUIRED',
  'SERVICE_BUSY',
] as const;

const subscriptionListSchema = z.object({ subscriptionList: z.array(subscriptionSchema) });
const CHANGE_ERRORS = ['RESOURCE_NOT_FOUND', 'GUARDIAN_CONSENT_REQUIRED'] as const;

export const subscriptionRoutes = {
  prepareDolphin: defineRoute({
    method: 'POST',
    path: '/game/v1/users/subscribes/preparations/dolphin',
    feature: 'PAYMENTS',
    access: 'signedIn',
    summary: 'Prepare the first payment of DOLPHIN_PRO.',
    body,
    response: preparedPaymentSchema,
    status: 201,
    errors: PREPARE_ERRORS,
    perMinute: 20,
  }),
  prepareChannel: defineRoute({
    method: 'POST',
    path: '/game/v1/users/subscribes/preparations/channel/:id',
    feature: 'PAYMENTS',
    access: 'signedIn',
    summary: 'Prepare the first payment of CHANNEL_PRO for a channel that the caller manages.',
    params: z.object({ id: idSchema }),
    body,
    response: preparedPaymentSchema,
    status: 201,
    errors: ['CHANNEL_NOT_FOUND', 'CHANNEL_MEMBER_NOT_FOUND', 'NOT_HAS_ROLE', ...PREPARE_ERRORS],
    perMinute: 20,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/users/subscribes',
    access: 'signedIn',
    summary: 'Own subscriptions, those that hold first.',
    response: subscriptionListSchema,
  }),
  cancel: defineRoute({
    method: 'DELETE',
    path: '/game/v1/users/subscribes/:id',
    access: 'signedIn',
    summary: 'Renew no more; what is paid holds to its end.',
    params: z.object({ id: idSchema }),
    response: subscriptionSchema,
    errors: CHANGE_ERRORS,
  }),
  resume: defineRoute({
    method: 'POST',
    path: '/game/v1/users/subscribes/:id/renewals',
    access: 'signedIn',
    summary: 'Take a cancellation back before the end.',
    params: z.object({ id: idSchema }),
    response: subscriptionSchema,
    errors: CHANGE_ERRORS,
  }),
};

const child = z.object({ id: idSchema });
const childSubscription = child.extend({ subscriptionId: idSchema });

/** The same for a guardian, for one of its children: the plan is the child's, the payment the guardian's. */
export const guardianSubscriptionRoutes = {
  prepareDolphin: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/children/:id/subscribes/preparations/dolphin',
    feature: 'PAYMENTS',
    access: 'guardian',
    summary: 'Prepare the first payment of DOLPHIN_PRO for a child.',
    params: child,
    body,
    response: preparedPaymentSchema,
    status: 201,
    errors: ['MEMBER_NOT_FOUND', 'GUARDIAN_PROOF_REQUIRED', ...PREPARE_ERRORS],
    perMinute: 20,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/guardians/children/:id/subscribes',
    access: 'guardian',
    summary: 'Subscriptions of a child, those that hold first.',
    params: child,
    response: subscriptionListSchema,
    errors: ['MEMBER_NOT_FOUND'],
  }),
  cancel: defineRoute({
    method: 'DELETE',
    path: '/game/v1/guardians/children/:id/subscribes/:subscriptionId',
    access: 'guardian',
    summary: 'Renew no more; what is paid holds to its end.',
    params: childSubscription,
    response: subscriptionSchema,
    errors: ['MEMBER_NOT_FOUND', 'RESOURCE_NOT_FOUND'],
  }),
  resume: defineRoute({
    method: 'POST',
    path: '/game/v1/guardians/children/:id/subscribes/:subscriptionId/renewals',
    access: 'guardian',
    summary: 'Take a cancellation back before the end.',
    params: childSubscription,
    response: subscriptionSchema,
    errors: ['MEMBER_NOT_FOUND', 'RESOURCE_NOT_FOUND'],
  }),
};
