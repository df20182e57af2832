import { beforeEach, expect, it } from 'vitest';
import { users } from '#server/db/tables/people/accounts.ts';
import { eq } from 'drizzle-orm';
import { inWindow, lessonPack } from '../../support/buying.ts';
import { expectBooksToHold } from '../../support/books.ts';
import { childAndGuardian } from '../../support/childAndGuardian.ts';
import { guardianCookie, guardianMails } from '../../support/guardianMails.ts';
import { setUpApi } from '../../support/setUpApi.ts';

const test = setUpApi({ settings: { TRUSTED_PROXIES: '1' } });
const { api } = test;
const family = childAndGuardian(test);
let cookie: string;
let id: number;
let payment: { readonly merchantUid: string; readonly paymentId: number };

beforeEach(async () => {
  ({ cookie } = await family.agrees());
  id = family.child.user.userId;
  const { productId, price } = await lessonPack(test.server, 8);
  const body = { productId, amount: price, phoneNumber: '01012345678' };
  const prepared = await api.call('guardianPayments.prepareProduct', { params: { id }, body }, guardian());
  if (prepared.status !== 201) throw new Error(`not prepared: ${JSON.stringify(prepared.error)}`);
  await inWindow(api, prepared.body, 'PAY');
  const { merchantUid } = prepared.body;
  await api.call('guardianPayments.get', { params: { id, merchantUid } }, guardian());
  payment = { merchantUid, paymentId: prepared.body.custom_data.paymentId };
});

const guardian = () => ({ cookie, ...family.home() });
const list = () => api.call('guardianPayments.list', { params: { id }, query: { page: 1 } }, guardian());
const paidChildren = async () =>
  (await api.call('guardianPayments.listChildren', {}, guardian())).body.childList;
const refund = () =>
  api.call(
    'guardianPayments.refund',
    { params: { id, paymentId: payment.paymentId }, body: { amount: 240_000 } },
    guardian(),
  );
async function withdraws(): Promise<void> {
  test.clock.advance({ seconds: 61 });
  const code = await family
    .mails()
    .code(() => api.call('guardians.sendWithdrawalCode', { params: { id } }, guardian()));
  const reply = await api.call('guardians.withdraw', { params: { id }, body: { code } }, guardian());
  expect(reply.status).toBe(200);
}
/** By the mailed link, as a guardian comes back some day. */
async function opensPageAgain(): Promise<void> {
  test.clock.advance({ seconds: 61 });
  const mails = guardianMails(api, family.email);
  const token = await mails.link(() =>
    api.call('guardians.requestPageLink', { body: { email: family.email } }, family.home()),
  );
  const code = await mails.code(() => family.sendCode(token));
  const { headers } = await api.call('guardians.openSession', { body: { token, code } }, family.home());
  cookie = guardianCookie(headers);
}

it('before taking a consent back, a guardian reads what is paid, booked and left', async () => {
  expect(await paidChildren()).toEqual([
    {
      ...{ userId: id, nickname: family.child.user.nickname, paidAmount: 240_000 },
      ...{ bookedCount: 0, remainingCount: 8, refundableAmount: 240_000 },
    },
  ]);
});

it('a consent that is taken back leaves history and refund to who has paid', async () => {
  await withdraws();
  expect((await list()).body.paymentList.map(({ merchantUid }) => merchantUid)).toEqual([
    payment.merchantUid,
  ]);
  await opensPageAgain();
  const page = await api.call('guardians.listChildren', {}, guardian());
  expect(page.body.childList).toEqual([]);
  expect(await paidChildren()).toMatchObject([{ userId: id, refundableAmount: 240_000 }]);
  expect((await refund()).body).toMatchObject({ status: 'REFUNDED', refundedAmount: 240_000 });
  expect(await paidChildren()).toMatchObject([{ userId: id, paidAmount: 0, refundableAmount: 0 }]);
  await expectBooksToHold(test.server.deps.db);
  const { productId, price } = await lessonPack(test.server, 8);
  const body = { productId, amount: price, phoneNumber: '01012345678' };
  const buying = await api.call('guardianPayments.prepareProduct', { params: { id }, body }, guardian());
  expect(buying.error.errorCode).toBe('MEMBER_NOT_FOUND');
});

it('what one guardian has paid, the next one neither sees nor is given back', async () => {
  await withdraws();
  const [first, firstHome] = [cookie, family.home()];
  const second = `second-${family.number}@example.com`;
  test.clock.advance({ seconds: 61 });
  await family.signsInAgain();
  const mails = guardianMails(api, second);
  const token = await mails.link(() => family.ask(second));
  const code = await family.code(() => family.sendCode(token));
  cookie = guardianCookie((await family.consent(token, code)).headers);
  expect((await list()).body.paymentList).toEqual([]);
  expect(await paidChildren()).toEqual([]);
  expect((await refund()).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  const params = { id, merchantUid: payment.merchantUid };
  expect((await api.call('guardianPayments.get', { params }, guardian())).error.errorCode).toBe(
    'RESOURCE_NOT_FOUND',
  );
  const mine = await api.call('guardianPayments.get', { params }, { cookie: first, ...firstHome });
  expect(mine.body.refundOffer?.amount).toBe(240_000);
});

it('a child that has turned 14 is not given back what its guardian paid; the guardian is', async () => {
  await test.server.deps.db
    .update(users)
    .set({ birthDate: family.bornYearsAgo(14) })
    .where(eq(users.id, id));
  const params = { id: payment.paymentId };
  const byChild = await api.call('payments.refund', { params, body: { amount: 240_000 } }, family.child);
  expect(byChild.error.errorCode).toBe('NOT_REFUNDABLE');
  const seen = await api.call('payments.list', { query: { page: 1 } }, family.child);
  expect(seen.body.paymentList).toMatchObject([{ status: 'PAID', refundOffer: null }]);
  expect((await refund()).body.status).toBe('REFUNDED');
});
