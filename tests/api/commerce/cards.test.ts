import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#server/db/tables/commerce/payments.ts';
import { subscriptions } from '#server/db/tables/channels/plans.ts';
import { sandboxPayments } from '#server/db/tables/gateways.ts';
import { chargePayment } from '#server/domain/commerce/payments/chargePayment.ts';
import type { Order } from '#server/domain/commerce/payments/orders.ts';
import { preparePayment } from '#server/domain/commerce/payments/preparePayment.ts';
import { settle } from '#server/domain/commerce/payments/settle.ts';
import { notifyDevelopment } from '#server/domain/commerce/payments/notifyDevelopment.ts';
import { setCardDeclines } from '#server/gateways/payments/sandboxPayments.ts';
import { newId } from '#server/platform/ids.ts';
import { expectBooksToHold } from '../../support/books.ts';
import { inWindow, lessonPack, payFor } from '../../support/buying.ts';
import { flakyGateway, type Weather } from '../../support/flakyGateway.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const ADDRESS = { host: '127.0.0.1', port: 0 };
const told: { status: number; bodies: Record<string, unknown>[] } = { status: 204, bodies: [] };
let listener: Server;
let noticeUrl = '';

beforeAll(async () => {
  listener = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      told.bodies.push(JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>);
      response.writeHead(told.status).end();
    });
  }).listen(ADDRESS);
  await once(listener, 'listening');
  noticeUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/payments`;
});
afterAll(() => listener.close());

const test = setUpApi();
const { api } = test;
let buyer: Child;
beforeEach(async () => {
  buyer = await signUpChild(test.server);
});

const PLAN: Order = {
  ...{ itemType: 'SUBSCRIPTION', name: '돌핀 프로', listAmount: 9_900, quantity: 1 },
  planCode: 'DOLPHIN_PRO',
};
const owner = () => ({ deps: test.server.deps, userId: buyer.user.userId, payerEmail: null });
async function registeredCard(): Promise<string> {
  const wish = { amount: 9_900, isBilling: true };
  const prepared = await preparePayment({ ...owner(), order: PLAN, wish });
  expect(prepared.window.isBilling).toBe(true);
  await inWindow(api, prepared, 'PAY');
  expect((await settle(test.server.deps, prepared)).payment.state).toBe('PAID');
  const [row] = await test.server.deps.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.merchantUid, prepared.merchantUid));
  return row?.billingKey ?? '';
}
/** Charges the card for the plan that the buyer has by now. */
async function charge(billingKey: string, merchantUid: string, deps = test.server.deps) {
  const { db } = test.server.deps;
  const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.userId, buyer.user.userId));
  const order = { ...PLAN, subscriptionId: plan?.id ?? null };
  return chargePayment({ ...owner(), deps, order, merchantUid, billingKey });
}

describe('a registered card', () => {
  it('is charged once for an order, however often it is asked and at once', async () => {
    const card = await registeredCard();
    expect(card).toMatch(/^card_/);
    const merchantUid = newId();
    const rows = await Promise.all([1, 2, 3].map(() => charge(card, merchantUid)));
    expect(rows.map(({ state }) => state)).toEqual(['PAID', 'PAID', 'PAID']);
    expect((await charge(card, merchantUid)).state).toBe('PAID');
    await expectBooksToHold(test.server.deps.db);
  });

  it('that declines ends the order, and is good again for the next', async () => {
    const card = await registeredCard();
    const { db } = test.server.deps;
    await setCardDeclines(db, card, true);
    const merchantUid = newId();
    expect(await charge(card, merchantUid)).toMatchObject({
      state: 'FAILED',
      reason: '카드 한도를 초과했어요.',
    });
    await setCardDeclines(db, card, false);
    expect((await charge(card, merchantUid)).state).toBe('FAILED');
    expect((await charge(card, newId())).state).toBe('PAID');
  });

  it.each<Weather>(['LOST', 'ANSWER_LOST'])('is charged once where the call is %s', async (weather) => {
    const card = await registeredCard();
    const { deps } = test.server;
    const storm = [weather];
    const bad = { ...deps, payments: flakyGateway(deps.payments, () => storm.pop() ?? 'FINE') };
    const merchantUid = newId();
    await expect(charge(card, merchantUid, bad)).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
    expect((await charge(card, merchantUid, bad)).state).toBe('PAID');
    await expectBooksToHold(deps.db);
  });
});

describe('the development address', () => {
  const paid = async () => {
    const { productId, price } = await lessonPack(test.server, 4);
    const { merchantUid, custom_data } = await payFor(api, buyer, { productId, amount: price });
    await settle(test.server.deps, { merchantUid });
    return { merchantUid, paymentId: custom_data.paymentId };
  };
  const withAddress = (NODE_ENV: 'test' | 'production') => {
    const { deps } = test.server;
    return { ...deps, config: { ...deps.config, NODE_ENV, PAYMENT_NOTICE_URL: noticeUrl } };
  };

  it('is told of a payment once, and again where it failed', async () => {
    const { merchantUid, paymentId } = await paid();
    told.bodies.length = 0;
    told.status = 500;
    await expect(notifyDevelopment(withAddress('test'), { paymentId })).rejects.toThrow('500');
    told.status = 204;
    await notifyDevelopment(withAddress('test'), { paymentId });
    await notifyDevelopment(withAddress('test'), { paymentId });
    expect(told.bodies).toHaveLength(2);
    expect(told.bodies[1]).toMatchObject({ merchantUid, amount: 120_000, state: 'PAID' });
    const [row] = await test.server.deps.db.select().from(payments).where(eq(payments.id, paymentId));
    expect(row?.toldDevelopmentAt).toBeInstanceOf(Date);
  });

  it('is told nothing in production', async () => {
    const { paymentId } = await paid();
    told.bodies.length = 0;
    await notifyDevelopment(withAddress('production'), { paymentId });
    expect(told.bodies).toEqual([]);
  });
});
