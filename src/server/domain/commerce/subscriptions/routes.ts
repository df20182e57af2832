import type {
  guardianSubscriptionRoutes,
  subscriptionRoutes,
} from '#shared/contract/commerce/subscriptions.ts';
import type { Handlers } from '#server/domain/call.ts';
import { payerOf } from '#server/domain/commerce/payments/payers.ts';
import {
  cancelSubscription,
  listSubscriptions,
  resumeSubscription,
} from '#server/domain/channels/plans/subscriptionRows.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { needsConsentByAge } from '#server/domain/people/consent/guardianConsent.ts';
import { ownChild } from '#server/domain/people/guardians/guardedChildren.ts';
import { AppError } from '#server/platform/appError.ts';
import { listPaidBy, paidBy } from './paidPlans.ts';
import { prepareChannel, prepareDolphin } from './prepareSubscription.ts';

/** A subscription that a guardian pays for is ended by the guardian. Throws GUARDIAN_CONSENT_REQUIRED below 14. */
async function decidesItself<Caller extends { readonly deps: Deps; readonly userId: number }>(
  caller: Caller,
): Promise<Caller> {
  const { deps, userId } = caller;
  if (needsConsentByAge(await readUser({ db: deps.db, userId }), deps.clock.now()))
    throw new AppError('GUARDIAN_CONSENT_REQUIRED', { log: `user ${userId} is too young to change a plan` });
  return caller;
}

export const subscriptionHandlers: Handlers<typeof subscriptionRoutes> = {
  prepareDolphin: ({ deps, userId, body }) => prepareDolphin({ deps, userId, payerEmail: null, wish: body }),
  prepareChannel: ({ deps, userId, params, body }) =>
    prepareChannel({ deps, userId, channelId: params.id, wish: body }),
  list: ({ deps, userId }) => listSubscriptions({ deps, userId }),
  cancel: async ({ deps, userId, params }) =>
    cancelSubscription(await decidesItself({ deps, userId, ...params })),
  resume: async ({ deps, userId, params }) =>
    resumeSubscription(await decidesItself({ deps, userId, ...params })),
};

export const guardianSubscriptionHandlers: Handlers<typeof guardianSubscriptionRoutes> = {
  prepareDolphin: async (call) =>
    prepareDolphin({ ...(await ownChild(call)), payerEmail: call.guardian.email, wish: call.body }),
  list: async (call) => listPaidBy(await payerOf(call)),
  cancel: async (call) =>
    cancelSubscription(await paidBy({ ...(await payerOf(call)), id: call.params.subscriptionId })),
  resume: async (call) => {
    await ownChild(call);
    return resumeSubscription(await paidBy({ ...(await payerOf(call)), id: call.params.subscriptionId }));
  },
};
