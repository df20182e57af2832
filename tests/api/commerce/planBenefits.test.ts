import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { BENEFIT_NAMES, limitOf, PLAN_BENEFITS } from '#shared/commerce/planBenefits.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { ENGINEERING_PLANS } from '#shared/contract/people/accounts.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { subscriptions } from '#server/db/tables/channels/plans.ts';
import { courseClasses } from '#server/db/tables/learning/courseClasses.ts';
import { draftVersions } from '#server/db/tables/learning/drafts.ts';
import { lessons } from '#server/db/tables/learning/lessons.ts';
import { channelImports } from '#server/db/tables/channels/channelAccounts.ts';
import { worksheets } from '#server/db/tables/learning/worksheets.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { runImport } from '#server/domain/channels/channelAccounts/imports.ts';
import { addUsers } from '#server/domain/people/accounts/users.ts';
import { transaction } from '#server/domain/transaction.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, signUpDressedChild, type Child } from '../../support/signUpChild.ts';
import { subscribe } from '../../support/subscribing.ts';

const test = setUpApi({ settings: { AI_DRAFTS: 'sandbox' } });
const { api } = test;

let master: Child;
let pupil: Child;
let channelId: number;
beforeEach(async () => {
  [master, pupil] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
  await test.server.deps.db
    .update(users)
    .set({ extraInfoAt: new Date() })
    .where(eq(users.id, master.user.userId));
  channelId = await makeClass(
    test.server.deps,
    [
      { child: master, nickname: '대표', roles: ['ROLE_CHANNEL_MASTER'] },
      { child: pupil, nickname: '별이' },
    ],
    'FREE',
  );
  await test.server.deps.db
    .update(channelMembers)
    .set({ phoneNumber: '010-2345-6789' })
    .where(eq(channelMembers.userId, pupil.user.userId));
});
const end = async (userId: number) =>
  test.server.deps.db
    .update(subscriptions)
    .set({ state: 'ENDED', nextTryAt: null })
    .where(eq(subscriptions.userId, userId));

it('gives more with a plan than without, and each plan gives something', () => {
  for (const name of BENEFIT_NAMES) expect(limitOf(name, true)).toBeGreaterThan(limitOf(name, false));
  const plans = BENEFIT_NAMES.map((name) => PLAN_BENEFITS[name].plan);
  expect([...new Set(plans)].toSorted()).toEqual([...ENGINEERING_PLANS].toSorted());
});

describe('CHANNEL_PRO', () => {
  let keys = 0;
  const sendText = () =>
    api.call(
      'textMessages.send',
      {
        params: { id: channelId },
        body: {
          ...{ userIdList: [pupil.user.userId], content: '내일은 쉬어요.', purpose: 'NOTICE' },
          idempotencyKey: `plan-key-${String((keys += 1)).padStart(10, '0')}`,
        },
      },
      { token: master.token },
    );
  const draft = () =>
    api.call(
      'problemAi.create',
      {
        params: { id: channelId },
        body: { topic: '조개 세기', level: 1, language: 'PYTHON', caseCount: 3 },
      },
      { token: master.token },
    );
  const makeBelow = () =>
    api.call(
      'channels.create',
      {
        body: {
          ...{ channelName: '하위 반', channelDomain: `below-${channelId}`, superChannelId: channelId },
          ...{ joinMethod: 'IMMEDIATELY', dolphinVisibleState: 'VISIBLE' },
        },
      },
      { token: master.token },
    );

  it('unlocks text messages, drafts of a model and channels below', async () => {
    for (const closed of [sendText, draft, makeBelow]) {
      const { status, error } = await closed();
      expect([status, error.errorCode]).toEqual([403, 'IS_NOT_PREMIUM_CHANNEL']);
    }
    const leftToday = async () =>
      (await api.call('problemAi.list', { params: { id: channelId } }, { token: master.token })).body
        .leftToday;
    expect(await leftToday()).toBe(0);
    const texts = async () =>
      (await api.call('textMessages.list', { params: { id: channelId } }, { token: master.token })).body;
    expect(await texts()).toMatchObject({ needsPlan: true, leftToday: 0 });
    await subscribe(api, { token: master.token }, channelId);
    for (const open of [sendText, draft, makeBelow]) expect((await open()).status).toBeLessThan(300);
    expect(await leftToday()).toBeGreaterThan(0);
    expect(await texts()).toMatchObject({ needsPlan: false, leftToday: 999 });
  });

  describe('for a channel that is full', () => {
    const join = (child: Child) =>
      api.call(
        'channels.join',
        {
          params: { id: channelId },
          body: {
            nickname: child.user.nickname,
            introduction: '안녕!',
            channelPersonalInformationConsent: true,
          },
        },
        { token: child.token },
      );
    /** Rows of accounts that need not sign in, until so many seats are left. */
    async function fill(left: number): Promise<void> {
      const { db } = test.server.deps;
      const count = limitOf('members', false) - 2 - left;
      const made = await transaction(test.server.deps, (tx) =>
        addUsers(
          tx,
          Array.from({ length: count }, (_, index) => ({
            loginName: `seat_${channelId}_${index}`,
            nickname: `자리${channelId}번${index}`,
            passwordHash: 'none',
            birthDate: '2010-05-05',
          })),
        ),
      );
      await db
        .insert(channelMembers)
        .values(made.map((userId) => ({ channelId, userId, nickname: '자리', roles: ['USER' as const] })));
    }

    it('lets no more in than there are seats, also of many at once', async () => {
      await fill(2);
      const children = [];
      for (let index = 0; index < 6; index += 1) children.push(await signUpChild(test.server));
      const answers = await Promise.all(children.map(join));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 200, 409, 409, 409, 409,
      ]);
      expect(answers.find(({ status }) => status === 409)?.error.errorCode).toBe('CHANNEL_FULL');
      const first = answers.findIndex(({ status }) => status === 409);
      await subscribe(api, { token: master.token }, channelId);
      expect((await join(children[first] ?? pupil)).status).toBe(200);
    });

    it('tells its staff that more needs a plan', async () => {
      await fill(0);
      const waiting = await signUpChild(test.server);
      await test.server.deps.db
        .insert(channelMembers)
        .values({ channelId, userId: waiting.user.userId, nickname: '기다려요', roles: ['PENDING'] });
      const approve = () =>
        api.call(
          'members.approve',
          {
            params: { id: channelId },
            body: { memberIdList: [waiting.user.userId], role: 'USER' },
          },
          { token: master.token },
        );
      const { error } = await approve();
      expect(error.errorCode).toBe('IS_NOT_PREMIUM_CHANNEL');
      expect(error.message).toContain('100명');
      const list = {
        name: '명단.csv',
        bytes: new TextEncoder().encode('이름,생년월일\n김바다,2016-03-02\n'),
      };
      const { body: read } = await api.call(
        'channelAccounts.previewImport',
        { params: { id: channelId }, files: [list] },
        { token: master.token },
      );
      const ofImport = { params: { id: channelId, importId: read.importId } };
      const started = await api.call('channelAccounts.startImport', ofImport, { token: master.token });
      expect([started.status, started.error.errorCode]).toEqual([403, 'IS_NOT_PREMIUM_CHANNEL']);
      // The last seat may be taken after the start: then the job ends, and nobody watches it for ever.
      await test.server.deps.db.update(channelImports).set({ state: 'RUNNING' });
      await runImport(test.server.deps, { importId: read.importId });
      const { body: ended } = await api.call('channelAccounts.getImport', ofImport, { token: master.token });
      expect(ended.state).toBe('FAILED');
      await subscribe(api, { token: master.token }, channelId);
      expect((await approve()).status).toBe(200);
    });
  });
});

describe('DOLPHIN_PRO', () => {
  const ofSchool = { channelId: DEFAULT_CHANNEL_ID };
  async function soldClass(channel: number): Promise<number> {
    const [row] = await test.server.deps.db
      .insert(courseClasses)
      .values({
        ...{
          channelId: channel,
          courseId: 1,
          title: '바다 탐험 반',
          content: '',
          paymentType: 'CASH',
          cost: 30_000,
        },
        visibleState: 'VISIBLE',
      })
      .returning();
    return row?.id ?? 0;
  }
  async function soldWorksheet(): Promise<number> {
    const [row] = await test.server.deps.db
      .insert(worksheets)
      .values({
        ...ofSchool,
        title: '여름 문제집',
        content: '',
        orderNo: 1,
        paymentType: 'CASH',
        cost: 9_000,
        visibleState: 'VISIBLE',
      })
      .returning();
    return row?.id ?? 0;
  }
  async function lessonOf(worksheetId: number) {
    const [row] = await test.server.deps.db
      .insert(lessons)
      .values({ ...ofSchool, title: '첫 단원', orderNo: 1, worksheetId })
      .returning({ lessonId: lessons.id });
    return row ?? { lessonId: 0 };
  }
  const enrol = (courseClassId: number, id = DEFAULT_CHANNEL_ID) =>
    api.call(
      'courseClasses.enrol',
      { params: { courseClassId }, body: { cost: 30_000 } },
      { ...pupil, channelId: id },
    );
  const stateOf = async (courseClassId: number) =>
    (await api.call('courseClasses.get', { params: { courseClassId } }, { ...pupil, ...ofSchool })).body
      .enrollState;

  it('opens what the school sells while it holds, and no longer', async () => {
    const [courseClassId, worksheetId] = [await soldClass(DEFAULT_CHANNEL_ID), await soldWorksheet()];
    const enrolInWorksheet = () =>
      api.call(
        'worksheets.enrol',
        { params: { worksheetId }, body: { cost: 9_000 } },
        { ...pupil, ...ofSchool },
      );
    expect((await enrol(courseClassId)).error.errorCode).toBe('NEED_TO_PAY');
    expect((await enrolInWorksheet()).error.errorCode).toBe('NEED_TO_PAY');
    await subscribe(api, pupil);
    const { body: before } = await api.call('economy.getPoints', {}, pupil);
    expect((await enrol(courseClassId)).status).toBe(200);
    expect((await enrol(courseClassId)).status).toBe(200);
    expect((await enrolInWorksheet()).status).toBe(200);
    const { lessonId } = await lessonOf(worksheetId);
    const lesson = () =>
      api.call('lessons.get', { params: { lessonId } }, { token: pupil.token, ...ofSchool });
    expect((await lesson()).status).toBe(200);
    expect((await api.call('economy.getPoints', {}, pupil)).body).toEqual(before);
    expect(await stateOf(courseClassId)).toBe('ENROLLED');
    await end(pupil.user.userId);
    expect(await stateOf(courseClassId)).toBe('NOT_ENROLLED');
    expect((await lesson()).error.errorCode).toBe('EDUENV_UNAUTHORIZED_MEMBER');
    expect((await enrol(courseClassId)).error.errorCode).toBe('NEED_TO_PAY');
    await subscribe(api, pupil);
    expect(await stateOf(courseClassId)).toBe('ENROLLED');
  });

  it('opens nothing that other channels sell', async () => {
    await subscribe(api, pupil);
    expect((await enrol(await soldClass(channelId), channelId)).error.errorCode).toBe('NEED_TO_PAY');
  });

  it('keeps twice the versions of a draft', async () => {
    const problemId = problemIdOf(1, 1);
    const [less, more] = [limitOf('draftVersions', false), limitOf('draftVersions', true)];
    let version = 0;
    const save = async (times: number) => {
      for (let left = times; left > 0; left -= 1) {
        const body = { language: 'JAVASCRIPT', source: `// ${version}`, baseVersion: version };
        expect((await api.call('drafts.save', { params: { problemId }, body }, pupil)).status).toBe(200);
        version += 1;
      }
    };
    const kept = () => test.server.deps.db.$count(draftVersions, eq(draftVersions.userId, pupil.user.userId));
    await save(less + 3);
    expect(await kept()).toBe(less);
    await subscribe(api, pupil);
    await save(more);
    expect(await kept()).toBe(more);
    const { body } = await api.call('drafts.listVersions', { params: { problemId } }, pupil);
    expect(body.versionList).toHaveLength(more);
  });
});
