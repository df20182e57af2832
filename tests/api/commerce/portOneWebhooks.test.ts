import { describe, expect, it } from 'vitest';
import { GatewayUnreachable, WebhookRefused } from '#server/gateways/payments/paymentGateway.ts';
import { PORTONE_V2 } from '../../support/portOne/PortOneBooks.ts';
import { PortOneService } from '../../support/portOne/PortOneService.ts';
import { setUpPortOne } from '../../support/portOne/setUpPortOne.ts';

const { provider, makeV1, makeV2 } = setUpPortOne();

describe('a webhook of V2', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  const content = {
    type: 'Transaction.Paid',
    timestamp: now.toISOString(),
    data: { storeId: PORTONE_V2.storeId, paymentId: 'order-0123456789-x', transactionId: 'imp_1a2b' },
  };
  const read = (message: { rawBody: Buffer; headers: Record<string, string> }, at = now) =>
    makeV2().readWebhook({ ...message, now: at });

  it('names the order', async () => {
    const message = PortOneService.signedWebhook(content, { at: now, id: 'msg_1' });
    expect(await read(message)).toEqual({ webhookId: 'msg_1', merchantUid: 'order-0123456789-x' });
  });

  const cardNews = (billingKey: string, type = 'BillingKey.Issued') =>
    PortOneService.signedWebhook(
      { ...content, type, data: { billingKey, storeId: PORTONE_V2.storeId } },
      { at: now },
    );

  it('of a registered card names the order whose window has registered it', async () => {
    provider.registerCard('billing-key-9', { issueId: 'order-0123456789-z', customerId: 'c-1' });
    expect(await read(cardNews('billing-key-9'))).toMatchObject({ merchantUid: 'order-0123456789-z' });
    provider.registerCard('key-of-the-console', { issueId: '' });
    expect((await read(cardNews('key-of-the-console'))).merchantUid).toBeNull();
    expect((await read(cardNews('no-such-key'))).merchantUid).toBeNull();
    provider.trouble = 'busy';
    await expect(read(cardNews('billing-key-9'))).rejects.toThrow(GatewayUnreachable);
  });

  it('of another kind is about no order', async () => {
    expect((await read(cardNews('billing-key-9', 'BillingKey.Ready'))).merchantUid).toBeNull();
    expect((await read(cardNews('billing-key-9', 'IdentityVerification.Ready'))).merchantUid).toBeNull();
  });

  it('may carry more than one signature', async () => {
    const { rawBody, headers } = PortOneService.signedWebhook(content, { at: now });
    const more = `v1,${Buffer.alloc(32).toString('base64')} v2,abc ${headers['webhook-signature']}`;
    const news = await read({ rawBody, headers: { ...headers, 'webhook-signature': more } });
    expect(news.merchantUid).toBe('order-0123456789-x');
  });

  it('is taken within five minutes to either side', async () => {
    const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
    const message = PortOneService.signedWebhook(content, { at: now });
    await read(message, minutes(5));
    await read(message, minutes(-5));
    await expect(read(message, minutes(5.1))).rejects.toThrow(WebhookRefused);
    await expect(read(message, minutes(-5.1))).rejects.toThrow(WebhookRefused);
  });

  it('is refused with a changed body, id or time, another secret or none', async () => {
    const { rawBody, headers } = PortOneService.signedWebhook(content, { at: now });
    const changed = Buffer.from(rawBody.toString().replace('-x', '-y'));
    const other = `whsec_${Buffer.from('another secret of the same length').toString('base64')}`;
    const cases = [
      { rawBody: changed, headers },
      { rawBody: Buffer.from(`${rawBody.toString()} `), headers },
      { rawBody, headers: { ...headers, 'webhook-id': 'msg_2' } },
      { rawBody, headers: { ...headers, 'webhook-timestamp': String(now.getTime() / 1000 + 1) } },
      { rawBody, headers: { ...headers, 'webhook-signature': 'v1,' } },
      { rawBody, headers: { ...headers, 'webhook-signature': '가나다' } },
      { rawBody, headers: { ...headers, 'webhook-timestamp': 'NaN' } },
      { rawBody, headers: {} },
      PortOneService.signedWebhook(content, { at: now, secret: other }),
    ];
    for (const message of cases) await expect(read(message)).rejects.toThrow(WebhookRefused);
  });

  it('is refused when it is of another store or does not say what it is about', async () => {
    const { data } = content;
    const cases = [
      { ...content, data: { ...data, storeId: 'store-of-somebody' } },
      { ...content, data: { ...data, paymentId: "'; drop table" } },
      { ...content, type: 'BillingKey.Issued' },
      { ...content, type: 'BillingKey.Issued', data: { billingKey: '../x', storeId: data.storeId } },
      { type: 'Transaction.Paid' },
      [],
    ];
    for (const one of cases)
      await expect(read(PortOneService.signedWebhook(one, { at: now }))).rejects.toThrow(WebhookRefused);
  });
});

describe('a webhook of V1', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  const read = (text: string, at = now) =>
    makeV1().readWebhook({ rawBody: Buffer.from(text), headers: {}, now: at });
  const body = { imp_uid: 'imp_1a2b', merchant_uid: 'order-0123456789-x', status: 'paid' };

  it('names the order, also for the first charge of a card', async () => {
    expect(await read(JSON.stringify(body))).toMatchObject({ merchantUid: body.merchant_uid });
    const first = { ...body, merchant_uid: 'sub-00112233445566-1st' };
    expect((await read(JSON.stringify(first))).merchantUid).toBe('sub-00112233445566');
  });

  it('is a replay within the minute, and news again after it', async () => {
    const [one, two] = [await read(JSON.stringify(body)), await read(JSON.stringify(body))];
    expect(two.webhookId).toBe(one.webhookId);
    const later = await read(JSON.stringify(body), new Date(now.getTime() + 60_000));
    expect(later.webhookId).not.toBe(one.webhookId);
    const cancelled = await read(JSON.stringify({ ...body, status: 'cancelled' }));
    expect(cancelled.webhookId).not.toBe(one.webhookId);
  });

  it.each(['', 'null', '[]', '{"imp_uid":1}', '{"imp_uid":"imp_1","merchant_uid":"../..","status":"paid"}'])(
    'is refused when it names no payment: %s',
    async (text) => {
      await expect(read(text)).rejects.toThrow(WebhookRefused);
    },
  );
});
