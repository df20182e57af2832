import {
  guardianSubscriptionRoutes,
  subscriptionRoutes,
  type Subscription,
} from '#shared/contract/commerce/subscriptions.ts';
import type { PreparedPayment } from '#shared/contract/commerce/payments.ts';
import { rest } from '#client/net/rest/rest.ts';

const quiet = { quiet: true };

/** Plans: of oneself, or by a guardian for a child. */
export interface SubscriptionApi {
  list(signal?: AbortSignal): Promise<readonly Subscription[]>;
  /** The first payment of a plan; `channelId` names the channel that CHANNEL_PRO is for. */
  prepare(amount: number, channelId: number | null): Promise<PreparedPayment>;
  /** Renews no more; what is paid holds to its end. */
  cancel(subscriptionId: number): Promise<Subscription>;
  resume(subscriptionId: number): Promise<Subscription>;
}

const own: SubscriptionApi = {
  list: async (signal) =>
    (await rest.call(subscriptionRoutes.list, undefined, { signal, ...quiet })).subscriptionList,
  prepare: (amount, channelId) =>
    channelId === null
      ? rest.call(subscriptionRoutes.prepareDolphin, { body: { amount } }, quiet)
      : rest.call(subscriptionRoutes.prepareChannel, { params: { id: channelId }, body: { amount } }, quiet),
  cancel: (id) => rest.call(subscriptionRoutes.cancel, { params: { id } }, quiet),
  resume: (id) => rest.call(subscriptionRoutes.resume, { params: { id } }, quiet),
};

/** By the session of a guardian's page; a child has no channel to pay for. */
const ofChild = (id: number): SubscriptionApi => ({
  list: async (signal) =>
    (await rest.call(guardianSubscriptionRoutes.list, { params: { id } }, { signal, ...quiet }))
      .subscriptionList,
  prepare: (amount) =>
    rest.call(guardianSubscriptionRoutes.prepareDolphin, { params: { id }, body: { amount } }, quiet),
  cancel: (subscriptionId) =>
    rest.call(guardianSubscriptionRoutes.cancel, { params: { id, subscriptionId } }, quiet),
  resume: (subscriptionId) =>
    rest.call(guardianSubscriptionRoutes.resume, { params: { id, subscriptionId } }, quiet),
});

export const subscriptionsOf = (learnerId: number | null): SubscriptionApi =>
  learnerId === null ? own : ofChild(learnerId);
