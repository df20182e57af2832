import { subscriptionRoutes, type Subscription } from '#shared/contract/commerce/subscriptions.ts';
import type { PreparedPayment } from '#shared/contract/commerce/payments.ts';
import { rest } from '#client/net/rest/rest.ts';

const quiet = { quiet: true };
const of = (id: number) => ({ params: { id } });

export async function listSubscriptions(signal?: AbortSignal): Promise<readonly Subscription[]> {
  return (await rest.call(subscriptionRoutes.list, undefined, { signal, ...quiet })).subscriptionList;
}

/** The first payment of a plan; `channelId` names the channel that CHANNEL_PRO is for. */
export function prepareSubscription(amount: number, channelId: number | null): Promise<PreparedPayment> {
  const body = { amount };
  return channelId === null
    ? rest.call(subscriptionRoutes.prepareDolphin, { body }, quiet)
    : rest.call(subscriptionRoutes.prepareChannel, { ...of(channelId), body }, quiet);
}

/** Renews no more; what is paid holds to its end. */
export function cancelSubscription(subscriptionId: number): Promise<Subscription> {
  return rest.call(subscriptionRoutes.cancel, of(subscriptionId), quiet);
}

export function resumeSubscription(subscriptionId: number): Promise<Subscription> {
  return rest.call(subscriptionRoutes.resume, of(subscriptionId), quiet);
}
