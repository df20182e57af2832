import { beforeAll, expect, it } from 'vitest';
import { makeGroup } from '../../support/commerce.ts';
import { inWindow } from '../../support/buying.ts';
import { makeChannels } from '../../support/makeChannels.ts';
import { makeTaughtClass, type TaughtClass } from '../../support/makeTaughtClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';
import { openAllHours, slotIn } from '../../support/tutoring.ts';

const test = setUpApi();
const { api, clock } = test;
const channels = makeChannels(test);

/** A class made just now, whose master sells 48 lessons for 100 won, and another class with a teacher to rob. */
let seller: Child;
let sellerId: number;
let productId: number;
let victim: TaughtClass;

beforeAll(async () => {
  const made = await channels.made();
  [seller, sellerId] = [made.who, made.channel.id];
  victim = await makeTaughtClass(test.server, ['바다']);
  for (const teacher of [victim.teacher, seller]) await openAllHours(test.server, teacher);
  const { info } = await makeGroup(test.server, inClass(seller), { quantities: [] });
  const product = { title: '48회', price: 100, originalPrice: 100, quantity: 48 };
  const reply = await api.call(
    'productInfos.createProduct',
    { params: { id: info.productInfoId }, body: product },
    inClass(seller),
  );
  productId = reply.body.paymentProductId;
});

const inClass = ({ token }: Child) => ({ token, channelId: sellerId });
const prepare = (buyer: Child) =>
  api.call(
    'payments.prepareProduct',
    { body: { productId, amount: 100, phoneNumber: '01012345678' } },
    buyer,
  );
async function buy(buyer: Child): Promise<void> {
  const { body, status } = await prepare(buyer);
  expect(status).toBe(201);
  await inWindow(api, body, 'PAY');
  const params = { merchantUid: body.merchantUid };
  expect((await api.call('payments.get', { params }, buyer)).body.status).toBe('PAID');
}
const book = (pupil: Child, teacherId: number, days: number) =>
  api.call('registrations.book', { body: { teacherId, ...slotIn(clock.now(), days) } }, pupil);

it('tickets that a class sells are good with its teachers, and buy nobody an hour of another one', async () => {
  const [pupil] = victim.pupils;
  if (!pupil) throw new Error('the class has a pupil');
  const attacker = pupil.atSchool;
  await channels.giveRoles(sellerId, attacker, ['USER']);
  await buy(attacker);
  expect((await book(attacker, victim.teacher.userId, 3)).error.errorCode).toBe('NEED_TO_PAY');
  const own = await book(attacker, seller.user.userId, 4);
  expect([own.status, own.body.channelId]).toEqual([201, sellerId]);
  const { ticketList } = (await api.call('tickets.listOwn', {}, attacker)).body;
  expect(ticketList).toHaveLength(48);
  expect(ticketList[0]).toMatchObject({
    ...{ channelId: sellerId, channelName: '산호 코딩반', isForEveryTeacher: false },
  });
});

it('the seller sees the tickets that it sold, and what is booked with them', async () => {
  const { totalCount, ticketList } = (await api.call('tickets.list', {}, inClass(seller))).body;
  expect(totalCount).toBe(48);
  expect(ticketList.every(({ isBought, channelId }) => isBought && channelId === sellerId)).toBe(true);
  const reserved = await api.call('tickets.list', { query: { ticket_state: 'RESERVED' } }, inClass(seller));
  expect(reserved.body.totalCount).toBe(1);
});

it('nobody buys what a class sells without being in it', async () => {
  const stranger = await signUpChild(test.server);
  const refused = await prepare(stranger);
  expect(refused.error).toMatchObject({
    errorCode: 'NOT_FOUND_PRODUCT',
    message: '이 수업권은 교실 멤버만 살 수 있어요. 먼저 교실에 들어와 주세요.',
  });
});
