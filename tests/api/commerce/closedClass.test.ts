import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tickets } from '#server/db/tables/tutoring/tickets.ts';
import { refundClosed } from '#server/domain/commerce/payments/refundClosed.ts';
import { expectBooksToHold } from '../../support/books.ts';
import { payFor } from '../../support/buying.ts';
import { makeGroup } from '../../support/commerce.ts';
import { makeChannels } from '../../support/makeChannels.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { subscribe } from '../../support/subscribing.ts';
import { openAllHours, slotIn } from '../../support/tutoring.ts';

const test = setUpApi();
const { api, clock } = test;
const { made, newTeacher } = makeChannels(test);
const profile = { nickname: '물결', introduction: '반가워요.' };

/** A class that sells lessons, with a grown pupil who has bought four and booked one of them. */
async function sellingClass() {
  const { who: owner, channel } = await made();
  const params = { id: channel.id };
  const inClass = { token: owner.token, channelId: channel.id };
  const { products } = await makeGroup(test.server, inClass, { quantities: [4] });
  await openAllHours(test.server, inClass);
  const buyer = await newTeacher();
  await api.call('channels.join', { params, body: profile }, { token: buyer.token });
  const pupil = { token: buyer.token, channelId: channel.id };
  const [product] = products;
  if (!product) throw new Error('nothing is sold');
  const wish = { productId: product.paymentProductId, amount: product.price };
  const { merchantUid } = await payFor(api, pupil, wish);
  const { body: paid } = await api.call('payments.get', { params: { merchantUid } }, pupil);
  expect(paid.status).toBe('PAID');
  const body = { teacherId: owner.user.userId, ...slotIn(clock.now(), 3) };
  const booked = await api.call('registrations.book', { body }, pupil);
  expect(booked.status).toBe(201);
  return { owner, channel, params, inClass, pupil, paid, product, lesson: booked.body };
}

it('a class that closes cancels its lessons, gives back what it sold, ends its plan and sells nothing', async () => {
  const { owner, channel, params, inClass, pupil, paid, product } = await sellingClass();
  await subscribe(api, inClass, channel.id);
  const closed = await api.call(
    'channels.close',
    { params, body: { channelName: channel.channelName } },
    { token: owner.token },
  );
  expect(closed.status).toBe(200);
  // The job of the closing may have done it already; done again, nothing is given back twice.
  await refundClosed(test.server.deps, { channelId: channel.id });
  const history = await api.call('payments.list', { query: { page: 1 } }, { token: pupil.token });
  const shown = history.body.paymentList.find(({ paymentId }) => paymentId === paid.paymentId);
  expect(shown).toMatchObject({ status: 'REFUNDED', refundedAmount: product.price });
  const rows = await test.server.deps.db
    .select({ state: tickets.ticketState })
    .from(tickets)
    .where(eq(tickets.paymentId, paid.paymentId));
  expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'REFUNDED'));
  const own = await api.call('subscriptions.list', {}, { token: owner.token });
  expect(own.body.subscriptionList[0]).toMatchObject({ state: 'ENDED', channelId: channel.id });
  const body = { phoneNumber: '01012345678', productId: product.paymentProductId, amount: product.price };
  const bought = await api.call('payments.prepareProduct', { body }, { token: pupil.token });
  expect(bought.error.errorCode).toBe('NOT_FOUND_PRODUCT');
  await expectBooksToHold(test.server.deps.db);
});

it('whoever leaves a class is booked no more there, and pays for it no longer', async () => {
  const { owner, channel, params, inClass, pupil, lesson } = await sellingClass();
  await subscribe(api, inClass, channel.id);
  const colleague = await newTeacher();
  const second = { token: colleague.token };
  await api.call(
    'channels.join',
    { params, body: { ...profile, nickname: colleague.user.nickname } },
    second,
  );
  await api.call(
    'members.appoint',
    { params, body: { memberIdList: [colleague.user.userId], role: 'MANAGER' } },
    inClass,
  );
  await api.call(
    'members.offerOwnership',
    { params, body: { memberId: colleague.user.userId, isSecond: false } },
    inClass,
  );
  expect((await api.call('members.acceptOwnership', { params }, second)).status).toBe(200);
  expect((await api.call('members.leave', { params }, { token: owner.token })).status).toBe(200);
  const own = await api.call('subscriptions.list', {}, { token: owner.token });
  expect(own.body.subscriptionList[0]).toMatchObject({ state: 'ENDING', renewsAt: null });
  const count = await api.call('tickets.count', { query: { ticket_state: 'AVAILABLE' } }, pupil);
  expect(count.body.count).toBe(4);
  const news = await api.call('notifications.list', {}, pupil);
  expect(
    news.body.notificationList.some(
      ({ notificationType, subjectId }) =>
        notificationType === 'TUTORING' && subjectId === lesson.registrationDateId,
    ),
  ).toBe(true);
});
