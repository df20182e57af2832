import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { FIRST_PLUGINS, NO_BUSINESS, NO_LINKS } from '#shared/contract/channels/channelFields.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { problemProgress } from '#server/db/tables/learning/progress.ts';
import { lessonContents } from '#server/db/tables/learning/lessons.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { tickets } from '#server/db/tables/tutoring/tickets.ts';
import { summariseLearning } from '#server/domain/learning/progress/summariseLearning.ts';
import { makeGroup } from '../../support/commerce.ts';
import { makeChannels } from '../../support/makeChannels.ts';
import { makeOwnCourse } from '../../support/ownCourse.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import type { Child } from '../../support/signUpChild.ts';
import { openAllHours, slotIn } from '../../support/tutoring.ts';

const test = setUpApi();
const { api, clock } = test;
const { made, newTeacher } = makeChannels(test);
const db = () => test.server.deps.db;

/** A class made just now; its owner and its members are nobody in the school. */
let owner: Child;
let params: { id: number };
const as = ({ token }: Child) => ({ token });
const inClass = ({ token }: Child) => ({ token, channelId: params.id });

async function pupil(nickname: string, role: 'ADVANCED' | null = 'ADVANCED'): Promise<Child> {
  const child = await newTeacher();
  const body = { nickname, introduction: '반가워요.' };
  expect((await api.call('channels.join', { params, body }, as(child))).status).toBe(200);
  await db().delete(channelMembers).where(eq(channelMembers.channelId, DEFAULT_CHANNEL_ID));
  if (role !== null)
    await api.call(
      'members.changeRole',
      { params: { ...params, memberId: child.user.userId }, body: { role } },
      as(owner),
    );
  return child;
}
const one = (child: Child) => ({ params: { ...params, memberId: child.user.userId } });
const rolesOf = async (child: Child) => {
  const { body } = await api.call('members.getProfile', one(child), as(owner));
  return body.roleList;
};

beforeAll(async () => {
  const { who, channel } = await made();
  [owner, params] = [who, { id: channel.id }];
});

describe('what staff does to members', () => {
  const appoint = (child: Child, role: 'TEACHER' | 'MANAGER') =>
    api.call('members.appoint', { params, body: { memberIdList: [child.user.userId], role } }, as(owner));
  const dismiss = (child: Child) =>
    api.call('members.dismiss', { params, body: { memberIdList: [child.user.userId] } }, as(owner));

  it('dismissed staff is again what it was before, also after a promotion, a rest and a pause', async () => {
    const child = await pupil('산들');
    await appoint(child, 'TEACHER');
    await appoint(child, 'MANAGER');
    await api.call('members.suspend', one(child), as(owner));
    await api.call('members.undoSuspend', one(child), as(owner));
    expect(await rolesOf(child)).toEqual(['MANAGER']);
    await dismiss(child);
    expect(await rolesOf(child)).toEqual(['ADVANCED']);
  });

  it('who was let in as staff is a general member, and who was made a member since is that', async () => {
    const child = await pupil('노을', null);
    await db()
      .update(channelMembers)
      .set({ roles: ['PENDING'] })
      .where(eq(channelMembers.userId, child.user.userId));
    const body = { memberIdList: [child.user.userId], role: 'TEACHER' };
    await api.call('members.approve', { params, body }, as(owner));
    await dismiss(child);
    expect(await rolesOf(child)).toEqual(['USER']);
    await api.call('members.changeRole', { ...one(child), body: { role: 'LECTURER' } }, as(owner));
    await appoint(child, 'TEACHER');
    await dismiss(child);
    expect(await rolesOf(child)).toEqual(['LECTURER']);
  });

  it('says of who waits, was rejected or sent away why it cannot be suspended', async () => {
    const child = await pupil('기다림', null);
    const refusal = async (role: 'PENDING' | 'JOIN_REJECTED' | 'BEN') => {
      await db()
        .update(channelMembers)
        .set({ roles: [role] })
        .where(eq(channelMembers.userId, child.user.userId));
      const { error } = await api.call('members.suspend', one(child), as(owner));
      expect(error.errorCode).toBe('DOLPHIN_DUPLICATE_RESOURCE');
      return error.message;
    };
    expect(await refusal('PENDING')).toContain('아직 가입을 기다리고');
    expect(await refusal('JOIN_REJECTED')).toContain('거절되어');
    expect(await refusal('BEN')).toContain('이미 내보낸');
  });

  it('counts as newcomers neither the owner nor who waits or was rejected', async () => {
    const { who, channel } = await made({ joinMethod: 'MANAGER_APPROVAL' });
    const place = { params: { id: channel.id } };
    const news = async () => {
      const { body } = await api.call('statistics.listNotifications', place, as(who));
      return body.notificationList.find(({ kind }) => kind === 'NEW_MEMBERS')?.count ?? 0;
    };
    expect(await news()).toBe(0);
    const [waiting, rejected, member] = [await newTeacher(), await newTeacher(), await newTeacher()];
    for (const child of [waiting, rejected, member])
      await api.call(
        'channels.join',
        { ...place, body: { nickname: child.user.nickname, introduction: '반가워요.' } },
        as(child),
      );
    const list = (child: Child) => ({ memberIdList: [child.user.userId] });
    await api.call('members.reject', { ...place, body: list(rejected) }, as(who));
    await api.call('members.approve', { ...place, body: list(member) }, as(who));
    expect(await news()).toBe(1);
  });

  it('sees that a pupil was here today who has never been in the world', async () => {
    const child = await pupil('교실만');
    const { body } = await api.call('members.getProfile', one(child), as(owner));
    expect(Date.now() - Date.parse(body.lastSeenAt ?? '')).toBeLessThan(5 * 60_000);
  });
});

describe('class info', () => {
  const info = {
    phoneNumber: '010-2345-6789',
    firstRegistrationDate: '2026-03-02T06:00:00.000Z',
    subject: 'PYTHON',
  };

  it('is shown to staff, and its number takes messages where staff has written down none', async () => {
    const child = await pupil('바다');
    const save = (query: Record<string, string | number>) =>
      api.call('classInfos.save', { params, query, body: info }, as(child));
    await api.call(
      'channels.save',
      {
        params,
        body: {
          ...{ channelName: '산호 코딩반', introduction: '', joinMethod: 'IMMEDIATELY' },
          ...{ flag: { colour: 'SEA', emblem: 'DOLPHIN' }, link: NO_LINKS, businessInfo: NO_BUSINESS },
          pluginMap: { ...FIRST_PLUGINS, CLASS_INFO: true },
        },
      },
      as(owner),
    );
    expect((await save({})).status).toBe(200);
    expect((await save({ content_id: 7, content_type: 'COURSE_CLASS' })).status).toBe(200);
    const { body } = await api.call('classInfos.listOfMember', one(child), as(owner));
    expect(body.classInfoList).toMatchObject([
      { contentType: 'CHANNEL', contentId: 0, phoneNumber: '010-••••-6789', subject: 'PYTHON' },
      { contentType: 'COURSE_CLASS', contentId: 7 },
    ]);
    const receivers = await api.call(
      'textMessages.listReceivers',
      { params, query: { search: '바다' } },
      as(owner),
    );
    expect(receivers.body.receiverList[0]?.phoneNumber).toContain('6789');
    const contact = { phoneNumber: '', guardianName: '김엄마', guardianPhoneNumber: '010-1111-2222' };
    await api.call(
      'members.saveContact',
      { params: { id: child.user.userId }, body: contact },
      inClass(owner),
    );
    const again = await api.call(
      'textMessages.listReceivers',
      { params, query: { search: '바다' } },
      as(owner),
    );
    expect(again.body.receiverList[0]?.phoneNumber).toContain('2222');
    // A forgotten number is forgotten, no matter from which place it came.
    const nothing = { phoneNumber: '', guardianName: '', guardianPhoneNumber: '' };
    await api.call(
      'members.saveContact',
      { params: { id: child.user.userId }, body: nothing },
      inClass(owner),
    );
    const forgotten = await api.call(
      'textMessages.listReceivers',
      { params, query: { search: '바다' } },
      as(owner),
    );
    expect(forgotten.body.receiverList[0]?.phoneNumber).toBe('');
    const left = await api.call('classInfos.listOfMember', one(child), as(owner));
    expect(left.body.classInfoList.map(({ phoneNumber }) => phoneNumber)).toEqual(['', '']);
  });
});

describe('learning', () => {
  it('a problem of the product is begun anew for a member of the class, and for nobody else', async () => {
    const child = await pupil('다시');
    const problemId = problemIdOf(1, 0);
    const solved = { problemId, success: true, submissionCount: 2, firstSuccessAt: new Date() };
    const outsider = await newTeacher();
    for (const { user } of [child, outsider])
      await db()
        .insert(problemProgress)
        .values({ userId: user.userId, ...solved });
    const reset = (userId: number, problem = problemId) =>
      api.call(
        'submissions.reset',
        { params: { ...params, problemId: problem }, body: { userId } },
        as(owner),
      );
    expect((await reset(child.user.userId)).body).toEqual({ resetVersion: 1 });
    expect((await reset(child.user.userId)).error.errorCode).toBe('ALREADY_RESET');
    expect((await reset(outsider.user.userId)).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
    expect((await reset(child.user.userId, 2_000_000_000)).error.errorCode).toBe('PROBLEM_NOT_FOUND');
  });

  it('what is being prepared is counted neither in a course nor in a lesson', async () => {
    const child = await pupil('끝까지');
    const { courseId, lessonList } = await makeOwnCourse({ db: db(), channelId: params.id }, {});
    const { lessonId = 0 } = lessonList[0] ?? {};
    const courses = async () =>
      (await api.call('courses.list', {}, inClass(child))).body.courseList.find(
        (course) => course.courseId === courseId,
      );
    const before = (await courses())?.contentCount;
    await db()
      .insert(lessonContents)
      .values({ lessonId, contentType: 'PREPARING', contentId: 0, title: '곧 나와요', orderNo: 99 });
    expect((await courses())?.contentCount).toBe(before);
  });
});

describe('tickets', () => {
  it('of a product are as many as it brings, and only of one that the class sells', async () => {
    const child = await pupil('수업권');
    const { products } = await makeGroup(test.server, inClass(owner), { quantities: [4] });
    const paymentProductId = products[0]?.paymentProductId ?? 0;
    const issue = (body: object) =>
      api.call('tickets.issue', { body: { targetUserId: child.user.userId, ...body } }, inClass(owner));
    const given = await issue({ paymentProductId });
    expect(given.body.ticketIdList).toHaveLength(4);
    const rows = await db().select().from(tickets).where(eq(tickets.userId, child.user.userId));
    expect(new Set(rows.map((row) => row.paymentProductId))).toEqual(new Set([paymentProductId]));
    expect((await issue({ paymentProductId: 2_000_000_000 })).error.errorCode).toBe('NOT_FOUND_PRODUCT');
    const { who, channel } = await made();
    const elsewhere = { token: who.token, channelId: channel.id };
    const other = await makeGroup(test.server, elsewhere, { quantities: [2] });
    const foreign = await issue({ paymentProductId: other.products[0]?.paymentProductId });
    expect(foreign.error.errorCode).toBe('NOT_FOUND_PRODUCT');
  });

  it('a lesson moves to a time for which another ticket is good', async () => {
    const child = await pupil('옮기기');
    const body = (quantity: number) => ({ targetUserId: child.user.userId, quantity });
    // One is good for ten days and a half, ten for fifteen weeks.
    await api.call('tickets.issue', { body: body(1) }, inClass(owner));
    await openAllHours(test.server, inClass(owner));
    const booked = await api.call(
      'registrations.book',
      { body: { teacherId: owner.user.userId, ...slotIn(clock.now(), 3) } },
      inClass(child),
    );
    expect(booked.status).toBe(201);
    const move = () =>
      api.call(
        'registrations.move',
        {
          params: { registrationDateId: booked.body.registrationDateId },
          body: slotIn(clock.now(), 20),
        },
        inClass(child),
      );
    expect((await move()).error.errorCode).toBe('NEED_TO_PAY');
    await api.call('tickets.issue', { body: body(10) }, inClass(owner));
    expect((await move()).status).toBe(200);
    const rows = await db().select().from(tickets).where(eq(tickets.userId, child.user.userId));
    const states = rows.map(({ ticketState }) => ticketState).toSorted();
    expect(states).toEqual([...Array.from({ length: 10 }, () => 'AVAILABLE'), 'RESERVED']);
    const first = rows.toSorted((a, b) => a.id - b.id)[0];
    expect(first?.ticketState).toBe('AVAILABLE');
  });
});

it('a coupon of null is none', async () => {
  const child = await pupil('쿠폰');
  const { products } = await makeGroup(test.server, inClass(owner), { quantities: [1] });
  const [product] = products;
  const body = {
    ...{ productId: product?.paymentProductId, amount: product?.price, phoneNumber: '01012345678' },
    userCouponId: null,
  };
  const prepared = await api.call('payments.prepareProduct', { body }, inClass(child));
  expect([prepared.status, prepared.error.errorCode]).toEqual([201, undefined]);
});

it('the report of a member counts a day of learning also after a problem was begun anew', async () => {
  const child = await pupil('보고서');
  const problemId = problemIdOf(1, 0);
  await db().insert(problemProgress).values({
    userId: child.user.userId,
    problemId,
    success: true,
    submissionCount: 1,
    firstSuccessAt: new Date(),
  });
  await db()
    .insert(submissions)
    .values({
      ...{ userId: child.user.userId, problemId, language: 'PYTHON', source: 'print(1)' },
      ...{ clientKey: '0b9e1e0c-8f5c-4e0e-9d9b-6a8f5f2f3c77', verdict: 'AC' },
    });
  await api.call(
    'submissions.reset',
    { params: { ...params, problemId }, body: { userId: child.user.userId } },
    as(owner),
  );
  const { body } = await api.call('memberReports.get', { params: { id: child.user.userId } }, inClass(owner));
  expect(body).toMatchObject({ recentDayCount: 1, longestStreak: 1, problemCount: 0 });
  // A guardian reads this summary.
  const since = new Date(Date.now() - 7 * 24 * 60 * 60_000);
  const read = await summariseLearning({ db: db(), userId: child.user.userId, since });
  expect(read).toMatchObject({ activeDayCount: 1, problemCount: 0 });
});
