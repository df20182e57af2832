import {
  guardianSubscriptionRoutes,
  subscriptionRoutes,
  type Subscription,
} from '#shared/contract/commerce/subscriptions.ts';
import type { PreparedPayment } from '#shared/contract/commerce/payments.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';

const subscriptions = client(subscriptionRoutes);
const guardianSubscriptions = client(guardianSubscriptionRoutes);

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
  list: async (signal) => (await subscriptions.list(undefined, { signal, ...quiet })).subscriptionList,
  prepare: (amount, channelId) =>
    channelId === null
      ? subscriptions.prepareDolphin({ body: { amount } }, quiet)
      : subscriptions.prepareChannel({ params: { id: channelId }, body: { amount } }, quiet),
  cancel: (id) => subscriptions.cancel({ params: { id } }, quiet),
  resume: (id) => subscriptions.resume({ params: { id } }, quiet),
};

/** By the session of a guardian's page; a child has no channel to pay for. */
const ofChild = (id: number): SubscriptionApi => ({
  list: async (signal) =>
    (await guardianSubscriptions.list({ params: { id } }, { signal, ...quiet })).subscriptionList,
  prepare: (amount) => guardianSubscriptions.prepareDolphin({ params: { id }, body: { amount } }, quiet),
  cancel: (subscriptionId) => guardianSubscriptions.cancel({ params: { id, subscriptionId } }, quiet),
  resume: (subscriptionId) => guardianSubscriptions.resume({ params: { id, subscriptionId } }, quiet),
});

export const subscriptionsOf = (learnerId: number | null): SubscriptionApi =>
  learnerId === null ? own : ofChild(learnerId);

export const subscriptionQueries = {
  list: (learnerId: number | null) => ({
    queryKey: [...queryKeys.payments, 'subscriptions', learnerId] as const,
    queryFn: ({ signal }: Asked) => subscriptionsOf(learnerId).list(signal),
    staleTime: 0,
  }),
};

/** A plan was paid for. */
export const renewSubscriptions = () => renew([queryKeys.payments]);

// The list is asked for again before the view hears how it went.
const renewed = { onSuccess: renewSubscriptions, onError: renewSubscriptions };

export const useCancelSubscription = mutationHook((learnerId: number | null) => ({
  mutationFn: (subscriptionId: number) => subscriptionsOf(learnerId).cancel(subscriptionId),
  ...renewed,
}));

export const useResumeSubscription = mutationHook((learnerId: number | null) => ({
  mutationFn: (subscriptionId: number) => subscriptionsOf(learnerId).resume(subscriptionId),
  ...renewed,
}));
