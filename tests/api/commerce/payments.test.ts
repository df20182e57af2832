import { beforeEach, expect, it } from 'vitest';
import { inWindow, lessonPack, payFor } from '../../support/buying.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let buyer: Child;
beforeEach(async () => {
  buyer = await signUpChild(test.server);
});
const get = (merchantUid: string) => api.call('payments.get', { params: { merchantUid } }, buyer);

it('sells lessons once, however often it is asked', async () => {
  const { productId, price } = await lessonPack(test.server, 8);
  const { merchantUid } = await payFor(api, buyer, { productId, amount: price });
  const answers = await Promise.all([1, 2, 3, 4].map(() => get(merchantUid)));
  expect(answers.map(({ body }) => body.status)).toEqual(['PAID', 'PAID', 'PAID', 'PAID']);
  const count = await api.call('tickets.count', { query: { ticket_state: 'AVAILABLE' } }, buyer);
  expect(count.body.count).toBe(8);
});

it('sells points', async () => {
  const body = { paymentItemType: 'CASH', amount: 5_500 };
  const prepared = await api.call('payments.prepare', { body }, buyer);
  expect([prepared.status, prepared.error.errorCode]).toEqual([201, undefined]);
  await inWindow(api, prepared.body, 'PAY');
  expect((await get(prepared.body.merchantUid)).body.status).toBe('PAID');
});
