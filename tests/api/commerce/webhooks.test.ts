import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerInSandbox,
  readSandboxPayment,
  sandboxWebhook,
  sandboxWebhookSecret,
} from '#server/gateways/payments/sandboxPayments.ts';
import { newId } from '#server/platform/ids.ts';
import { lessonPack, payFor } from '../../support/buying.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api, clock } = test;
let buyer: Child;
let merchantUid: string;

/** An order that the provider has the money of, and nobody here knows. */
beforeEach(async () => {
  buyer = await signUpChild(test.server);
  const { productId, price } = await lessonPack(test.server, 4);
  ({ merchantUid } = await payFor(api, buyer, { productId, amount: price }, 'CLOSE'));
  await answerInSandbox(test.server.deps, { merchantUid, isPaid: true });
});

const lessons = async () =>
  (await api.call('tickets.count', { query: { ticket_state: 'AVAILABLE' } }, buyer)).body.count;
const secret = () => sandboxWebhookSecret(test.server.deps.config.TOKEN_SECRET);

async function message(part: { secret?: string; now?: Date; merchantUid?: string } = {}) {
  const row = await readSandboxPayment(test.server.deps.db, merchantUid);
  return sandboxWebhook({
    ...{ secret: secret(), webhookId: newId(), merchantUid, now: clock.now() },
    impUid: row?.impUid ?? '',
    ...part,
  });
}

async function post(
  { rawBody, headers }: { rawBody: Uint8Array | string; headers: Record<string, string> },
  gateway = 'sandbox',
) {
  const response = await fetch(`${api.url}/game/v1/payments/webhooks/${gateway}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof rawBody === 'string' ? rawBody : new Uint8Array(rawBody),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const REFUSED = { status: 401, body: expect.objectContaining({ errorCode: 'WEBHOOK_REFUSED' }) };

describe('a message of the provider', () => {
  it('is taken once, and a replay is refused', async () => {
    const one = await message();
    expect(await post(one)).toEqual({ status: 200, body: { taken: true } });
    expect(await lessons()).toBe(4);
    expect(await post(one)).toEqual(REFUSED);
    expect(await lessons()).toBe(4);
  });

  it('is taken by one of several that come at once', async () => {
    const one = await message();
    const all = await Promise.all([1, 2, 3, 4].map(() => post(one)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await lessons()).toBe(4);
  });

  it('that is another message about the same order changes nothing', async () => {
    expect((await post(await message())).status).toBe(200);
    expect((await post(await message())).status).toBe(200);
    expect(await lessons()).toBe(4);
  });

  it('is refused when it is forged, too old or of the future', async () => {
    expect(await post(await message({ secret: sandboxWebhookSecret('another') }))).toEqual(REFUSED);
    for (const minutes of [-6, 6]) {
      const now = new Date(clock.now().getTime() + minutes * 60_000);
      expect(await post(await message({ now }))).toEqual(REFUSED);
    }
    const { rawBody, headers } = await message();
    const other = rawBody.toString('utf8').replace('imp_', 'imp-');
    expect(await post({ rawBody: other, headers })).toEqual(REFUSED);
    expect(await post({ rawBody, headers: { ...headers, 'webhook-id': newId() } })).toEqual(REFUSED);
    expect(await lessons()).toBe(0);
    expect(await post({ rawBody, headers })).toMatchObject({ status: 200 });
  });

  it.each([
    ['no headers', {}],
    ['half a signature', { 'webhook-id': 'a', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' }],
    ['no signature', { 'webhook-id': 'a', 'webhook-timestamp': '1' }],
    ['no time', { 'webhook-id': 'a', 'webhook-timestamp': 'now', 'webhook-signature': 'v1,AAAA' }],
  ])('is refused with %s', async (_name, headers) => {
    expect(await post({ rawBody: '{', headers: headers as Record<string, string> })).toEqual(REFUSED);
  });

  it('is refused of a provider that takes no payments here', async () => {
    expect(await post(await message(), 'portone-v2')).toEqual(REFUSED);
    expect((await post(await message(), 'other')).status).toBe(400);
  });

  it('about an order of somebody else is not ours', async () => {
    const one = await message({ merchantUid: 'an-order-of-another-shop' });
    expect(await post(one)).toEqual({ status: 200, body: { taken: false } });
  });
});
