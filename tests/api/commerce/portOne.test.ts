import { beforeEach, describe, expect, it } from 'vitest';
import {
  GatewayUnreachable,
  type GatewayOrder,
  type PaymentGateway,
} from '#server/gateways/payments/paymentGateway.ts';
import { setUpPortOne } from '../../support/portOne/setUpPortOne.ts';

const { provider, makeV1, gateways, orderOf } = setUpPortOne();

describe.each(gateways)('PortOne $version', ({ version, make, store }) => {
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

it('asks V1 for a token once, and again when it is refused', async () => {
  const gateway = makeV1();
  const before = provider.tokens;
  await Promise.all([gateway.open(orderOf()), gateway.open(orderOf())]);
  expect(provider.tokens).toBe(before + 1);
  provider.expireTokens();
  await gateway.open(orderOf());
  expect(provider.tokens).toBe(before + 2);
});
