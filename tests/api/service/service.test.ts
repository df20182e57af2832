import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayInSeoul, daysLater } from '#shared/time/seoulTime.ts';
import { userReports } from '#server/db/tables/people/reports.ts';
import { addJob } from '#server/domain/jobs.ts';
import { PRODUCT_TERMS, seedTerms } from '#server/domain/people/terms/seedTerms.ts';
import { ANNOUNCED_AT_ONCE, announceNotice } from '#server/domain/service/notices/announceNotice.ts';
import { listSandboxMails } from '#server/gateways/mail/sandboxMail.ts';
import { expectBooksToHold } from '../../support/books.ts';
import { lessonPack, payFor } from '../../support/buying.ts';
import { eventually } from '../../support/eventually.ts';
import { makeClass } from '../../support/makeClass.ts';
import { makeChannels } from '../../support/makeChannels.ts';
import { makeServiceAdmin } from '../../support/makeServiceAdmin.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let admin: Child;
let child: Child;
beforeAll(async () => {
  admin = await makeServiceAdmin(test.server);
});
beforeEach(async () => {
  child = await signUpChild(api, { name: '김바다' });
});

const params = () => ({ id: child.user.userId });
const signInAs = ({ loginName, password }: Child) =>
  api.call('sessions.signIn', { body: { loginName, password } });
const newestLog = async () => (await api.call('serviceLog.list', {}, admin)).body.auditLogList[0];

describe('users', () => {
  it.each([
    ['login name', () => child.loginName.toUpperCase()],
    ['nickname', () => child.user.nickname],
    ['number', () => String(child.user.userId)],
  ])('are found by their %s, without what is nobody else’s business', async (_by, text) => {
    const { body } = await api.call('serviceUsers.search', { query: { query: text() } }, admin);
    expect(body.userList.map(({ userId }) => userId)).toContain(child.user.userId);
    expect(JSON.stringify(body)).not.toMatch(/password|phone|birth/iu);
  });

  it.each(['', '별', '%%', '__', String.raw`\\`])('are not listed by %j', async (query) => {
    const { body } = await api.call('serviceUsers.search', { query: { query } }, admin);
    expect(body.userList).toEqual([]);
  });

  it('are shown with their channels and open sign-ins, and signed out of all', async () => {
    const { body: before } = await api.call('serviceUsers.get', { params: params() }, admin);
    expect(before.signInList).toHaveLength(1);
    expect(before.channelList.map(({ channelDomain }) => channelDomain)).toEqual(['dolphin']);
    expect(JSON.stringify(before)).not.toMatch(/password|phone|birth/iu);
    expect((await api.call('serviceUsers.signOut', { params: params() }, admin)).status).toBe(200);
    const { refreshId } = child;
    const refreshed = await api.call('sessions.refreshTokens', { body: { refreshId } });
    expect(refreshed.error.errorCode).toBe('INVALID_AUTH_TOKEN');
    expect((await api.call('serviceUsers.get', { params: params() }, admin)).body.signInList).toEqual([]);
    expect(await newestLog()).toMatchObject({
      action: 'SERVICE_SIGN_OUT',
      actor: { userId: admin.user.userId },
      target: { userId: child.user.userId },
      channel: null,
    });
    expect((await signInAs(child)).status).toBe(200);
  });

  it('that typed a wrong password too often sign in at once when they are unlocked', async () => {
    const wrong = { ...child, password: 'some other word' };
    for (let turn = 0; turn < 6; turn += 1) await signInAs(wrong);
    expect((await signInAs(child)).error.errorCode).toBe('ACCOUNT_LOCKED');
    expect((await api.call('serviceUsers.unlock', { params: params() }, admin)).status).toBe(200);
    expect((await signInAs(child)).status).toBe(200);
    expect((await newestLog())?.action).toBe('SERVICE_UNLOCK');
  });

  it('that are disabled read why, and come back when they are enabled', async () => {
    const body = { reason: '친구를 괴롭혔어요.' };
    await api.call('serviceUsers.disable', { params: params(), body }, admin);
    const refused = await signInAs(child);
    expect([refused.status, refused.error.errorCode]).toEqual([423, 'ACCOUNT_DISABLED']);
    expect(refused.error.message).toContain(body.reason);
    const wrong = await signInAs({ ...child, password: 'some other word' });
    expect(wrong.error.errorCode).toBe('LOGIN_FAIL');
    expect((await newestLog())?.detail).toEqual(body);
    await api.call('serviceUsers.enable', { params: params() }, admin);
    expect((await signInAs(child)).status).toBe(200);
  });

  it('that are administrators cannot be disabled, nor those that are not there', async () => {
    const body = { reason: '쉬어요.' };
    const own = { id: admin.user.userId };
    const refused = await api.call('serviceUsers.disable', { params: own, body }, admin);
    expect(refused.error.errorCode).toBe('NOT_HAS_ROLE');
    for (const [name, more] of [
      ['serviceUsers.get', {}],
      ['serviceUsers.signOut', {}],
      ['serviceUsers.unlock', {}],
      ['serviceUsers.disable', { body }],
      ['serviceUsers.enable', {}],
    ] as const) {
      const { error } = await api.call(name, { params: { id: 2_000_000_000 }, ...more }, admin);
      expect(error.errorCode, name).toBe('MEMBER_NOT_FOUND');
    }
    const empty = await api.call('serviceUsers.disable', { params: params(), body: { reason: ' ' } }, admin);
    expect(empty.error.errorCode).toBe('VALIDATION_FAIL');
  });
});

describe('jobs', () => {
  const listed = async (state: string) =>
    (await api.call('serviceJobs.list', { query: { state } }, admin)).body.jobList.filter(({ mailTo }) =>
      mailTo?.startsWith('bo***'),
    );
  /** A mail whose every attempt the mail server refuses. */
  async function failedMail(to: string) {
    const { db, mail } = test.server.deps;
    const send = vi.spyOn(mail, 'send').mockRejectedValueOnce(new Error('550 no such user\nsecret line'));
    await db.transaction((tx) => addJob(tx, 'mail.send', { to, subject: '코드', body: '123456' }));
    await eventually(async () => expect(await listed('RETRYING')).toHaveLength(1));
    send.mockRestore();
    await db.execute(
      sql`update graphile_worker._private_jobs set attempts = max_attempts where attempts > 0`,
    );
  }

  it('that failed are shown without what they carry, tried again, and logged', async () => {
    await failedMail('bounced@example.com');
    const [job] = await listed('FAILED');
    expect(job).toMatchObject({
      task: 'mail.send',
      error: '550 no such user',
      mailTo: 'bo***@example.com',
      attempts: 8,
    });
    expect(JSON.stringify(job)).not.toContain('123456');
    const jobIdList = [job?.jobId ?? '', '999999999'];
    const { body } = await api.call('serviceJobs.retry', { body: { jobIdList } }, admin);
    expect(body.changedCount).toBe(1);
    await eventually(async () => {
      const mails = await listSandboxMails(test.server.deps.db);
      expect(mails.map(({ to }) => to)).toContain('bounced@example.com');
    });
    expect(await newestLog()).toMatchObject({
      action: 'SERVICE_JOB_RETRY',
      detail: { task: 'mail.send', count: 1 },
    });
  });

  it('with a wrong payload are shown with the message of the fault, not with its JSON', async () => {
    const { db } = test.server.deps;
    await db.execute(
      sql`select graphile_worker.add_job('mail.send', '{"to": "bogey@example.com"}', max_attempts => 1)`,
    );
    await eventually(async () =>
      expect((await listed('FAILED'))[0]?.error).toMatch(/^Invalid input: expected string/),
    );
    const { body } = await api.call(
      'serviceJobs.remove',
      { body: { jobIdList: (await listed('FAILED')).map(({ jobId }) => jobId) } },
      admin,
    );
    expect(body.changedCount).toBe(1);
  });

  it('that were given up can be removed, others cannot', async () => {
    await failedMail('bogus@example.com');
    const [failed] = await listed('FAILED');
    const { db } = test.server.deps;
    await db.transaction((tx) =>
      addJob(
        tx,
        'mail.send',
        { to: 'bold@example.com', subject: '나중', body: '나중' },
        new Date(2_000_000_000_000),
      ),
    );
    const [waiting] = await listed('WAITING');
    const jobIdList = [failed?.jobId ?? '', waiting?.jobId ?? ''];
    const { body } = await api.call('serviceJobs.remove', { body: { jobIdList } }, admin);
    expect(body.changedCount).toBe(1);
    expect(await listed('FAILED')).toEqual([]);
    expect(await listed('WAITING')).toHaveLength(1);
  });

  it.each([{ jobIdList: [] }, { jobIdList: ['1 or 1=1'] }, { jobIdList: ['-1'] }, {}])(
    'are not changed by %j',
    async (body) => {
      expect((await api.call('serviceJobs.retry', { body }, admin)).error.errorCode).toBe('VALIDATION_FAIL');
    },
  );
});

describe('notices', () => {
  const notice = { title: '점검 안내', content: '내일 아침 6시에 잠깐 쉬어요.', pinned: true };

  const told = async (who: Child) => {
    const { body } = await api.call('notifications.list', {}, who);
    return body.notificationList.filter(({ notificationType }) => notificationType === 'NOTICE');
  };

  it('are read by everybody at once, changed, and taken down', async () => {
    const { body: made } = await api.call('serviceNotices.create', { body: notice }, admin);
    await eventually(async () =>
      expect(await told(child)).toMatchObject([
        { title: notice.title, content: notice.content, subjectId: made.noticeId, checked: false },
      ]),
    );
    await announceNotice(test.server.deps, { noticeId: made.noticeId, afterUserId: 0 });
    expect(await told(child), 'a job that runs twice').toHaveLength(1);
    const seen = () => api.call('boards.getNotice', { params: { id: made.noticeId } });
    expect((await seen()).body).toMatchObject(notice);
    const id = { params: { id: made.noticeId } };
    await api.call('serviceNotices.save', { ...id, body: { ...notice, title: '점검이 끝났어요' } }, admin);
    expect((await seen()).body.title).toBe('점검이 끝났어요');
    await api.call('serviceNotices.remove', id, admin);
    expect((await seen()).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    await eventually(async () => expect(await told(child)).toEqual([]));
    const again = await api.call('serviceNotices.save', { ...id, body: notice }, admin);
    expect(again.error.errorCode).toBe('RESOURCE_NOT_FOUND');
    expect(await newestLog()).toMatchObject({ action: 'SERVICE_NOTICE_REMOVE', target: null });
  });

  it('reach every account, however many transactions it takes', async () => {
    await test.server.deps.db.execute(sql`
      insert into users (login_name, nickname, nickname_key, password_hash)
      select 'many_' || n, '많은' || n, '많은' || n, '' from generate_series(1, ${ANNOUNCED_AT_ONCE}::int) n`);
    const last = await signUpChild(api);
    const { body: made } = await api.call('serviceNotices.create', { body: notice }, admin);
    await eventually(async () => expect(await told(last)).toHaveLength(1));
    await api.call('serviceNotices.remove', { params: { id: made.noticeId } }, admin);
    await eventually(async () => expect(await told(last)).toEqual([]));
  });

  it('of the product stay as they are, and empty ones are refused', async () => {
    const { body } = await api.call('serviceNotices.list', {}, admin);
    const id = { params: { id: body.noticeList.find(({ isOfProduct }) => isOfProduct)?.noticeId ?? 0 } };
    const saved = await api.call('serviceNotices.save', { ...id, body: notice }, admin);
    expect(saved.error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const removed = await api.call('serviceNotices.remove', id, admin);
    expect(removed.error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const empty = await api.call(
      'serviceNotices.create',
      { body: { ...notice, title: '', content: '' } },
      admin,
    );
    expect(empty.error.errorCode).toBe('MULTIPLE_FIELD_ERRORS');
  });
});

it('the log tells of one user alone, page by page', async () => {
  for (let turn = 0; turn < 51; turn += 1)
    await api.call('serviceUsers.signOut', { params: params() }, admin);
  const query = { userId: child.user.userId };
  const { body: first } = await api.call('serviceLog.list', { query }, admin);
  expect(first.auditLogList).toHaveLength(50);
  expect(new Set(first.auditLogList.map(({ target }) => target?.userId))).toEqual(new Set([query.userId]));
  const more = { query: { ...query, cursor: first.nextCursor ?? '' } };
  const { body: rest } = await api.call('serviceLog.list', more, admin);
  expect([rest.auditLogList.length, rest.nextCursor]).toEqual([1, null]);
  const bad = await api.call('serviceLog.list', { query: { cursor: 'abc' } }, admin);
  expect(bad.error.errorCode).toBe('VALIDATION_FAIL');
});

describe('switches', () => {
  const turn = (share: number, channelIdList: number[] = []) =>
    api.call(
      'serviceSwitches.save',
      { params: { feature: 'BATTLES' }, body: { share, channelIdList } },
      admin,
    );
  const quickMatch = async (channelId: number, token: string) =>
    (await api.call('battles.quickMatch', { body: { kind: 'CODE' } }, { token, channelId })).error.errorCode;

  it('turn a part off for everybody, on for a class, and on again', async () => {
    const { db } = test.server.deps;
    const { rows } = await db.execute<{ id: number }>(sql`select min(id)::int as id from channels`);
    const school = rows[0]?.id ?? 0;
    const off = async () => (await api.call('accounts.getMe', {}, child)).body.offFeatureList;
    expect(await off()).toEqual([]);
    expect((await turn(0)).body).toEqual({ feature: 'BATTLES', share: 0, channelIdList: [] });
    expect(await quickMatch(school, child.token)).toBe('FEATURE_OFF');
    expect(await off()).toEqual([{ feature: 'BATTLES', onInChannelIdList: [] }]);
    await turn(0, [school, 2_000_000_000]);
    expect(await off(), 'channels of others are not named').toEqual([
      { feature: 'BATTLES', onInChannelIdList: [school] },
    ]);
    expect(await quickMatch(school, child.token)).not.toBe('FEATURE_OFF');
    await turn(100);
    const { body } = await api.call('serviceSwitches.list', {}, admin);
    expect(body.switchList.every(({ share }) => share === 100)).toBe(true);
    expect((await newestLog())?.detail).toMatchObject({ feature: 'BATTLES', share: '100%' });
  });

  it.each([{ share: 101 }, { share: 1.5 }, { share: -1 }, { channelIdList: [0] }, { channelIdList: ['1'] }])(
    'refuse %j',
    async (wrong) => {
      const body = { share: 100, channelIdList: [], ...wrong };
      const params = { feature: 'BATTLES' };
      const { error } = await api.call('serviceSwitches.save', { params, body }, admin);
      expect(error.errorCode).toBe('VALIDATION_FAIL');
    },
  );
});

describe('what is read alone', () => {
  it('all classes are found by name or address, with their owners', async () => {
    const { channel, who } = await makeChannels(test).made();
    const { channelDomain } = channel;
    const { body } = await api.call('serviceChannels.list', { query: { query: channelDomain } }, admin);
    expect(body.channelList).toMatchObject([
      { channelDomain, memberCount: 1, ownerList: [{ userId: who.user.userId }], closedAt: null },
    ]);
    const none = await api.call('serviceChannels.list', { query: { query: '%_%' } }, admin);
    expect(none.body.channelList).toEqual([]);
  });

  it('reports come with the history of the case, and without what was said', async () => {
    const other = await signUpChild(api);
    const comment = '자꾸 놀려요.';
    const reported = { userId: child.user.userId, reason: 'BULLYING', comment };
    await api.call('reports.submit', { body: reported }, other);
    const { body } = await api.call('serviceReports.list', {}, admin);
    expect(body.reportList[0]).toMatchObject({
      ...{ comment, state: 'OPEN', channel: null, reportCount: 1, sanctionList: [] },
      reported: { userId: child.user.userId },
      reporter: { userId: other.user.userId },
    });
    const school = { token: admin.token, channelId: other.channelId };
    const answer = { params: { id: body.reportList[0]?.reportId ?? 0 }, body: { action: 'WARN' } };
    expect((await api.call('reports.resolve', answer, school)).status).toBe(200);
    const { body: answered } = await api.call('serviceReports.list', { query: { state: 'WARNED' } }, admin);
    expect(answered.reportList[0]).toMatchObject({
      answeredBy: { userId: admin.user.userId },
      sanctionList: [{ kind: 'WARN', by: { userId: admin.user.userId } }],
    });
  });

  it('of a report in a class the words to its staff are left out, and what they answered to is not read again', async () => {
    const [master, pupil] = [await signUpChild(api), await signUpChild(api)];
    const channelId = await makeClass(test.server.deps, [
      { child: master, nickname: '담임', roles: ['ROLE_CHANNEL_MASTER'] },
      { child: pupil, nickname: '별이' },
      { child, nickname: '파도' },
    ]);
    const { db } = test.server.deps;
    await db.insert(userReports).values({
      ...{ reporterId: pupil.user.userId, reportedUserId: child.user.userId, channelId },
      ...{
        kind: 'POST',
        contentId: 7,
        content: '나쁜 글',
        reason: 'BULLYING',
        comment: '선생님만 봐 주세요',
        lines: [],
      },
    });
    const listed = async (state: string) => {
      const { body } = await api.call('serviceReports.list', { query: { state } }, admin);
      return body.reportList.find((report) => report.channel?.channelId === channelId);
    };
    const open = await listed('OPEN');
    expect(open).toMatchObject({ content: '나쁜 글', comment: '' });
    const answer = { params: { id: open?.reportId ?? 0 }, body: { action: 'WARN' } };
    const resolved = await api.call('reports.resolve', answer, { token: master.token, channelId });
    expect(resolved.status).toBe(200);
    expect(await listed('WARNED')).toMatchObject({
      ...{ content: '', comment: '', answeredBy: { userId: master.user.userId } },
    });
  });

  it('payments are found by their order and by who has them', async () => {
    const body = { paymentItemType: 'CASH', amount: 1100 };
    const prepared = await api.call('payments.prepare', { body }, child);
    const { merchantUid } = prepared.body;
    for (const query of [merchantUid, String(child.user.userId)]) {
      const found = await api.call('servicePayments.list', { query: { query } }, admin);
      expect(found.body.paymentList).toMatchObject([
        { merchantUid, state: 'READY', user: { userId: child.user.userId }, refundList: [] },
      ]);
    }
    const owed = await api.call('servicePayments.list', { query: { state: 'OWED' } }, admin);
    expect(owed.body.paymentList).toEqual([]);
  });
});

describe('refunds', () => {
  const refund = (id: number, body: object) =>
    api.call('servicePayments.refund', { params: { id }, body }, admin);
  const reason = '두 번 눌렀대요.';
  afterEach(() => expectBooksToHold(test.server.deps.db));

  it('are started for the payer by the rules, with a reason, once', async () => {
    const { productId, price } = await lessonPack(test.server, 4);
    const { merchantUid, custom_data } = await payFor(api, child, { productId, amount: price });
    const { paymentId } = custom_data;
    const charge = { paymentItemType: 'CASH', amount: 1100 };
    const unpaid = (await api.call('payments.prepare', { body: charge }, child)).body;
    const early = await refund(unpaid.custom_data.paymentId, { amount: 1100, reason });
    expect(early.error.errorCode).toBe('NOT_REFUNDABLE');
    await api.call('payments.get', { params: { merchantUid } }, child);
    const listed = async () =>
      (await api.call('servicePayments.list', { query: { query: merchantUid } }, admin)).body.paymentList[0];
    expect(await listed()).toMatchObject({ state: 'PAID', refundableAmount: price });
    const wrongSum = await refund(paymentId, { amount: price - 1, reason });
    expect(wrongSum.error.errorCode).toBe('PRODUCT_PRICE_CHANGED');
    expect((await refund(paymentId, { amount: price, reason: ' ' })).error.errorCode).toBe('VALIDATION_FAIL');
    const all = await Promise.all([
      refund(paymentId, { amount: price, reason }),
      refund(paymentId, { amount: price, reason }),
      api.call('payments.refund', { params: { id: paymentId }, body: { amount: price } }, child),
    ]);
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await listed()).toMatchObject({
      state: 'REFUNDED',
      refundableAmount: 0,
      refundList: [{ amount: price }],
    });
    const isByAdmin = all[2]?.status !== 200;
    const { body: log } = await api.call('serviceLog.list', { query: { userId: child.user.userId } }, admin);
    expect(log.auditLogList.map(({ action, detail }) => ({ action, detail }))).toEqual(
      isByAdmin ? [{ action: 'SERVICE_REFUND', detail: { merchantUid, amount: price, reason } }] : [],
    );
  });

  it('are not made where there is no such payment', async () => {
    expect((await refund(2_000_000_000, { amount: 1100, reason })).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
  });
});

describe('terms', () => {
  const sectionList = [{ heading: '약속', body: '서로 돕는 바다를 만들어요.' }];
  const publish = (effectiveOn: string, more: object = {}) =>
    api.call(
      'serviceTerms.publish',
      { body: { type: 'SERVICE', effectiveOn, asksAgain: true, sectionList, ...more } },
      admin,
    );
  const asked = async (who: Child) => (await api.call('terms.listAsked', {}, who)).body.termsList;
  const isAsked = async (who: Child) => (await api.call('accounts.getMe', {}, who)).body.needsTerms;

  it('of a later day ask everybody again from then on, and new accounts never', async () => {
    expect(await isAsked(child)).toBe(false);
    const tomorrow = daysLater(dayInSeoul(test.clock.now()), 1);
    const { body: next } = await publish(tomorrow);
    expect(next).toMatchObject({ type: 'SERVICE', asksAgain: true, sectionList });
    expect(await isAsked(child)).toBe(false);
    const early = { body: { type: 'SERVICE', version: next.version } };
    expect((await api.call('terms.agree', early, child)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    test.clock.advance({ days: 1 });
    // Access tokens last for minutes.
    const signedIn = async (who: Child): Promise<Child> => {
      const { headers } = await signInAs(who);
      return { ...who, token: headers.get('access_token') ?? '' };
    };
    child = await signedIn(child);
    admin = await signedIn(admin);
    expect(await isAsked(child)).toBe(true);
    expect(await asked(child)).toMatchObject([{ type: 'SERVICE', version: next.version, sectionList }]);
    expect((await api.call('terms.agree', early, child)).status).toBe(200);
    expect([await isAsked(child), await asked(child)]).toEqual([false, []]);
    expect(await isAsked(await signUpChild(api))).toBe(false);
    const { body: listed } = await api.call('serviceTerms.list', {}, admin);
    expect(listed.termsList[0]).toMatchObject({ version: next.version, asksAgain: true });
  });

  it('get a number of their own, in a release as by an administrator', async () => {
    const { db, clock } = test.server.deps;
    const [one, two] = await Promise.all([
      publish('2999-01-01', { type: 'PRIVACY' }),
      publish('2999-01-01', { type: 'PRIVACY' }),
    ]);
    const next = {
      id: 999,
      type: 'PRIVACY' as const,
      channelId: null,
      sections: sectionList,
      effectiveAt: clock.now(),
    };
    const versions = async () => {
      const { body } = await api.call('serviceTerms.list', {}, admin);
      return body.termsList.filter(({ type }) => type === 'PRIVACY').map(({ version }) => version);
    };
    const before = await versions();
    const last = Math.max(one.body.version, two.body.version);
    for (const _start of ['first', 'second']) {
      await db.transaction((tx) => seedTerms(tx, [...PRODUCT_TERMS, next]));
      const after = await versions();
      expect(after.toSorted((a, b) => a - b)).toEqual([...before, last + 1].toSorted((a, b) => a - b));
      expect(new Set(after).size).toBe(after.length);
      const inForce = await api.call('terms.get', { params: { type: 'PRIVACY' } });
      expect(inForce.body.version, 'what counts from a later day waits for it').toBe(last + 1);
    }
  });

  it('of a day that is over, and empty ones, are refused', async () => {
    const yesterday = daysLater(dayInSeoul(test.clock.now()), -1);
    expect((await publish(yesterday)).error.fieldErrors?.[0]?.field).toBe('effectiveOn');
    expect((await publish('2999-01-01', { sectionList: [] })).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await publish('someday')).error.errorCode).toBe('VALIDATION_FAIL');
  });
});
