import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payments, refunds } from '#server/db/tables/commerce/payments.ts';
import { sandboxPayments } from '#server/db/tables/gateways.ts';
import { tickets } from '#server/db/tables/tutoring/tickets.ts';
import { reconcilePayments } from '#server/domain/commerce/payments/reconcile.ts';
import { refundPayment } from '#server/domain/commerce/payments/refundPayment.ts';
import { transaction } from '#server/domain/transaction.ts';
import { charge } from '#server/domain/world/economy/charge.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { balances, expectBooksToHold } from '../../support/books.ts';
import { inWindow, lessonPack, payFor } from '../../support/buying.ts';
import { flakyGateway, type Weather } from '../../support/flakyGateway.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { ACCESS_TOKEN_MINUTES: '1440' } });
const { api, clock } = test;
const db = () => test.server.deps.db;
let buyer: Child;
beforeEach(async () => {
  buyer = await signUpChild(test.server);
});
afterEach(() => expectBooksToHold(db()));

async function bought(quantity = 8) {
  const { productId, price } = await lessonPack(test.server, quantity);
  const { merchantUid } = await payFor(api, buyer, { productId, amount: price });
  const { body } = await api.call('payments.get', { params: { merchantUid } }, buyer);
  expect(body.status).toBe('PAID');
  return { ...body, price };
}
const refund = (paymentId: number, amount: number, who: Child = buyer) =>
  api.call('payments.refund', { params: { id: paymentId }, body: { amount } }, who);
const atProvider = async (merchantUid: string) =>
  (await db().select().from(sandboxPayments).where(eq(sandboxPayments.merchantUid, merchantUid)))[0];

/** Lessons of a payment are held, as far as its tickets go. */
async function hold(
  paymentId: number,
  count: number,
  ticketState: 'USED' | 'RESERVED' | 'AVAILABLE' = 'USED',
) {
  const rows = await db()
    .select()
    .from(tickets)
    .where(eq(tickets.paymentId, paymentId))
    .orderBy(asc(tickets.id));
  for (const { id } of rows.slice(0, count))
    await db().update(tickets).set({ ticketState }).where(eq(tickets.id, id));
}
const states = async (paymentId: number) => {
  const rows = await db().select().from(tickets).where(eq(tickets.paymentId, paymentId));
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ ticketState }) => ticketState)].map(([state, list]) => [state, list.length]),
  );
};

describe('lessons', () => {
  it('of which none was held are given back whole, once', async () => {
    const { paymentId, merchantUid, price } = await bought();
    const both = await Promise.all([refund(paymentId, price), refund(paymentId, price)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({
      ...{ status: 'REFUNDED', refundedAmount: price },
      refundOffer: { amount: 0, rule: 'NOTHING_LEFT' },
    });
    expect((await refund(paymentId, price)).error.errorCode).toBe('ALREADY_REFUNDED');
    expect(await states(paymentId)).toEqual({ REFUNDED: 8 });
    expect((await atProvider(merchantUid))?.refundedAmount).toBe(price);
  });

  it('that are left are given back by their share, later ones that come back, too', async () => {
    const { paymentId, price } = await bought();
    await hold(paymentId, 3);
    expect((await refund(paymentId, price)).error.errorCode).toBe('PRODUCT_PRICE_CHANGED');
    const partly = await refund(paymentId, 150_000);
    expect(partly.body).toMatchObject({ status: 'PARTLY_REFUNDED', refundedAmount: 150_000 });
    expect(await states(paymentId)).toEqual({ USED: 3, REFUNDED: 5 });
    expect((await refund(paymentId, 0)).error.errorCode).toBe('ALREADY_REFUNDED');
    // The teacher cancels one of the three: its ticket comes back.
    await hold(paymentId, 1, 'AVAILABLE');
    expect((await refund(paymentId, 30_000)).body).toMatchObject({ refundedAmount: 180_000 });
    expect(await states(paymentId)).toEqual({ USED: 2, REFUNDED: 6 });
  });

  it('that are booked are used until they are cancelled', async () => {
    const { paymentId, price } = await bought(4);
    await hold(paymentId, 4, 'RESERVED');
    expect((await refund(paymentId, price)).error.errorCode).toBe('NOT_REFUNDABLE');
  });

  it('that are over, or the one that was held, are not given back', async () => {
    const one = await bought(1);
    await hold(one.paymentId, 1);
    expect((await refund(one.paymentId, one.price)).error.errorCode).toBe('NOT_REFUNDABLE');
    const eight = await bought();
    clock.advance({ days: 85 });
    const { headers } = await api.call('sessions.signIn', {
      body: { loginName: buyer.loginName, password: buyer.password },
    });
    const later = { ...buyer, token: headers.get('access_token') ?? '' };
    expect((await refund(eight.paymentId, eight.price, later)).error.errorCode).toBe('NOT_REFUNDABLE');
  });

  it('of somebody else are not there, and what was never paid is not refundable', async () => {
    const { paymentId, price } = await bought();
    const stranger = await signUpChild(test.server);
    expect((await refund(paymentId, price, stranger)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const { productId } = await lessonPack(test.server, 4);
    const ready = await payFor(api, buyer, { productId, amount: 120_000 }, 'CLOSE');
    expect((await refund(ready.custom_data.paymentId, 120_000)).error.errorCode).toBe('NOT_REFUNDABLE');
    for (const amount of [-1, 1.5])
      expect((await refund(paymentId, amount)).error.errorCode).toBe('VALIDATION_FAIL');
  });
});

describe('over a bad line', () => {
  it.each<readonly Weather[]>([['LOST'], ['ANSWER_LOST'], ['ANSWER_LOST', 'LOST', 'ANSWER_LOST']])(
    'money is owed and given back once: %s %s %s',
    async (...storm) => {
      const { paymentId, merchantUid, price } = await bought();
      const left = [...storm];
      const { deps: real } = test.server;
      const deps = { ...real, payments: flakyGateway(real.payments, () => left.shift() ?? 'FINE') };
      const shown = await refundPayment({
        ...{ deps, userId: buyer.user.userId, payerEmail: null, paymentId, amount: price, reason: '' },
      });
      expect(shown.status).toBe('REFUNDED');
      expect(await db().select().from(refunds).where(eq(refunds.paymentId, paymentId))).toMatchObject([
        { state: 'REQUESTED', amount: price },
      ]);
      for (let tries = 0; tries < storm.length; tries += 1) await reconcilePayments(deps);
      expect(await db().select().from(refunds).where(eq(refunds.paymentId, paymentId))).toMatchObject([
        { state: 'DONE', amount: price },
      ]);
      expect((await atProvider(merchantUid))?.refundedAmount).toBe(price);
      expect((await balances(db()))['REFUNDS_OWED'] ?? 0).toBe(0);
    },
  );
});

describe('points', () => {
  const points = async () => (await api.call('economy.getPoints', {}, buyer)).body.point;
  const buyPoints = async () => {
    const body = { paymentItemType: 'CASH', amount: 5_500 };
    const prepared = (await api.call('payments.prepare', { body }, buyer)).body;
    await inWindow(api, prepared, 'PAY');
    const params = { merchantUid: prepared.merchantUid };
    return (await api.call('payments.get', { params }, buyer)).body;
  };

  it('go with their price while none was spent', async () => {
    const before = await points();
    const { paymentId } = await buyPoints();
    expect(await points()).toBe(before + 5_000);
    expect((await refund(paymentId, 5_500)).body.status).toBe('REFUNDED');
    expect(await points()).toBe(before);
  });

  const spend = (reasonKey: string, count: number) =>
    transaction(test.server.deps, async (tx) => {
      const wallet = await lockWallet({ tx, userId: buyer.user.userId });
      await charge({ tx, wallet, reasonKey, points: count, rows: [] });
    });

  it('that are left go with their share of it, once', async () => {
    const { paymentId } = await buyPoints();
    await spend('skill:1:1', 10);
    const before = await points();
    expect((await refund(paymentId, 5_500)).error.errorCode).toBe('PRODUCT_PRICE_CHANGED');
    expect((await refund(paymentId, 5_489)).body.status).toBe('PARTLY_REFUNDED');
    expect(await points()).toBe(before - 4_990);
    expect((await refund(paymentId, 11)).error.errorCode).toBe('ALREADY_REFUNDED');
  });

  it('that were spent stay bought', async () => {
    const { paymentId } = await buyPoints();
    await spend('skill:1:2', 5_000);
    expect((await refund(paymentId, 5_500)).error.errorCode).toBe('NOT_REFUNDABLE');
    const [row] = await db().select().from(payments).where(eq(payments.id, paymentId));
    expect(row?.state).toBe('PAID');
  });
});
