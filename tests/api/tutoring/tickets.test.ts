import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { expireTickets } from '#server/domain/tutoring/tickets/expireTickets.ts';
import { issueBought } from '#server/domain/tutoring/tickets/paidTickets.ts';
import { transaction } from '#server/domain/transaction.ts';
import { listSandboxMails } from '#server/gateways/mail/sandboxMail.ts';
import type { Identity } from '../../support/apiClient.ts';
import { childAndGuardian } from '../../support/childAndGuardian.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';
import { buyTickets, openAllHours, slotIn, publishPaid } from '../../support/tutoring.ts';

const test = setUpApi();
const { api, clock } = test;
const NOTHING = 2_000_000_000;
const WEEK_AND_A_HALF_MS = 10.5 * 24 * 60 * 60 * 1000;

let manager: Identity;
let otherManager: Identity;
let teacher: Child;
let pupil: Child;

beforeAll(async () => {
  const [boss, stranger, coach, child] = [
    await signUpDressedChild(test.server),
    await signUpDressedChild(test.server),
    await signUpDressedChild(test.server),
    await signUpDressedChild(test.server),
  ];
  [teacher, pupil] = [coach, child];
  const channelId = await makeClass(test.server.deps, [
    { child: boss, nickname: '등대', roles: ['MANAGER'] },
    { child: coach, nickname: '산호 선생님', roles: ['TEACHER'] },
    { child, nickname: '바다' },
  ]);
  const otherId = await makeClass(test.server.deps, [
    { child: stranger, nickname: '먼 등대', roles: ['MANAGER'] },
    { child, nickname: '먼바다' },
    { child: coach, nickname: '먼 선생님' },
  ]);
  manager = { token: boss.token, channelId };
  otherManager = { token: stranger.token, channelId: otherId };
  await openAllHours(test.server, { token: coach.token });
});

const issue = (body: object, who = manager) => api.call('tickets.issue', { body }, who);
const give = async (quantity = 1, who = manager) => {
  const reply = await issue({ targetUserId: pupil.user.userId, quantity, reason: '잘했어요' }, who);
  if (reply.status !== 201) throw new Error(`issue was refused: ${JSON.stringify(reply.error)}`);
  return reply.body.ticketIdList;
};
const own = async (who: Identity = pupil) => (await api.call('tickets.listOwn', {}, who)).body;
const list = async (query: Record<string, string | number> = {}, who = manager) =>
  (await api.call('tickets.list', { query }, who)).body;

describe('given tickets', () => {
  it('are listed with their member, counted, and told of', async () => {
    const ids = await give(2);
    const { ticketList, totalCount } = await list({ query: '바다' });
    expect(totalCount).toBe(2);
    expect(new Set(ticketList.map(({ ticketId }) => ticketId))).toEqual(new Set(ids));
    expect(ticketList[0]).toMatchObject({ ticketState: 'AVAILABLE', isBought: false });
    expect((await list({ query: '등대' })).totalCount).toBe(0);
    const count = await api.call('tickets.count', {}, pupil);
    expect(count.body).toEqual({ ticketState: 'AVAILABLE', count: 2 });
    const told = (await api.call('notifications.list', {}, pupil)).body.notificationList;
    expect(told.map(({ title }) => title)).toContain('수업권이 생겼어요!');
  });

  it('are good for one and a half times their weeks', async () => {
    const [ticketId] = await give(4);
    const ticket = (await own()).ticketList.find((one) => one.ticketId === ticketId);
    expect(Date.parse(ticket?.expiresAt ?? '') - Date.parse(ticket?.issuedAt ?? '')).toBe(
      4 * WEEK_AND_A_HALF_MS,
    );
  });

  it('are good in their class alone', async () => {
    // In the other class the teacher is a pupil, too, so that the two share one class for lessons.
    const fresh = await signUpDressedChild(test.server);
    await makeClass(test.server.deps, [
      { child: teacher, nickname: '선생님', roles: ['TEACHER'] },
      { child: fresh, nickname: '새싹' },
    ]);
    await makeClass(test.server.deps, [{ child: fresh, nickname: '새싹' }]);
    const book = () =>
      api.call(
        'registrations.book',
        { body: { teacherId: teacher.user.userId, ...slotIn(clock.now(), 3, 10) } },
        fresh,
      );
    expect((await book()).error.errorCode).toBe('NEED_TO_PAY');
    await buyTickets(test.server, fresh.user.userId, 1);
    expect((await book()).status).toBe(201);
  });

  it.each([
    ['nobody', { targetUserId: NOTHING }, 'CHANNEL_MEMBER_NOT_FOUND'],
    ['none', { quantity: 0 }, 'VALIDATION_FAIL'],
    ['less than none', { quantity: -4 }, 'VALIDATION_FAIL'],
    ['half of one', { quantity: 1.5 }, 'VALIDATION_FAIL'],
    ['too many', { quantity: 49 }, 'VALIDATION_FAIL'],
    ['without a reason', { reason: ' ' }, 'VALIDATION_FAIL'],
  ] as const)('are not given: %s', async (_, part, code) => {
    const reply = await issue({ targetUserId: pupil.user.userId, quantity: 1, ...part });
    expect(reply.error.errorCode).toBe(code);
  });

  it('are of their channel: another one’s managers see and change none', async () => {
    const [ticketId = 0] = await give();
    expect((await list({}, otherManager)).totalCount).toBe(0);
    const content = { params: { ticketId }, body: { contentId: 1, contentType: 'COURSE' } };
    expect((await api.call('tickets.saveContent', content, otherManager)).error.errorCode).toBe(
      'IS_NOT_CHANNEL_CONTENT',
    );
    const histories = { query: { ticket_id: ticketId } };
    expect((await api.call('tickets.listHistories', histories, otherManager)).error.errorCode).toBe(
      'IS_NOT_CHANNEL_CONTENT',
    );
    expect((await api.call('tickets.saveContent', content, manager)).body.contentTitle).toBe(
      '바닷속 첫 코딩',
    );
    const wrong = { params: { ticketId }, body: { contentId: NOTHING, contentType: 'COURSE_CLASS' } };
    expect((await api.call('tickets.saveContent', wrong, manager)).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
    const { body } = await api.call('tickets.listHistories', histories, manager);
    expect(body.ticketHistoryList.map(({ reason }) => reason)).toEqual([
      '수업 내용을 정했어요: 바닷속 첫 코딩',
      '잘했어요',
    ]);
  });
});

describe('bought tickets', () => {
  it('come once for a payment, however often it is told', async () => {
    const child = await signUpDressedChild(test.server);
    const paid = { userId: child.user.userId, paymentId: 77, quantity: 8 };
    for (let time = 0; time < 3; time += 1) await publishPaid(test.server, paid);
    const { ticketList, mayBuy } = await own(child);
    expect(ticketList).toHaveLength(8);
    expect(mayBuy).toBe(true);
    // They were sold by the school, whose managers see them, and by no class.
    expect((await list({ query: '바다' })).ticketList.every(({ isBought }) => !isBought)).toBe(true);
  });

  it('end by the clock, before it is written down as well as after', async () => {
    const child = await signUpDressedChild(test.server);
    const at = new Date(clock.now().getTime() - WEEK_AND_A_HALF_MS);
    const bought = {
      userId: child.user.userId,
      paymentId: 78,
      productId: null,
      channelId: DEFAULT_CHANNEL_ID,
      quantity: 1,
      at,
    };
    await transaction(test.server.deps, (tx) => issueBought(tx, bought));
    const count = async (state: string) =>
      (await api.call('tickets.count', { query: { ticket_state: state } }, child)).body.count;
    expect([await count('AVAILABLE'), await count('EXPIRED')]).toEqual([0, 1]);
    await expireTickets(test.server.deps);
    await expireTickets(test.server.deps);
    expect([await count('AVAILABLE'), await count('EXPIRED')]).toEqual([0, 1]);
    const { ticketHistoryList } = await own(child);
    expect(ticketHistoryList.map(({ ticketState }) => ticketState)).toEqual(['EXPIRED', 'AVAILABLE']);
  });
});

describe('a child', () => {
  const family = childAndGuardian(test);

  it('asks its guardian once a day, and cannot before one is known', async () => {
    const ask = () => api.call('registrations.askGuardian', {}, family.child);
    expect((await own(family.child)).mayBuy).toBe(false);
    expect((await ask()).error.errorCode).toBe('GUARDIAN_CONSENT_REQUIRED');
    const book = await api.call(
      'registrations.book',
      { body: { teacherId: teacher.user.userId, ...slotIn(clock.now(), 3) } },
      family.child,
    );
    expect(book.error.errorCode).toBe('GUARDIAN_CONSENT_REQUIRED');
    await family.agrees();
    expect((await ask()).status).toBe(200);
    expect((await ask()).error.errorCode).toBe('GUARDIAN_MAIL_WAIT');
    await expect
      .poll(async () =>
        (await listSandboxMails(test.server.deps.db)).filter(
          ({ to, subject }) => to === family.email && subject.includes('수업권을 부탁했어요'),
        ),
      )
      .toHaveLength(1);
    expect(family.child.channelId).toBe(DEFAULT_CHANNEL_ID);
  });
});
