import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CourseClassInput } from '#shared/contract/learning/courseClasses.ts';
import { checkLedger, givePoints } from '../../support/ledger.ts';
import { makeClass } from '../../support/makeClass.ts';
import { classOffer as offer, makeOwnCourse } from '../../support/ownCourse.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

let teacher: Child;
let pupil: Child;
let channelId: number;
const inClass = (child: Child) => ({ token: child.token, channelId });

beforeAll(async () => {
  teacher = await signUpDressedChild(test.server);
});

beforeEach(async () => {
  pupil = await signUpDressedChild(test.server);
  channelId = await makeClass(test.server.deps, [
    { child: teacher, nickname: '고래 선생님', roles: ['TEACHER'] },
    { child: pupil, nickname: '조약돌' },
  ]);
});

async function makeClassOf(overrides: Partial<CourseClassInput> = {}): Promise<number> {
  const { status, body } = await api.call(
    'courseClasses.create',
    { params: { id: channelId }, body: offer(overrides) },
    inClass(teacher),
  );
  expect(status).toBe(201);
  return body.courseClassId;
}

const ownCourse = (fields: Parameters<typeof makeOwnCourse>[1] = {}) =>
  makeOwnCourse({ db: test.server.deps.db, channelId }, fields);

const pointsOf = async (child: Child) => (await api.call('economy.getPoints', {}, child)).body.point;

describe('enrolling', () => {
  it('takes the points once, however often it is pressed', async () => {
    const courseClassId = await makeClassOf();
    await givePoints(test.server.deps, pupil.user.userId, 500);
    const before = await pointsOf(pupil);
    const params = { courseClassId };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.call('courseClasses.enrol', { params, body: { cost: 100 } }, inClass(pupil)),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await pointsOf(pupil)).toBe(before - 100);
    await checkLedger(test.server.deps);
    const { body } = await api.call('courseClasses.get', { params }, inClass(pupil));
    expect(body).toMatchObject({ enrollState: 'ENROLLED', enrolledUserCount: 1 });
    expect(body.thumbnail).toMatch(/^\/npc\/\w+\/@1x\/bust\.webp$/);
  });

  it('is refused at another price than was shown, without the points, and for money', async () => {
    const courseClassId = await makeClassOf({ cost: 900_000 });
    const enrolAt = async (id: number, cost: number) =>
      (
        await api.call(
          'courseClasses.enrol',
          { params: { courseClassId: id }, body: { cost } },
          inClass(pupil),
        )
      ).error.errorCode;
    expect(await enrolAt(courseClassId, 1)).toBe('PRODUCT_PRICE_CHANGED');
    expect(await enrolAt(courseClassId, 900_000)).toBe('NOT_ENOUGH_POINT');
    expect(await enrolAt(await makeClassOf({ paymentType: 'CASH', cost: 30_000 }), 30_000)).toBe(
      'NEED_TO_PAY',
    );
  });

  it('counts studies of oneself, for staff of a pupil, for nobody else', async () => {
    const courseClassId = await makeClassOf({ paymentType: 'FREE', cost: 0 });
    const params = { courseClassId };
    const countAs = (child: Child, target?: number) =>
      api.call(
        'courseClasses.countStudies',
        { params, query: target === undefined ? {} : { target_user_id: target } },
        inClass(child),
      );
    expect((await countAs(pupil)).error.errorCode).toBe('NOT_ENROLLED_COURSE_CLASS');
    await api.call('courseClasses.enrol', { params, body: { cost: 0 } }, inClass(pupil));
    expect((await countAs(pupil)).body).toMatchObject({ lessonCount: 10, checkedCount: 0 });
    expect((await countAs(teacher, pupil.user.userId)).body).toMatchObject({ lessonCount: 10 });
    expect((await countAs(pupil, teacher.user.userId)).error.errorCode).toBe('UNAUTHORIZED_CONTENT_USER');
  });
});

describe('what staff offers', () => {
  it('is listed for members once it is visible, and kept by whoever is enrolled', async () => {
    const hidden = await makeClassOf({ visibleState: 'INVISIBLE', title: '숨긴 수업' });
    const shown = await makeClassOf({ title: '보이는 수업', paymentType: 'FREE', cost: 0 });
    const listed = async () =>
      (await api.call('courseClasses.list', {}, inClass(pupil))).body.courseClassList.map((one) => one.title);
    expect(await listed()).toEqual(['보이는 수업']);
    const { error } = await api.call(
      'courseClasses.get',
      { params: { courseClassId: hidden } },
      inClass(pupil),
    );
    expect(error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const params = { courseClassId: shown };
    await api.call('courseClasses.enrol', { params, body: { cost: 0 } }, inClass(pupil));
    const { body: before } = await api.call('courseClasses.get', { params }, inClass(teacher));
    const hide = {
      ...offer({ paymentType: 'FREE', cost: 0, visibleState: 'INVISIBLE' }),
      version: before.version,
    };
    const ofClass = { id: channelId, courseClassId: shown };
    await api.call('courseClasses.save', { params: ofClass, body: hide }, inClass(teacher));
    expect(await listed()).toEqual(['처음 만나는 자바스크립트']);
    expect((await api.call('courseClasses.get', { params }, inClass(pupil))).status).toBe(200);
    const other = await api.call('courseClasses.list', {}, inClass(teacher));
    expect(other.body.courseClassList).toEqual([]);
    const removed = await api.call('courseClasses.remove', { params: ofClass }, inClass(teacher));
    expect(removed.error.errorCode).toBe('ALREADY_REFERENCED_CONTENT');
  });

  it('is found by its words and category', async () => {
    await makeClassOf({ title: '파이썬 100% 바다', categoryList: [{ name: '파이썬' }] });
    await makeClassOf({ title: '블록 놀이' });
    const find = async (query: Record<string, string>) =>
      (await api.call('courseClasses.list', { query }, inClass(pupil))).body.courseClassList.map(
        ({ title }) => title,
      );
    expect(await find({ query: '100%' })).toEqual(['파이썬 100% 바다']);
    expect(await find({ category: '파이썬' })).toEqual(['파이썬 100% 바다']);
    expect(await find({ query: '_' })).toEqual([]);
  });

  it('refuses a foreign course, an older version and a price that is none', async () => {
    const { courseId } = await ownCourse();
    const other = await makeClass(test.server.deps, [
      { child: teacher, nickname: '고래', roles: ['TEACHER'] },
    ]);
    const foreign = await api.call(
      'courseClasses.create',
      { params: { id: other }, body: offer({ courseClassStorageId: courseId }) },
      { token: teacher.token, channelId: other },
    );
    expect(foreign.error.errorCode).toBe('IS_NOT_CHANNEL_CONTENT');
    const courseClassId = await makeClassOf();
    const save = (body: CourseClassInput) =>
      api.call('courseClasses.save', { params: { id: channelId, courseClassId }, body }, inClass(teacher));
    expect((await save({ ...offer(), version: 1 })).status).toBe(200);
    expect((await save({ ...offer(), version: 1 })).error.errorCode).toBe('CONTENT_CONFLICT');
    expect((await save({ ...offer({ cost: 0 }), version: 2 })).error.errorCode).toBe('VALIDATION_FAIL');
    expect((await save({ ...offer({ cost: -5 }), version: 2 })).error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('meets at its dates, in order, which are saved with it', async () => {
    const second = { title: '둘째 날', startsAt: '2027-01-12T06:00:00.000Z', minutes: 60 };
    const first = { title: '첫날', startsAt: '2027-01-05T06:00:00.000Z', minutes: 60 };
    const courseClassId = await makeClassOf({ scheduleList: [second, first] });
    const titles = async () =>
      (
        await api.call('courseClasses.listSchedules', { params: { courseClassId } }, inClass(pupil))
      ).body.scheduleList.map(({ title }) => title);
    expect(await titles()).toEqual(['첫날', '둘째 날']);
    const params = { id: channelId, courseClassId };
    const save = (body: CourseClassInput) =>
      api.call('courseClasses.save', { params, body }, inClass(teacher));
    // Nothing of a save that is refused is written.
    const refused = await save({ ...offer({ scheduleList: [first] }), version: 9 });
    expect(refused.error.errorCode).toBe('CONTENT_CONFLICT');
    await save({ ...offer(), version: 1 });
    expect(await titles()).toEqual(['첫날', '둘째 날']);
    await save({ ...offer({ scheduleList: [second] }), version: 2 });
    expect(await titles()).toEqual(['둘째 날']);
    const short = await save({ ...offer({ scheduleList: [{ ...first, minutes: 1 }] }), version: 3 });
    expect(short.error.errorCode).toBe('VALIDATION_FAIL');
  });

  it('keeps its teacher and its introduction when a colleague saves it', async () => {
    const colleague = await signUpDressedChild(test.server);
    channelId = await makeClass(test.server.deps, [
      { child: teacher, nickname: '고래 선생님', roles: ['TEACHER'] },
      { child: colleague, nickname: '문어 선생님', roles: ['TEACHER'] },
      { child: pupil, nickname: '조약돌' },
    ]);
    const courseClassId = await makeClassOf({ contentTitle: '바다의 말' });
    const params = { id: channelId, courseClassId };
    const { body } = await api.call(
      'courseClasses.save',
      { params, body: { ...offer(), version: 1 } },
      inClass(colleague),
    );
    expect(body).toMatchObject({ contentTitle: '바다의 말', teacher: { userId: teacher.user.userId } });
    const choices = await api.call('courseClasses.listChoices', { params }, inClass(colleague));
    const nicknames = choices.body.teacherList.map(({ nickname }) => nickname);
    expect(nicknames.toSorted()).toEqual(['고래 선생님', '문어 선생님']);
    const handOver = (teacherId: number) =>
      api.call(
        'courseClasses.save',
        { params, body: { ...offer({ teacherId }), version: 2 } },
        inClass(teacher),
      );
    expect((await handOver(pupil.user.userId)).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await handOver(999_999_999)).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
    expect((await handOver(colleague.user.userId)).body).toMatchObject({
      teacher: { userId: colleague.user.userId },
    });
  });

  it('is found by staff while it is hidden', async () => {
    await makeClassOf({ title: '숨긴 수업', visibleState: 'INVISIBLE' });
    await makeClassOf({ title: '보이는 수업' });
    const params = { id: channelId };
    const hidden = await api.call(
      'courseClasses.listForStaff',
      { params, query: { visible_state: 'INVISIBLE' } },
      inClass(teacher),
    );
    expect(hidden.body.courseClassList.map(({ title }) => title)).toEqual(['숨긴 수업']);
    const all = await api.call('courseClasses.listForStaff', { params }, inClass(teacher));
    expect(all.body.totalCount).toBe(2);
  });
});
