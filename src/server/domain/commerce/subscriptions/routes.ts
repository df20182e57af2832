import type { subscriptionRoutes } from '#shared/contract/commerce/subscriptions.ts';
import type { Handlers } from '#server/domain/call.ts';
import {
  cancelSubscription,
  listSubscriptions,
  resumeSubscription,
} from '#server/domain/commerce/plans/subscriptionRows.ts';
import { prepareChannel, prepareDolphin } from './prepareSubscription.ts';

export const subscriptionHandlers: Handlers<typeof subscriptionRoutes> = {
  prepareDolphin: ({ deps, userId, body }) => prepareDolphin({ deps, userId, wish: body }),
  prepareChannel: ({ deps, userId, params, body }) =>
    prepareChannel({ deps, userId, channelId: params.id, wish: body }),
  list: ({ deps, userId }) => listSubscriptions({ deps, userId }),
  cancel: ({ deps, userId, params }) => cancelSubscription({ deps, userId, ...params }),
  resume: ({ deps, userId, params }) => resumeSubscription({ deps, userId, ...params }),
};
