import { beforeEach, expect, it } from 'vitest';
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
  expect([status, body.email]).toEqual([201, family.email]);
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
