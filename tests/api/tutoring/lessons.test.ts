import { beforeAll, describe, expect, it } from 'vitest';
import type { RegistrationState } from '#shared/contract/tutoring/registrations.ts';
import { remindOfLesson, settleLessons } from '#server/domain/tutoring/bookings/reminders.ts';
import { transaction } from '#server/domain/transaction.ts';
import { refundTickets, ticketsOfPayment } from '#server/domain/tutoring/tickets/paidTickets.ts';
import { makeClass } from '../../support/makeClass.ts';
import { makeTaughtClass, signInAgain, type Pupil, type TaughtClass } from '../../support/makeTaughtClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild } from '../../support/signUpChild.ts';
import { buyTickets, instantOfSlot, openAllHours, slotIn } from '../../support/tutoring.ts';

const test = setUpApi();
const { api, clock } = test;
const HOUR_MS = 60 * 60 * 1000;

let taught: TaughtClass;
let pupil: Pupil;
let other: Pupil;
/** Each test books days of its own. */
let day = 2;

beforeAll(async () => {
  taught = await makeTaughtClass(test.server, ['바다', '하람']);
  [pupil, other] = taught.pupils as [Pupil, Pupil];
  await openAllHours(test.server, taught.teacher);
  for (const { userId } of taught.pupils) await buyTickets(test.server, userId, 24);
});

const freshSlot = (hour = 15) => slotIn(clock.now(), (day += 1), hour);
const book = (slot = freshSlot(), who = pupil, teacherId = taught.teacher.userId) =>
  api.call('registrations.book', { body: { teacherId, ...slot } }, who.inClass);
const booked = async (slot = freshSlot(), who = pupil) => {
  const reply = await book(slot, who);
  if (reply.status !== 201) throw new Error(`booking was refused: ${JSON.stringify(reply.error)}`);
  return reply.body;
};
const at = (registrationDateId: number) => ({ params: { registrationDateId } });
const move = (id: number, slot: object, who = pupil.inClass) =>
  api.call('registrations.move', { ...at(id), body: slot }, who);
const saveState = (
  id: number,
  registrationState: RegistrationState,
  who = pupil.inClass,
  acceptsSpent = false,
) => api.call('registrations.saveState', { ...at(id), body: { registrationState, acceptsSpent } }, who);
const count = async (ticketState: string, who = pupil) =>
  (await api.call('tickets.count', { query: { ticket_state: ticketState } }, who.inClass)).body.count;
const counts = async (who = pupil) => ({
  free: await count('AVAILABLE', who),
  reserved: await count('RESERVED', who),
  used: await count('USED', who),
});
/** Moves the clock to a moment and signs everybody in again. */
async function goTo(moment: Date): Promise<void> {
  clock.advance({ seconds: (moment.getTime() - clock.now().getTime()) / 1000 });
  taught = await signInAgain(test.server, taught);
  [pupil, other] = taught.pupils as [Pupil, Pupil];
  day = 2;
}
const newsOf = async (who: Pupil['inClass'], id: number) =>
  (await api.call('notifications.list', {}, who)).body.notificationList
    .filter(({ subjectId, notificationType }) => subjectId === id && notificationType.startsWith('TUTORING'))
    .map(({ title }) => title);

describe('booking', () => {
  it('takes one ticket and the slot, and tells the teacher', async () => {
    const before = await counts();
    const slot = freshSlot();
    const lesson = await booked(slot);
    expect(lesson).toMatchObject({
      ...slot,
      registrationState: 'RESERVED',
      progressState: 'READY',
      startsAt: instantOfSlot(slot).toISOString(),
      channelId: taught.id,
    });
    expect(await counts()).toEqual({ ...before, free: before.free - 1, reserved: before.reserved + 1 });
    expect(await newsOf(taught.teacher, lesson.registrationDateId)).toEqual(['수업이 예약되었어요']);
    expect(await newsOf(pupil.inClass, lesson.registrationDateId)).toEqual([]);
    const days = { from: slot.registrationDate, to: slot.registrationDate };
    const free = await api.call(
      'registrations.listSlots',
      { params: { teacherId: taught.teacher.userId }, query: days },
      other.inClass,
    );
    expect(free.body.slotList).toHaveLength(23);
    const given = await api.call('registrations.listOfMembers', { query: days }, taught.teacher);
    expect(given.body.registrationDateList).toMatchObject([{ pupil: { userId: pupil.userId } }]);
  });

  it('of one slot at once succeeds for one, and costs the others nothing', async () => {
    const slot = freshSlot();
    const before = await counts(other);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => book(slot, index % 2 ? pupil : other)),
    );
    const won = replies.filter(({ status }) => status === 201);
    expect(won).toHaveLength(1);
    const codes = replies.filter(({ status }) => status !== 201).map(({ error }) => error.errorCode);
    expect(new Set(codes)).toEqual(new Set(['SLOT_TAKEN']));
    const lost = won[0]?.body.pupil.userId === other.userId ? 1 : 0;
    expect((await counts(other)).free).toBe(before.free - lost);
  });

  it('of two teachers at the same hour is refused', async () => {
    const second = await makeTaughtClass(test.server, []);
    await openAllHours(test.server, second.teacher);
    await makeClass(test.server.deps, [
      { child: second.teacher.atSchool, nickname: '가리비 선생님', roles: ['TEACHER'] },
      { child: pupil.atSchool, nickname: '바다' },
    ]);
    const slot = freshSlot();
    await booked(slot);
    const before = await counts();
    expect((await book(slot, pupil, second.teacher.userId)).error).toMatchObject({
      errorCode: 'SLOT_TAKEN',
      message: '그 시간에는 이미 다른 수업이 있어요.',
    });
    expect(await counts()).toEqual(before);
  });

  it('with somebody who is no teacher of the pupil is refused', async () => {
    const second = await makeTaughtClass(test.server, []);
    await openAllHours(test.server, second.teacher);
    const school = await signUpChild(test.server);
    const slot = freshSlot();
    for (const teacherId of [second.teacher.userId, school.user.userId, pupil.userId, 2_000_000_000])
      expect((await book(slot, pupil, teacherId)).error.errorCode).toBe('MEMBER_NOT_FOUND');
  });

  it.each([
    ['yesterday', () => slotIn(clock.now(), -1)],
    ['half a year ahead', () => slotIn(clock.now(), 180)],
  ])('%s is closed', async (_, slot) => {
    expect((await book(slot())).error.errorCode).toBe('SLOT_CLOSED');
  });

  it.each([
    ['half an hour', { registrationDate: '2099-03-02', startTime: 930 }],
    ['25 o’clock', { registrationDate: '2099-03-02', startTime: 1500 }],
    ['a day that is none', { registrationDate: '2099-02-30', startTime: 900 }],
    ['a month that is none', { registrationDate: '2099-13-01', startTime: 900 }],
  ])('refuses %s', async (_, slot) => {
    expect((await book(slot)).error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('without a ticket that is good then asks for one', async () => {
    const poor = await makeTaughtClass(test.server, ['가난']);
    const [child] = poor.pupils as [Pupil];
    await openAllHours(test.server, poor.teacher);
    const reply = await book(slotIn(clock.now(), 3), child, poor.teacher.userId);
    expect(reply.error).toMatchObject({
      errorCode: 'NEED_TO_PAY',
      message: '이 시간에 쓸 수 있는 수업권이 없어요.',
    });
    // One ticket is good for a week and a half.
    await buyTickets(test.server, child.userId, 1);
    expect((await book(slotIn(clock.now(), 12), child, poor.teacher.userId)).error.errorCode).toBe(
      'NEED_TO_PAY',
    );
    expect((await book(slotIn(clock.now(), 3), child, poor.teacher.userId)).status).toBe(201);
  });
});

describe('moving', () => {
  it('keeps the ticket and frees the slot', async () => {
    const [from, to] = [freshSlot(), freshSlot()];
    const { registrationDateId } = await booked(from);
    const before = await counts();
    expect((await move(registrationDateId, to)).body).toMatchObject(to);
    expect((await move(registrationDateId, to)).body).toMatchObject(to);
    expect(await counts()).toEqual(before);
    expect((await book(from, other)).status).toBe(201);
    expect(await newsOf(taught.teacher, registrationDateId)).toContain('수업 시간이 바뀌었어요');
  });

  it('two lessons into each other’s place is refused for both, at once as well', async () => {
    const [first, second] = [await booked(freshSlot()), await booked(freshSlot(), other)];
    const slotOf = ({ registrationDate, startTime }: typeof first) => ({ registrationDate, startTime });
    const replies = await Promise.all([
      move(first.registrationDateId, slotOf(second)),
      move(second.registrationDateId, slotOf(first), other.inClass),
    ]);
    expect(replies.map(({ error }) => error.errorCode)).toEqual(['SLOT_TAKEN', 'SLOT_TAKEN']);
  });

  it('and cancelling of others is as of a lesson that does not exist', async () => {
    const { registrationDateId } = await booked();
    expect((await move(registrationDateId, freshSlot(), other.inClass)).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
    expect((await saveState(registrationDateId, 'CANCELLED', other.inClass)).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
    expect((await api.call('registrations.getMeeting', at(registrationDateId), other.inClass)).status).toBe(
      404,
    );
  });
});

describe('cancelling', () => {
  it('in time gives the ticket back, once', async () => {
    const before = await counts();
    const { registrationDateId } = await booked();
    const replies = await Promise.all([1, 2, 3].map(() => saveState(registrationDateId, 'CANCELLED')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await counts()).toEqual(before);
    expect((await move(registrationDateId, freshSlot())).error.errorCode).toBe('REGISTRATION_CLOSED');
  });

  it('late says so before it spends the ticket', async () => {
    const slot = freshSlot();
    const { registrationDateId } = await booked(slot);
    await goTo(new Date(instantOfSlot(slot).getTime() - 23 * HOUR_MS));
    const before = await counts();
    expect((await move(registrationDateId, freshSlot())).error.errorCode).toBe('TICKET_WOULD_BE_SPENT');
    expect((await saveState(registrationDateId, 'CANCELLED')).error.errorCode).toBe('TICKET_WOULD_BE_SPENT');
    expect(await counts()).toEqual(before);
    const cancelled = await saveState(registrationDateId, 'CANCELLED', pupil.inClass, true);
    expect(cancelled.body.registrationState).toBe('CANCELLED');
    expect(await counts()).toEqual({ ...before, reserved: before.reserved - 1, used: before.used + 1 });
  });

  it('by the teacher gives the ticket back, however late', async () => {
    const slot = freshSlot();
    const before = await counts();
    const { registrationDateId } = await booked(slot);
    await goTo(new Date(instantOfSlot(slot).getTime() - HOUR_MS));
    expect((await saveState(registrationDateId, 'CANCELLED', taught.teacher)).status).toBe(200);
    expect((await counts()).free).toBe(before.free);
    expect(await newsOf(pupil.inClass, registrationDateId)).toEqual(['수업이 취소되었어요']);
  });

  it('by a teacher who leaves gives all tickets back', async () => {
    const leaving = await makeTaughtClass(test.server, ['나루']);
    const [child] = leaving.pupils as [Pupil];
    await openAllHours(test.server, leaving.teacher);
    await buyTickets(test.server, child.userId, 4);
    await book(slotIn(clock.now(), 3), child, leaving.teacher.userId);
    const { password } = leaving.teacher.atSchool;
    await api.call('accounts.requestDeletion', { body: { password } }, leaving.teacher);
    expect(await counts(child)).toEqual({ free: 4, reserved: 0, used: 0 });
  });
});

describe('after the lesson', () => {
  it('the pupil judges nothing, the teacher only once it has begun', async () => {
    const slot = freshSlot();
    const { registrationDateId } = await booked(slot);
    expect((await saveState(registrationDateId, 'NO_SHOW')).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await saveState(registrationDateId, 'NO_SHOW', taught.teacher)).error.errorCode).toBe(
      'REGISTRATION_CLOSED',
    );
    await goTo(new Date(instantOfSlot(slot).getTime() + 20 * 60_000));
    const before = await counts();
    expect((await saveState(registrationDateId, 'CANCELLED')).error.errorCode).toBe('REGISTRATION_CLOSED');
    expect((await saveState(registrationDateId, 'NO_SHOW', taught.teacher)).body.registrationState).toBe(
      'NO_SHOW',
    );
    expect(await counts()).toEqual({ ...before, reserved: before.reserved - 1, used: before.used + 1 });
    expect(await newsOf(pupil.inClass, registrationDateId)).toEqual(['수업에서 못 만났어요']);
  });

  it('counts as given an hour later, and the pupil reads the note', async () => {
    const slot = freshSlot();
    const { registrationDateId } = await booked(slot);
    await goTo(new Date(instantOfSlot(slot).getTime() + 61 * 60_000));
    await settleLessons(test.server.deps);
    const body = { progressState: 'COMPLETE', note: '반복문을 배웠어요.' };
    await api.call('registrations.saveProgress', { ...at(registrationDateId), body }, taught.teacher);
    const refused = await api.call(
      'registrations.saveProgress',
      { ...at(registrationDateId), body },
      pupil.inClass,
    );
    expect(refused.error.errorCode).toBe('NOT_HAS_ROLE');
    const own = await api.call('registrations.listOwn', {}, pupil.inClass);
    expect(own.body.pastList).toContainEqual(
      expect.objectContaining({ registrationDateId, registrationState: 'DONE', note: body.note }),
    );
  });
});

describe('reminders', () => {
  it('come once to those who want them, and not for another time', async () => {
    const slot = freshSlot();
    const { registrationDateId, startsAt } = await booked(slot);
    const options = { remindsDayBefore: false, remindsSoon: true };
    await api.call('registrations.saveOptions', { body: options }, pupil.inClass);
    const remind = (change: 'DAY_BEFORE' | 'SOON', startsAt_ = startsAt) =>
      remindOfLesson(test.server.deps, { registrationDateId, change, startsAt: startsAt_ });
    await remind('DAY_BEFORE');
    await remind('SOON', '2001-03-02T00:00:00.000Z');
    await remind('SOON');
    await remind('SOON');
    expect(await newsOf(pupil.inClass, registrationDateId)).toEqual(['10분 뒤에 수업이 시작돼요']);
    expect((await newsOf(taught.teacher, registrationDateId)).toSorted()).toEqual([
      '10분 뒤에 수업이 시작돼요',
      '내일 수업이 있어요',
      '수업이 예약되었어요',
    ]);
  });
});

describe('where a lesson meets', () => {
  const saveMeeting = (id: number, meetingUrl: string, who = taught.teacher as Pupil['inClass']) =>
    api.call('registrations.saveMeeting', { ...at(id), body: { meetingType: 'ZOOM', meetingUrl } }, who);

  it('is said by the teacher alone, and read by both', async () => {
    const { registrationDateId } = await booked();
    const get = (who: Pupil['inClass']) => api.call('registrations.getMeeting', at(registrationDateId), who);
    expect((await get(pupil.inClass)).body).toEqual({ meeting: null, isEditable: false });
    expect(
      (await saveMeeting(registrationDateId, 'https://zoom.us/j/1', pupil.inClass)).error.errorCode,
    ).toBe('NOT_HAS_ROLE');
    await saveMeeting(registrationDateId, 'https://zoom.us/j/1');
    expect((await get(pupil.inClass)).body.meeting).toEqual({
      meetingType: 'ZOOM',
      meetingUrl: 'https://zoom.us/j/1',
    });
    expect((await get(taught.teacher)).body.isEditable).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript://zoom.us/%0aalert(1)',
    'data:text/html,1',
    'ftp://zoom.us',
    'https://',
    'https://zoom.us@evil.example',
    'zoom.us/j/1',
    '',
  ])('is no %j', async (url) => {
    expect((await saveMeeting(1, url)).error.errorCode).toBe('VALIDATION_FAIL');
  });
});

describe('the calendar', () => {
  it('is read by whoever knows its address, until another one is made', async () => {
    const lesson = await booked();
    const make = async () => (await api.call('registrations.makeCalendar', {}, pupil.inClass)).body.url;
    const read = async (url: string) => {
      const reply = await fetch(`${test.server.url}${new URL(url).pathname}`);
      return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
    };
    const first = await make();
    const feed = await read(first);
    expect(feed.type).toContain('text/calendar');
    expect(feed.text).toContain(`lesson-${lesson.registrationDateId}@dolphin-world`);
    expect(feed.text).toContain(`DTSTART:${lesson.startsAt.replaceAll(/[-:]|\.000/g, '')}`);
    const second = await make();
    expect((await read(first)).status).toBe(404);
    await api.call('registrations.endCalendar', {}, pupil.inClass);
    expect((await read(second)).status).toBe(404);
  });
});

describe('the tickets of a payment', () => {
  it('count what is booked as used, and give back only what is free', async () => {
    const fresh = await makeTaughtClass(test.server, ['환불']);
    const [child] = fresh.pupils as [Pupil];
    await openAllHours(test.server, fresh.teacher);
    const paymentId = await buyTickets(test.server, child.userId, 4);
    await book(slotIn(clock.now(), 3), child, fresh.teacher.userId);
    const { deps } = test.server;
    const read = () => transaction(deps, (tx) => ticketsOfPayment(tx, paymentId));
    expect(await read()).toMatchObject({ total: 4, used: 1, remaining: 3 });
    await expect(transaction(deps, (tx) => refundTickets(tx, paymentId, 4))).rejects.toThrow(/3 free/);
    await transaction(deps, (tx) => refundTickets(tx, paymentId, 3));
    expect(await read()).toMatchObject({ total: 4, used: 1, remaining: 0 });
    expect((await book(slotIn(clock.now(), 4), child, fresh.teacher.userId)).error.errorCode).toBe(
      'NEED_TO_PAY',
    );
  });
});
