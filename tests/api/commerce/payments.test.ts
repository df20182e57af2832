import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { payments, refunds } from '#server/db/tables/commerce/payments.ts';
import { coupons, userCoupons } from '#server/db/tables/commerce/coupons.ts';
import { paymentProductInfos, paymentProducts } from '#server/db/tables/commerce/products.ts';
import { sandboxPayments } from '#server/db/tables/gateways.ts';
import { courseClasses } from '#server/db/tables/learning/courseClasses.ts';
import { reconcilePayments } from '#server/domain/commerce/payments/reconcile.ts';
import { newId } from '#server/platform/ids.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { expectBooksToHold } from '../../support/books.ts';
import { courseClassForMoney, inWindow, lessonPack, payFor } from '../../support/buying.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { ACCESS_TOKEN_MINUTES: '1440' } });
const { api, clock } = test;
const PHONE = '01012345678';
let buyer: Child;
beforeEach(async () => {
  buyer = await signUpChild(test.server);
});
afterEach(() => expectBooksToHold(test.server.deps.db));

const db = () => test.server.deps.db;
const get = (merchantUid: string) => api.call('payments.get', { params: { merchantUid } }, buyer);
const cancel = (merchantUid: string) => api.call('payments.cancel', { params: { merchantUid } }, buyer);
const prepare = (body: object, who = buyer) =>
  api.call('payments.prepareProduct', { body: { phoneNumber: PHONE, ...body } }, who);
const prepareContent = (body: object) => api.call('payments.prepare', { body }, buyer);
const lessons = async () =>
  (await api.call('tickets.count', { query: { ticket_state: 'AVAILABLE' } }, buyer)).body.count;
const pack = (quantity = 8) => lessonPack(test.server, quantity);
const givenBack = async (merchantUid: string) =>
  db()
    .select({ cause: refunds.cause, amount: refunds.amount, state: refunds.state })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.merchantUid, merchantUid));
const reconcile = () => reconcilePayments(test.server.deps);

async function giveCoupon(rewardCount: number, who = buyer): Promise<number> {
  const [coupon] = await db()
    .insert(coupons)
    .values({
      ...{ channelId: DEFAULT_CHANNEL_ID, title: '첫 수업 축하', couponCode: newId() },
      ...{ couponRewardType: 'CONTENT_DISCOUNT_BY_AMOUNT', rewardCount, isDownloadable: true },
      ...{ minimumAmount: 0, paymentProductIds: [], createdAt: clock.now() },
      expiresAt: new Date(clock.now().getTime() + 90 * 86_400_000),
    })
    .returning();
  const [own] = await db()
    .insert(userCoupons)
    .values({ userId: who.user.userId, couponId: coupon?.id ?? 0, receivedAt: clock.now() })
    .returning();
  return own?.id ?? 0;
}
const couponState = async (id: number) =>
  (await db().select().from(userCoupons).where(eq(userCoupons.id, id)))[0]?.state;

describe('lessons', () => {
  it('come once, however often and by however many ways the payment is found paid', async () => {
    const { productId, price } = await pack();
    const { merchantUid } = await payFor(api, buyer, { productId, amount: price }, 'DOUBLED_WEBHOOK');
    const answers = await Promise.all([...Array(6)].map(() => get(merchantUid)));
    await Promise.all([reconcile(), reconcile()]);
    expect(new Set(answers.map(({ body }) => body.status))).toEqual(new Set(['PAID']));
    expect(await lessons()).toBe(8);
    expect(answers[0]?.body).toMatchObject({
      amount: price,
      redirectPageInfo: { contentType: 'PRODUCT', contentId: productId, channelDomain: 'dolphin' },
      refundOffer: { amount: price, rule: 'WITHDRAWAL', remainingCount: 8, usedCount: 0 },
    });
  });

  it('are called by their group and what the product says besides', async () => {
    const { productId, price } = await pack();
    const [product] = await db()
      .update(paymentProducts)
      .set({ title: '수업권 8회' })
      .where(eq(paymentProducts.id, productId))
      .returning();
    await db()
      .update(paymentProductInfos)
      .set({ title: '1:1 수업권' })
      .where(eq(paymentProductInfos.id, product?.productInfoId ?? 0));
    expect((await prepare({ productId, amount: price })).body.name).toBe('1:1 수업권 8회');
  });

  it('come by the webhook alone when the buyer never comes back', async () => {
    const { productId, price } = await pack();
    const { merchantUid } = await payFor(api, buyer, { productId, amount: price }, 'LOST_REDIRECT');
    await expect
      .poll(
        async () =>
          (await db().select().from(payments).where(eq(payments.merchantUid, merchantUid)))[0]?.state,
      )
      .toBe('PAID');
    expect(await lessons()).toBe(8);
  });

  it('come by the clock when the webhook is lost, too', async () => {
    const { productId, price } = await pack();
    const { body } = await prepare({ productId, amount: price });
    await db()
      .update(sandboxPayments)
      .set({ state: 'PAID', paidAt: clock.now() })
      .where(eq(sandboxPayments.merchantUid, body.merchantUid));
    clock.advance({ minutes: 3 });
    await reconcile();
    expect((await get(body.merchantUid)).body.status).toBe('PAID');
    expect(await lessons()).toBe(8);
  });

  it('are confirmed by the number of the provider, and by no other', async () => {
    const { productId, price } = await pack();
    const { merchantUid } = await payFor(api, buyer, { productId, amount: price });
    const [row] = await db()
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.merchantUid, merchantUid));
    const confirm = (id: string, query: Record<string, string> = {}) =>
      api.call('payments.confirm', { params: { id }, query }, buyer);
    expect((await confirm('imp_other', { merchant_uid: merchantUid })).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
    const whole = await confirm(row?.impUid ?? '', { merchant_uid: merchantUid });
    expect(whole.body.status).toBe('PAID');
    expect((await confirm(row?.impUid ?? '')).body.status).toBe('PAID');
    expect((await confirm('imp_unknown')).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('cost what the server says when they are prepared', async () => {
    const { productId, price } = await pack();
    for (const amount of [price - 1, 0, price + 1])
      expect((await prepare({ productId, amount })).error.errorCode).toBe('PRODUCT_PRICE_CHANGED');
    for (const amount of [-1, 0.5, '1e3', null])
      expect((await prepare({ productId, amount })).error.errorCode).toBe('VALIDATION_FAIL');
    const { merchantUid } = await payFor(api, buyer, { productId, amount: price }, 'CLOSE');
    // The price goes up while the window is open: what was agreed holds.
    await db()
      .update(paymentProducts)
      .set({ price: price + 1000, originalPrice: price + 1000 })
      .where(eq(paymentProducts.id, productId));
    await inWindow(api, { merchantUid }, 'PAY');
    expect((await get(merchantUid)).body).toMatchObject({ status: 'PAID', amount: price });
    expect((await prepare({ productId, amount: price })).error.errorCode).toBe('PRODUCT_PRICE_CHANGED');
  });

  it('are not sold to a child below 14, nor without a product', async () => {
    const { productId, price } = await pack();
    const child = await signUpChild(test.server, { birthDate: '2018-05-05' });
    expect((await prepare({ productId, amount: price }, child)).error.errorCode).toBe(
      'GUARDIAN_CONSENT_REQUIRED',
    );
    expect((await prepare({ productId: 2_000_000_000, amount: price })).error.errorCode).toBe(
      'NOT_FOUND_PRODUCT',
    );
  });
});

describe('a payment that is not completed', () => {
  it('ends when it is declined, and when the window is closed', async () => {
    const { productId, price } = await pack();
    const declined = await payFor(api, buyer, { productId, amount: price }, 'DECLINE');
    expect((await get(declined.merchantUid)).body).toMatchObject({
      status: 'FAILED',
      reason: '카드 한도를 초과했어요.',
    });
    const closed = await payFor(api, buyer, { productId, amount: price }, 'CLOSE');
    expect((await get(closed.merchantUid)).body.status).toBe('READY');
    expect((await cancel(closed.merchantUid)).body.status).toBe('CANCELLED');
    expect((await cancel(closed.merchantUid)).body.status).toBe('CANCELLED');
    expect(await lessons()).toBe(0);
  });

  it('is paid when the window is closed after paying', async () => {
    const { productId, price } = await pack();
    const { merchantUid } = await payFor(api, buyer, { productId, amount: price });
    expect((await cancel(merchantUid)).body.status).toBe('PAID');
    expect(await lessons()).toBe(8);
  });

  it('is given back when it is paid after all, once', async () => {
    const { productId, price } = await pack();
    const { merchantUid } = await payFor(api, buyer, { productId, amount: price }, 'CLOSE');
    await cancel(merchantUid);
    await inWindow(api, { merchantUid }, 'DOUBLED_WEBHOOK');
    clock.advance({ minutes: 5 });
    await Promise.all([reconcile(), reconcile()]);
    await expect
      .poll(() => givenBack(merchantUid))
      .toEqual([{ cause: 'LATE', amount: price, state: 'DONE' }]);
    expect((await get(merchantUid)).body.status).toBe('CANCELLED');
    expect(await lessons()).toBe(0);
  });

  it('ends by the clock after half an hour', async () => {
    const { productId, price } = await pack();
    const { merchantUid } = await payFor(api, buyer, { productId, amount: price }, 'CLOSE');
    clock.advance({ minutes: 29 });
    await reconcile();
    expect((await get(merchantUid)).body.status).toBe('READY');
    clock.advance({ minutes: 4 });
    await reconcile();
    expect((await get(merchantUid)).body).toMatchObject({
      status: 'CANCELLED',
      reason: '결제 시간이 지났어요.',
    });
  });

  it('is given back when another amount was paid', async () => {
    const { productId, price } = await pack();
    const { merchantUid } = await payFor(api, buyer, { productId, amount: price }, 'CLOSE');
    await db()
      .update(sandboxPayments)
      .set({ amount: 100, state: 'PAID', paidAt: clock.now() })
      .where(eq(sandboxPayments.merchantUid, merchantUid));
    expect((await get(merchantUid)).error.errorCode).toBe('PAYMENT_AMOUNT_MISMATCH');
    expect((await get(merchantUid)).body.status).toBe('FAILED');
    expect(await givenBack(merchantUid)).toEqual([{ cause: 'MISMATCH', amount: 100, state: 'DONE' }]);
    expect(await lessons()).toBe(0);
  });

  it('makes place for a newer one; one that was paid meanwhile does not', async () => {
    const { productId, price } = await pack();
    const body = { productId, amount: price };
    const [first, second] = [
      await payFor(api, buyer, body, 'CLOSE'),
      await payFor(api, buyer, body, 'CLOSE'),
    ];
    expect((await get(first.merchantUid)).body.status).toBe('CANCELLED');
    await db()
      .update(sandboxPayments)
      .set({ state: 'PAID', paidAt: clock.now() })
      .where(eq(sandboxPayments.merchantUid, second.merchantUid));
    expect((await prepare(body)).error.errorCode).toBe('DUPLICATE_PRODUCT');
    expect(await lessons()).toBe(8);
    expect((await prepare(body)).status).toBe(201);
  });

  it('is one of several that are prepared at once', async () => {
    const { productId, price } = await pack();
    const all = await Promise.all([...Array(5)].map(() => prepare({ productId, amount: price })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    const ready = await db()
      .select()
      .from(payments)
      .where(and(eq(payments.userId, buyer.user.userId), eq(payments.state, 'READY')));
    expect(ready).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const { productId, price } = await pack();
    const { merchantUid } = await payFor(api, buyer, { productId, amount: price }, 'CLOSE');
    const stranger = await signUpChild(test.server);
    const params = { merchantUid };
    for (const name of ['payments.get', 'payments.cancel'] as const)
      expect((await api.call(name, { params }, stranger)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const { body } = await api.call('payments.list', { query: { page: 1 } }, stranger);
    expect(body).toEqual({ paymentList: [], pageCount: 0, totalCount: 0 });
    expect((await get(merchantUid)).body.status).toBe('READY');
  });
});

describe('a coupon', () => {
  it('is held by one order, free when that ends, and used by what is paid', async () => {
    const { productId, price } = await pack();
    const userCouponId = await giveCoupon(20_000);
    const body = { productId, userCouponId, amount: price - 20_000 };
    expect((await prepare({ ...body, amount: price })).error.errorCode).toBe('PRODUCT_PRICE_CHANGED');
    expect(await couponState(userCouponId)).toBe('RECEIVED');
    const first = await payFor(api, buyer, body, 'CLOSE');
    expect([first.amount, await couponState(userCouponId)]).toEqual([price - 20_000, 'HELD']);
    await cancel(first.merchantUid);
    expect(await couponState(userCouponId)).toBe('RECEIVED');
    const second = await payFor(api, buyer, body);
    expect((await get(second.merchantUid)).body).toMatchObject({ status: 'PAID', discount: 20_000 });
    expect(await couponState(userCouponId)).toBe('USED');
    expect((await prepare(body)).error.errorCode).toBe('COUPON_NOT_USABLE');
  });

  it('goes over to another product that it is used for', async () => {
    const userCouponId = await giveCoupon(20_000);
    const [four, eight] = [await pack(4), await pack(8)];
    const first = await payFor(api, buyer, { ...four, userCouponId, amount: four.price - 20_000 }, 'CLOSE');
    const second = await payFor(api, buyer, { ...eight, userCouponId, amount: eight.price - 20_000 });
    expect((await get(first.merchantUid)).body.status).toBe('CANCELLED');
    expect((await get(second.merchantUid)).body.status).toBe('PAID');
  });

  it('that pays all needs no window', async () => {
    const { productId, price } = await pack(4);
    const userCouponId = await giveCoupon(price);
    const { status, body } = await prepare({ productId, userCouponId, amount: 0 });
    expect([status, body.amount, body.window.url]).toEqual([201, 0, '']);
    expect((await get(body.merchantUid)).body).toMatchObject({
      status: 'PAID',
      refundOffer: { amount: 0, rule: 'NOT_REFUNDABLE' },
    });
    expect([await lessons(), await couponState(userCouponId)]).toEqual([4, 'USED']);
  });

  it('of somebody else is none', async () => {
    const { productId, price } = await pack();
    const userCouponId = await giveCoupon(20_000, await signUpChild(test.server));
    const { error } = await prepare({ productId, userCouponId, amount: price - 20_000 });
    expect(error.errorCode).toBe('COUPON_RESOURCE_NOT_FOUND');
    const points = { paymentItemType: 'CASH', amount: 1_100, userCouponId };
    expect((await prepareContent(points)).error.errorCode).toBe('COUPON_NOT_USABLE');
  });
});

describe('other things', () => {
  const classForMoney = () => courseClassForMoney(test.server, 50_000);
  const buyClass = async (contentId: number, amount = 50_000) => {
    const prepared = await prepareContent({ paymentItemType: 'COURSE_CLASS', contentId, amount });
    if (prepared.status === 201) await inWindow(api, prepared.body, 'PAY');
    return prepared;
  };

  it('points come with the payment', async () => {
    const points = async () => (await api.call('economy.getPoints', {}, buyer)).body.point;
    const before = await points();
    const { body } = await prepareContent({ paymentItemType: 'CASH', amount: 5_500 });
    await inWindow(api, body, 'PAY');
    expect((await get(body.merchantUid)).body).toMatchObject({ status: 'PAID', name: '5,000 포인트' });
    expect(await points()).toBe(before + 5_000);
    expect((await prepareContent({ paymentItemType: 'CASH', amount: 5_501 })).error.errorCode).toBe(
      'PRODUCT_PRICE_CHANGED',
    );
  });

  it('a course class enrols, and is sold once', async () => {
    const id = await classForMoney();
    const { body } = await buyClass(id);
    expect((await get(body.merchantUid)).body).toMatchObject({
      status: 'PAID',
      redirectPageInfo: { contentType: 'COURSE_CLASS', contentId: id, channelDomain: 'dolphin' },
    });
    const shown = await api.call(
      'courseClasses.get',
      { params: { courseClassId: id } },
      { ...buyer, channelId: DEFAULT_CHANNEL_ID },
    );
    expect(shown.body.enrollState).toBe('ENROLLED');
    expect((await buyClass(id)).error.errorCode).toBe('DUPLICATE_PRODUCT');
  });

  it('what cannot be delivered any more is given back', async () => {
    const id = await classForMoney();
    const { body } = await buyClass(id);
    await db().update(courseClasses).set({ removed: true }).where(eq(courseClasses.id, id));
    expect((await get(body.merchantUid)).body.status).toBe('FAILED');
    expect(await givenBack(body.merchantUid)).toEqual([
      { cause: 'UNDELIVERABLE', amount: 50_000, state: 'DONE' },
    ]);
  });

  it('what is free, for points or not there is not sold', async () => {
    const id = await classForMoney();
    await db().update(courseClasses).set({ paymentType: 'POINT' }).where(eq(courseClasses.id, id));
    expect((await buyClass(id)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const worksheet = { paymentItemType: 'WORKSHEET', contentId: 2_000_000_000, amount: 100 };
    expect((await prepareContent(worksheet)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });
});
