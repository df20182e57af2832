import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  GatewayUnreachable,
  WebhookRefused,
  type GatewayOrder,
  type PaymentGateway,
} from '#server/gateways/payments/paymentGateway.ts';
import { createPortOneV1 } from '#server/gateways/payments/portOneV1.ts';
import { createPortOneV2 } from '#server/gateways/payments/portOneV2.ts';
import { PORTONE_V1, PORTONE_V2 } from '../../support/portOne/PortOneBooks.ts';
import { PortOneService } from '../../support/portOne/PortOneService.ts';

const provider = new PortOneService();
let apiUrl = '';
let orders = 0;

beforeAll(async () => {
  apiUrl = await provider.listen();
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.trouble = 'none';
});

const limits = { timeoutMs: 700 };
const makeV1 = (over: { readonly apiSecret?: string } = {}) =>
  createPortOneV1({ ...PORTONE_V1, ...limits, ...over, apiUrl });
const makeV2 = (over: { readonly apiSecret?: string } = {}) =>
  createPortOneV2({ ...PORTONE_V2, ...limits, ...over, apiUrl });

const BUYER = { name: '김지은', email: 'parent@family.example', phoneNumber: '01024861357' };
const orderOf = (part: Partial<GatewayOrder> = {}): GatewayOrder => ({
  merchantUid: `order-0123456789-${(orders += 1)}`,
  name: '1:1 수업 8회',
  amount: 199_000,
  customerUid: 'c-5f0e7d1a',
  buyer: BUYER,
  paymentGatewayChannelId: undefined,
  isBilling: false,
  ...part,
});

const GATEWAYS = [
  { version: 'V1', make: makeV1, store: PORTONE_V1 },
  { version: 'V2', make: makeV2, store: PORTONE_V2 },
] as const;

describe.each(GATEWAYS)('PortOne $version', ({ version, make, store }) => {
  let gateway: PaymentGateway;
  beforeEach(() => {
    gateway = make();
  });
  const paid = async (part: Partial<GatewayOrder> = {}) => {
    const order = orderOf(part);
    await gateway.open(order);
    const { merchantUid, amount } = order;
    const impUid = provider.pay({ merchantUid, amount });
    return { ...order, impUid };
  };
  const giveBack = (of: { merchantUid: string; impUid: string }, amount: number, before: number, key = 'k') =>
    gateway.refund({
      ...{ merchantUid: of.merchantUid, impUid: of.impUid, amount, refundedBefore: before },
      ...{ reason: '환불 규정', idempotencyKey: `${of.merchantUid}-${key}` },
    });

  it('opens a window of the store, with the channel of the order or its own', async () => {
    expect(await gateway.open(orderOf())).toEqual({
      kind: `PORTONE_${version}`,
      url: '',
      storeId: store.storeId,
      paymentGatewayChannelId: store.channelKey,
    });
    const other = await gateway.open(orderOf({ paymentGatewayChannelId: 'kakaopay.TC0ONETIME' }));
    expect(other.paymentGatewayChannelId).toBe('kakaopay.TC0ONETIME');
  });

  it('may prepare the same order twice', async () => {
    const order = orderOf();
    await gateway.open(order);
    await expect(gateway.open(order)).resolves.toMatchObject({ storeId: store.storeId });
  });

  it('knows nothing of an order before its window', async () => {
    const order = orderOf();
    await gateway.open(order);
    expect(await gateway.read({ merchantUid: order.merchantUid, impUid: null })).toBeNull();
  });

  it('reads what was paid, by the number of the order alone', async () => {
    const order = await paid();
    const other = await paid();
    expect(await gateway.read({ merchantUid: order.merchantUid, impUid: other.impUid })).toEqual({
      impUid: order.impUid,
      merchantUid: order.merchantUid,
      status: 'PAID',
      amount: 199_000,
      refundedAmount: 0,
      currency: 'KRW',
      paidAt: new Date('2026-11-23T06:00:00Z'),
      receiptUrl: `https://receipt.example/${order.impUid}`,
      reason: '',
      billingKey: null,
    });
  });

  it('says in the words of the provider why nothing was paid', async () => {
    const order = orderOf();
    await gateway.open(order);
    provider.pay({ ...order, isDeclined: true });
    const read = await gateway.read({ merchantUid: order.merchantUid, impUid: null });
    expect(read).toMatchObject({ status: 'FAILED', reason: '한도초과', paidAt: null });
  });

  it('gives back a part, then the rest', async () => {
    const order = await paid();
    expect(await giveBack(order, 49_000, 0)).toMatchObject({
      status: 'PARTLY_REFUNDED',
      refundedAmount: 49_000,
      merchantUid: order.merchantUid,
    });
    expect(await giveBack(order, 150_000, 49_000, 'rest')).toMatchObject({
      status: 'CANCELLED',
      refundedAmount: 199_000,
    });
    expect(provider.moneyOf(order.merchantUid)).toEqual({ taken: 199_000, back: 199_000 });
  });

  it('gives back once, though the answer of the first try is lost', async () => {
    const order = await paid();
    provider.trouble = 'loseAnswers';
    await expect(giveBack(order, 49_000, 0)).rejects.toThrow(GatewayUnreachable);
    provider.trouble = 'none';
    expect(await giveBack(order, 49_000, 0)).toMatchObject({ refundedAmount: 49_000 });
    expect(provider.moneyOf(order.merchantUid).back).toBe(49_000);
  });

  it('gives back once of two tries at the same moment', async () => {
    const order = await paid();
    await Promise.all([giveBack(order, 49_000, 0), giveBack(order, 49_000, 0)]);
    expect(provider.moneyOf(order.merchantUid).back).toBe(49_000);
  });

  it('gives no more back than was paid', async () => {
    const order = await paid();
    await expect(giveBack(order, 200_000, 0)).rejects.toThrow(GatewayUnreachable);
    expect(provider.moneyOf(order.merchantUid).back).toBe(0);
  });

  it('charges a registered card, the same order once', async () => {
    provider.registerCard('card-1');
    const order = orderOf({ amount: 9_900 });
    const before = provider.charges;
    const first = await gateway.charge({ ...order, billingKey: 'card-1' });
    expect(first).toMatchObject({ status: 'PAID', amount: 9_900, billingKey: 'card-1' });
    expect(await gateway.charge({ ...order, billingKey: 'card-1' })).toEqual(first);
    expect(provider.charges).toBe(before + 1);
  });

  it('charges once of many at the same moment, and after a lost answer', async () => {
    provider.registerCard('card-2');
    const order = orderOf({ amount: 9_900 });
    provider.trouble = 'loseAnswers';
    await expect(gateway.charge({ ...order, billingKey: 'card-2' })).rejects.toThrow(GatewayUnreachable);
    provider.trouble = 'none';
    await Promise.all(Array.from({ length: 5 }, () => gateway.charge({ ...order, billingKey: 'card-2' })));
    expect(provider.moneyOf(order.merchantUid).taken).toBe(9_900);
  });

  it('tells of a card that is empty or gone as a payment that failed', async () => {
    provider.registerCard('card-3', { state: 'empty' });
    const order = orderOf({ amount: 9_900 });
    expect(await gateway.charge({ ...order, billingKey: 'card-3' })).toMatchObject({
      status: 'FAILED',
      reason: '한도초과',
    });
    const gone = await gateway.charge({ ...orderOf({ amount: 9_900 }), billingKey: 'card-of-nobody' });
    expect(gone).toMatchObject({ status: 'FAILED', billingKey: null });
    expect(gone.reason).not.toBe('');
  });

  it.each(['hang', 'garbage', 'busy'] as const)('is unreachable when PortOne fails (%s)', async (trouble) => {
    const order = await paid();
    provider.trouble = trouble;
    await expect(gateway.open(orderOf())).rejects.toThrow(GatewayUnreachable);
    await expect(gateway.read({ merchantUid: order.merchantUid, impUid: null })).rejects.toThrow(
      GatewayUnreachable,
    );
    await expect(giveBack(order, 1000, 0)).rejects.toThrow(GatewayUnreachable);
  });

  it('fails with a wrong secret, and tells neither secret nor order', async () => {
    gateway = make({ apiSecret: 'f00dfeed00112233' });
    const order = orderOf();
    const error = await gateway
      .read({ merchantUid: order.merchantUid, impUid: null })
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(GatewayUnreachable);
    expect(String(error)).not.toMatch(/f00dfeed|order-0123/);
  });
});

describe('a subscription', () => {
  it('of V1 registers a card in the window and is then charged once', async () => {
    const gateway = makeV1();
    const order = orderOf({ amount: 49_000, isBilling: true });
    await gateway.open(order);
    provider.pay({ ...order, usage: 'issue' });
    expect(provider.moneyOf(order.merchantUid).taken).toBe(0);
    const { merchantUid, customerUid, amount, name } = order;
    // An order that is over takes nothing of the card that it has registered.
    expect(await gateway.read({ merchantUid, impUid: null })).toBeNull();
    const read = () =>
      gateway.read({ merchantUid, impUid: null, billing: { customerUid, buyer: BUYER, amount, name } });
    const [first] = await Promise.all([read(), read(), read()]);
    expect(first).toMatchObject({
      status: 'PAID',
      merchantUid: order.merchantUid,
      amount: 49_000,
      billingKey: order.customerUid,
    });
    expect(provider.buyers.get(`${order.merchantUid}-1st`)).toEqual(Object.values(BUYER));
    expect(provider.moneyOf(order.merchantUid)).toEqual({ taken: 49_000, back: 0 });
    await gateway.refund({
      ...{ merchantUid: order.merchantUid, impUid: first?.impUid ?? '', amount: 49_000 },
      ...{ refundedBefore: 0, reason: '', idempotencyKey: 'once' },
    });
    expect(await read()).toMatchObject({ status: 'CANCELLED', refundedAmount: 49_000 });
  });

  it('of V2 registers a card in the window and is then charged once', async () => {
    const gateway = makeV2();
    const { merchantUid, customerUid, amount, name } = orderOf({ amount: 49_000, isBilling: true });
    const read = (isOpen = true) =>
      gateway.read({
        merchantUid,
        impUid: null,
        ...(isOpen && { billing: { customerUid, buyer: BUYER, amount, name } }),
      });
    await gateway.open({ ...orderOf({ merchantUid, amount }), isBilling: true });
    provider.registerCard('key-of-another-order', {
      issueId: 'order-of-before-0001',
      customerId: customerUid,
    });
    expect(await read()).toBeNull();
    provider.registerCard('billing-key-1', { issueId: merchantUid, customerId: customerUid });
    expect(await read(false)).toBeNull();
    const [first] = await Promise.all([read(), read(), read()]);
    expect(first).toMatchObject({ status: 'PAID', merchantUid, amount, billingKey: 'billing-key-1' });
    const { name: full, ...reach } = BUYER;
    expect(provider.buyers.get(merchantUid)).toEqual({ id: customerUid, name: { full }, ...reach });
    expect(provider.moneyOf(merchantUid)).toEqual({ taken: amount, back: 0 });
    expect(await read(false)).toMatchObject({ status: 'PAID', billingKey: 'billing-key-1' });
  });

  it('of V2 ends where the card that was registered is empty', async () => {
    const { merchantUid, customerUid, amount, name } = orderOf({ isBilling: true });
    provider.registerCard('billing-key-2', { state: 'empty', issueId: merchantUid, customerId: customerUid });
    const billing = { customerUid, buyer: BUYER, amount, name };
    expect(await makeV2().read({ merchantUid, impUid: null, billing })).toMatchObject({
      status: 'FAILED',
      reason: '한도초과',
    });
  });
});

it('asks V1 for a token once, and again when it is refused', async () => {
  const gateway = makeV1();
  const before = provider.tokens;
  await Promise.all([gateway.open(orderOf()), gateway.open(orderOf())]);
  expect(provider.tokens).toBe(before + 1);
  provider.expireTokens();
  await gateway.open(orderOf());
  expect(provider.tokens).toBe(before + 2);
});

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
