import type { PreparedPayment } from '#shared/contract/commerce/payments.ts';
import { PLAN_PRICES } from '#shared/contract/commerce/subscriptions.ts';
import type { ApiClient, Identity } from './apiClient.ts';
import { inWindow } from './buying.ts';

/** Prepares a plan, for a channel or for oneself, pays it in the window and comes back. */
export async function subscribe(
  api: ApiClient,
  buyer: Identity,
  channelId?: number,
): Promise<PreparedPayment> {
  const prepared = await prepare(api, buyer, channelId);
  if (prepared.status !== 201) throw new Error(`not prepared: ${JSON.stringify(prepared.error)}`);
  await inWindow(api, prepared.body, 'PAY');
  const { merchantUid } = prepared.body;
  const { body } = await api.call('payments.get', { params: { merchantUid } }, buyer);
  if (body.status !== 'PAID') throw new Error(`not paid: ${body.status} ${body.reason}`);
  return prepared.body;
}

export const prepare = (api: ApiClient, buyer: Identity, channelId?: number) =>
  channelId === undefined
    ? api.call('subscriptions.prepareDolphin', { body: { amount: PLAN_PRICES.DOLPHIN_PRO } }, buyer)
    : api.call(
        'subscriptions.prepareChannel',
        { params: { id: channelId }, body: { amount: PLAN_PRICES.CHANNEL_PRO } },
        buyer,
      );
