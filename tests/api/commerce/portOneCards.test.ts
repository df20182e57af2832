import { describe, expect, it } from 'vitest';
import { GatewayUnreachable } from '#server/gateways/payments/paymentGateway.ts';
import { BUYER, setUpPortOne } from '../../support/portOne/setUpPortOne.ts';

const { provider, makeV1, makeV2, gateways, orderOf } = setUpPortOne();

describe.each(gateways)('a registered card of $version', ({ make }) => {
  it('is charged once for an order', async () => {
    provider.registerCard('card-1');
    const order = orderOf({ amount: 9_900 });
    const before = provider.charges;
    const first = await make().charge({ ...order, billingKey: 'card-1' });
    expect(first).toMatchObject({ status: 'PAID', amount: 9_900, billingKey: 'card-1' });
    expect(await make().charge({ ...order, billingKey: 'card-1' })).toEqual(first);
    expect(provider.charges).toBe(before + 1);
  });

  it('is charged once of many calls at the same moment, and after a lost answer', async () => {
    provider.registerCard('card-2');
    const order = orderOf({ amount: 9_900 });
    provider.trouble = 'loseAnswers';
    await expect(make().charge({ ...order, billingKey: 'card-2' })).rejects.toThrow(GatewayUnreachable);
    provider.trouble = 'none';
    await Promise.all(Array.from({ length: 5 }, () => make().charge({ ...order, billingKey: 'card-2' })));
    expect(provider.moneyOf(order.merchantUid).taken).toBe(9_900);
  });

  it('that is empty or gone is a payment that failed', async () => {
    provider.registerCard('card-3', { state: 'empty' });
    const order = orderOf({ amount: 9_900 });
    expect(await make().charge({ ...order, billingKey: 'card-3' })).toMatchObject({
      status: 'FAILED',
      reason: '한도초과',
    });
    const gone = await make().charge({ ...orderOf({ amount: 9_900 }), billingKey: 'card-of-nobody' });
    expect(gone).toMatchObject({ status: 'FAILED', billingKey: null });
    expect(gone.reason).not.toBe('');
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
