import { expect, it } from 'vitest';
import { setUpApi } from '../../support/setUpApi.ts';
import { answered, comes, guardianAt, inClass } from '../town/people.ts';
import { entersAtOnce, opensClass, sells } from '../town/makeTown.ts';

const test = setUpApi();
const { api, clock } = test;

it('lets a guardian consent, buy, withdraw, and have its money back', async () => {
  const seller = await comes(api, '가게고래', 38);
  const shop = await opensClass(api, seller, '고래 과외방', 'IMMEDIATELY');
  await sells(api, inClass(seller, shop.id));
  const child = await comes(api, '꼬마물결', 9);
  await entersAtOnce(api, child, shop.id);
  const guardian = guardianAt(api, 'payer@families.test');
  await guardian.agrees(child);
  const payer = { cookie: guardian.cookie() };
  const ofChild = { id: child.userId };

  const sale = await answered(
    api.call('products.listForSale', { query: { page: 1, hash_key: 'whale-hours' } }, payer),
    'what is for sale',
  );
  const [pack] = sale.productInfoList.flatMap(({ paymentProductList }) => paymentProductList);
  if (!pack) throw new Error('the class sells nothing');
  const body = { productId: pack.paymentProductId, amount: pack.price, phoneNumber: '01012345678' };
  const { merchantUid } = await answered(
    api.call('guardianPayments.prepareProduct', { params: ofChild, body }, payer),
    'preparing',
  );
  const window = { params: { merchantUid }, body: { behaviour: 'PAY' } } as const;
  await answered(api.call('sandboxPayments.answer', window), 'paying');
  const order = { ...ofChild, merchantUid };
  const paid = await answered(api.call('guardianPayments.get', { params: order }, payer), 'paid');
  expect(paid.status).toBe('PAID');
  const tickets = async () =>
    await answered(api.call('tickets.count', { query: { ticket_state: 'AVAILABLE' } }, child), 'tickets');
  expect((await tickets()).count).toBe(pack.quantity);

  clock.advance({ seconds: 31 });
  await guardian.withdraws(child);
  const histories = await answered(
    api.call('guardianPayments.list', { params: ofChild, query: { page: 1 } }, payer),
    'what was paid',
  );
  expect(histories.paymentList.map((payment) => payment.merchantUid)).toContain(merchantUid);
  const refund = {
    params: { ...ofChild, paymentId: paid.paymentId },
    body: { amount: pack.price, reason: '그만 배워요.' },
  };
  await answered(api.call('guardianPayments.refund', refund, payer), 'refund');
  const given = await answered(api.call('guardianPayments.get', { params: order }, payer), 'given back');
  expect(given.status).toBe('REFUNDED');
  expect((await tickets()).count).toBe(0);
});
