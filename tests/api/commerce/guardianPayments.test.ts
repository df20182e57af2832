import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { PLAN_PRICES } from '#shared/contract/commerce/subscriptions.ts';
import { coupons } from '#server/db/tables/commerce/coupons.ts';
import { payments } from '#server/db/tables/commerce/payments.ts';
import { subscriptions } from '#server/db/tables/channels/plans.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { renewSubscriptions } from '#server/domain/commerce/subscriptions/renewSubscriptions.ts';
import { saveSwitch } from '#server/domain/service/switches/featureSwitches.ts';
import { childAndGuardian } from '../../support/childAndGuardian.ts';
import { expectBooksToHold } from '../../support/books.ts';
import { inWindow, lessonPack } from '../../support/buying.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api } = test;
const family = childAndGuardian(test);
let cookie: string;
let id: number;
beforeEach(async () => {
  ({ cookie } = await family.agrees());
  id = family.child.user.userId;
});
const guardian = () => ({ cookie, ...family.home() });
const prepare = async (who = guardian(), childId = id) => {
  const { productId, price } = await lessonPack(test.server, 8);
  const body = { productId, amount: price, phoneNumber: '01012345678' };
  return api.call('guardianPayments.prepareProduct', { params: { id: childId }, body }, who);
};
const get = async (merchantUid: string) =>
  (await api.call('guardianPayments.get', { params: { id, merchantUid } }, guardian())).body;
const lessons = async () =>
  (await api.call('tickets.count', { query: { ticket_state: 'AVAILABLE' } }, family.child)).body.count;

it('a guardian buys lessons that are the child’s, and has them given back', async () => {
  const { body, status } = await prepare();
  expect([status, body.buyerName, body.email]).toEqual([201, '김보호', family.email]);
  await inWindow(api, body, 'PAY');
  expect(await get(body.merchantUid)).toMatchObject({ status: 'PAID', amount: 240_000 });
  expect(await lessons()).toBe(8);
  const list = await api.call('guardianPayments.list', { params: { id }, query: { page: 1 } }, guardian());
  expect(list.body.paymentList.map(({ merchantUid }) => merchantUid)).toEqual([body.merchantUid]);
  const params = { id, paymentId: body.custom_data.paymentId };
  const refunded = await api.call(
    'guardianPayments.refund',
    { params, body: { amount: 240_000, reason: '이사를 가요' } },
    guardian(),
  );
  expect(refunded.body).toMatchObject({ status: 'REFUNDED', refundedAmount: 240_000 });
  expect(await lessons()).toBe(0);
  await expectBooksToHold(test.server.deps.db);
});

it('the child sees the payment, and neither ends it nor has it given back', async () => {
  const { body } = await prepare();
  const { merchantUid } = body;
  const cancelled = await api.call('payments.cancel', { params: { merchantUid } }, family.child);
  expect(cancelled.error.errorCode).toBe('RESOURCE_NOT_FOUND');
  await inWindow(api, body, 'PAY');
  const seen = await api.call('payments.get', { params: { merchantUid } }, family.child);
  expect(seen.body.status).toBe('PAID');
  const params = { id: body.custom_data.paymentId };
  const refund = await api.call('payments.refund', { params, body: { amount: 240_000 } }, family.child);
  expect(refund.error.errorCode).toBe('GUARDIAN_CONSENT_REQUIRED');
});

it('a guardian closes the window', async () => {
  const { body } = await prepare();
  const params = { id, merchantUid: body.merchantUid };
  expect((await api.call('guardianPayments.cancel', { params }, guardian())).body.status).toBe('CANCELLED');
  const page = { params: { id }, query: { page: 1 } };
  expect((await api.call('guardianPayments.listCoupons', page, guardian())).status).toBe(200);
});

it('another guardian’s child, and another child’s payment, are not there', async () => {
  const { body } = await prepare();
  const [first, firstCookie] = [id, cookie];
  const stranger = await signUpChild(test.server, { birthDate: family.bornYearsAgo(10) });
  expect((await prepare(guardian(), stranger.user.userId)).error.errorCode).toBe('MEMBER_NOT_FOUND');
  const other = { id: stranger.user.userId, merchantUid: body.merchantUid };
  const identity = { cookie: firstCookie, ...family.home() };
  const seen = await api.call('guardianPayments.get', { params: other }, identity);
  expect(seen.error.errorCode).toBe('MEMBER_NOT_FOUND');
  const foreign = { params: { id: first, paymentId: 2_000_000_000 }, body: { amount: 1 } };
  expect((await api.call('guardianPayments.refund', foreign, identity)).error.errorCode).toBe(
    'RESOURCE_NOT_FOUND',
  );
  const nobody = await api.call('guardianPayments.list', { params: { id }, query: { page: 1 } });
  expect(nobody.error.errorCode).toBe('GUARDIAN_SESSION_REQUIRED');
});

it('a guardian receives and registers coupons that are the child’s', async () => {
  const { server } = test;
  const list = async () =>
    (await api.call('guardianPayments.listCoupons', { params: { id }, query: { page: 1 } }, guardian())).body;
  const expiresAt = new Date(server.deps.clock.now().getTime() + 9e9);
  const add = async (couponCode: string, isDownloadable: boolean) => {
    const [row] = await server.deps.db
      .insert(coupons)
      .values({
        ...{ channelId: DEFAULT_CHANNEL_ID, title: '첫 수업 축하', couponCode, isDownloadable, expiresAt },
        ...{ couponRewardType: 'CONTENT_DISCOUNT_BY_AMOUNT', rewardCount: 20_000, minimumAmount: 0 },
        ...{ paymentProductIds: [], createdAt: server.deps.clock.now() },
      })
      .returning({ id: coupons.id });
    return row?.id ?? 0;
  };
  const couponId = await add('GUARDIAN1', true);
  await add('GUARDIAN2', false);
  const receive = () => api.call('guardianPayments.receiveCoupon', { params: { id, couponId } }, guardian());
  expect((await receive()).body.couponState).toBe('RECEIVED');
  expect((await receive()).error.errorCode).toBe('DOLPHIN_DUPLICATE_COUPON_RESOURCE');
  const register = (couponCode: string) =>
    api.call('guardianPayments.registerCoupon', { params: { id }, body: { couponCode } }, guardian());
  expect((await register('guardian-2')).status).toBe(201);
  expect((await register('NOSUCHONE')).error.errorCode).toBe('COUPON_RESOURCE_NOT_FOUND');
  const codes = (await list()).userCouponList.filter(({ couponState }) => couponState === 'RECEIVED');
  expect(codes).toHaveLength(2);
  expect((await api.call('coupons.list', { query: { page: 1 } }, family.child)).body.userCouponList).toEqual(
    expect.arrayContaining(codes),
  );
});

describe('a plan that a guardian pays for', () => {
  const plans = async () =>
    (await api.call('guardianSubscriptions.list', { params: { id } }, guardian())).body.subscriptionList;
  const begin = async () => {
    const body = { amount: PLAN_PRICES.DOLPHIN_PRO };
    const prepared = await api.call(
      'guardianSubscriptions.prepareDolphin',
      { params: { id }, body },
      guardian(),
    );
    expect([prepared.status, prepared.body.email]).toEqual([201, family.email]);
    await inWindow(api, prepared.body, 'PAY');
    expect(await get(prepared.body.merchantUid)).toMatchObject({ status: 'PAID' });
    const [one] = await plans();
    return one?.subscriptionId ?? 0;
  };

  it('is the child’s, and is ended and taken up again by the guardian alone', async () => {
    const subscriptionId = await begin();
    const held = (await api.call('accounts.getMe', {}, family.child)).body.subscriptionList;
    expect(held.map(({ engCodeName }) => engCodeName)).toEqual(['DOLPHIN_PRO']);
    const byChild = await api.call('subscriptions.cancel', { params: { id: subscriptionId } }, family.child);
    expect(byChild.error.errorCode).toBe('GUARDIAN_CONSENT_REQUIRED');
    const params = { id, subscriptionId };
    const ended = await api.call('guardianSubscriptions.cancel', { params }, guardian());
    expect(ended.body.state).toBe('ENDING');
    expect((await api.call('guardianSubscriptions.resume', { params }, guardian())).body.state).toBe(
      'ACTIVE',
    );
    const stranger = await signUpChild(test.server, { birthDate: family.bornYearsAgo(10) });
    const foreign = { params: { id: stranger.user.userId, subscriptionId } };
    expect((await api.call('guardianSubscriptions.cancel', foreign, guardian())).error.errorCode).toBe(
      'MEMBER_NOT_FOUND',
    );
  });

  it('renews on the guardian’s card, who is told a week before', async () => {
    await begin();
    test.clock.advance({ days: 25 });
    await renewSubscriptions(test.server.deps);
    test.clock.advance({ days: 7 });
    await renewSubscriptions(test.server.deps);
    const rows = await test.server.deps.db.select().from(payments).where(eq(payments.userId, id));
    expect(rows.map(({ state, payerEmail }) => [state, payerEmail])).toEqual([
      ['PAID', family.email],
      ['PAID', family.email],
    ]);
    const warned = async () =>
      (await family.mails().list()).filter(({ subject }) => subject.includes('다시 결제돼요')).length;
    await expect.poll(warned).toBe(1);
  });

  it('ends with the month in which the child turns 14: a card is charged only while its owner can end it', async () => {
    await begin();
    await test.server.deps.db
      .update(users)
      .set({ birthDate: family.bornYearsAgo(14) })
      .where(eq(users.id, id));
    test.clock.advance({ days: 32 });
    await renewSubscriptions(test.server.deps);
    const rows = await test.server.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, id));
    expect(rows.map(({ state }) => state)).toEqual(['ENDED']);
    expect(await test.server.deps.db.$count(payments, eq(payments.userId, id))).toBe(1);
  });
});

it('payments that are off for the child are off for its guardian, whose page says so beforehand', async () => {
  const { deps } = test.server;
  const turn = (share: number) =>
    saveSwitch({ deps, actorId: id, feature: 'PAYMENTS', share, channelIdList: [] });
  const listed = async () => (await api.call('guardians.listChildren', {}, guardian())).body.childList[0];
  await turn(0);
  expect((await listed())?.offFeatureList).toEqual([{ feature: 'PAYMENTS', onInChannelIdList: [] }]);
  expect((await prepare()).error.errorCode).toBe('FEATURE_OFF');
  const plan = { params: { id }, body: { amount: PLAN_PRICES.DOLPHIN_PRO } };
  expect((await api.call('guardianSubscriptions.prepareDolphin', plan, guardian())).error.errorCode).toBe(
    'FEATURE_OFF',
  );
  // The child counts among a share of users, not its guardian.
  for (let share = 10; share <= 100; share += 10) {
    await turn(share);
    const isOff = (await listed())?.offFeatureList.length === 1;
    expect((await prepare()).error.errorCode).toBe(isOff ? 'FEATURE_OFF' : undefined);
  }
  expect((await listed())?.offFeatureList).toEqual([]);
});
