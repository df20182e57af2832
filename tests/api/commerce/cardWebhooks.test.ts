import { afterAll, beforeEach, expect, it } from 'vitest';
import { PLAN_PRICES } from '#shared/contract/commerce/subscriptions.ts';
import { reconcilePayments } from '#server/domain/commerce/payments/reconcile.ts';
import { PORTONE_V2 } from '../../support/portOne/PortOneBooks.ts';
import { PortOneService } from '../../support/portOne/PortOneService.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const PRICE = PLAN_PRICES.DOLPHIN_PRO;
const provider = new PortOneService();
const { storeId, channelKey, apiSecret, webhookSecret } = PORTONE_V2;
const test = setUpApi({
  settings: {
    ...{ PAYMENTS: 'portone-v2', PORTONE_API_URL: await provider.listen(), PORTONE_STORE_ID: storeId },
    ...{ PORTONE_CHANNEL_KEY: channelKey, PORTONE_API_SECRET: apiSecret },
    PORTONE_WEBHOOK_SECRET: webhookSecret,
  },
});
const { api, clock } = test;
afterAll(() => provider.close());

let buyer: Child;
beforeEach(async () => {
  provider.trouble = 'none';
  buyer = await signUpChild(test.server);
});

/** A plan whose window has registered a card; nobody here knows of it. */
async function registered() {
  const { body } = await api.call('subscriptions.prepareDolphin', { body: { amount: PRICE } }, buyer);
  const { merchantUid, customerUid } = body;
  const billingKey = `billing-key-${merchantUid}`;
  provider.registerCard(billingKey, { issueId: merchantUid, customerId: customerUid });
  return { merchantUid, billingKey };
}
const news = (billingKey: string, type = 'BillingKey.Issued') =>
  PortOneService.signedWebhook({ type, data: { billingKey, storeId } }, { at: clock.now() });
async function post({ rawBody, headers }: ReturnType<typeof news>) {
  const response = await fetch(`${api.url}/game/v1/payments/webhooks/portone-v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: new Uint8Array(rawBody),
  });
  return [response.status, await response.json()];
}
const plans = async () => (await api.call('subscriptions.list', {}, buyer)).body.subscriptionList;

it('the first month is taken of a card of which only the webhook tells', async () => {
  const { merchantUid, billingKey } = await registered();
  const message = news(billingKey);
  expect(await post(message)).toEqual([200, { taken: true }]);
  expect(provider.moneyOf(merchantUid)).toEqual({ taken: PRICE, back: 0 });
  expect((await plans()).map(({ state }) => state)).toEqual(['ACTIVE']);
  expect(await post(message)).toEqual([401, expect.objectContaining({ errorCode: 'WEBHOOK_REFUSED' })]);
});

it('webhook, page and clock at once take it once', async () => {
  const { merchantUid, billingKey } = await registered();
  clock.advance({ minutes: 3 });
  const read = () => api.call('payments.get', { params: { merchantUid } }, buyer);
  await Promise.all([
    ...[post(news(billingKey)), post(news(billingKey)), post(news(billingKey, 'BillingKey.Updated'))],
    ...[read(), read(), reconcilePayments(test.server.deps)],
  ]);
  expect((await read()).body.status).toBe('PAID');
  expect(provider.moneyOf(merchantUid)).toEqual({ taken: PRICE, back: 0 });
  expect(await plans()).toHaveLength(1);
});

it('news about no order of ours are taken for what they are', async () => {
  provider.registerCard('of-the-console');
  for (const message of [news('of-the-console'), news('gone'), news('x', 'BillingKey.Ready')])
    expect(await post(message)).toEqual([200, { taken: false }]);
});

it('news that come while the provider is away may come again', async () => {
  const { merchantUid, billingKey } = await registered();
  const message = news(billingKey);
  provider.trouble = 'busy';
  expect(await post(message)).toEqual([503, expect.objectContaining({ errorCode: 'SERVICE_BUSY' })]);
  provider.trouble = 'none';
  expect(await post(message)).toEqual([200, { taken: true }]);
  expect(provider.moneyOf(merchantUid).taken).toBe(PRICE);
});
