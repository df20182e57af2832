import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { courses } from '#server/db/tables/learning/courses.ts';
import { worksheets } from '#server/db/tables/learning/worksheets.ts';
import { notifications } from '#server/db/tables/people/notifications.ts';
import { eventually } from '../../support/eventually.ts';
import { makeClass } from '../../support/makeClass.ts';
import { addOwnLesson, classOffer as offer, makeOwnCourse } from '../../support/ownCourse.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

let teacher: Child;
let pupil: Child;
let channelId: number;
const inClass = (child: Child) => ({ token: child.token, channelId });
const place = () => ({ db: test.server.deps.db, channelId });

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

const enter = async (lessonId: number) =>
  (await api.call('lessons.get', { params: { lessonId } }, inClass(pupil))).error.errorCode;
const open = (lessonId: number) =>
  api.call('openedLessons.open', { params: { id: channelId, lessonId } }, inClass(teacher));
const close = (lessonId: number) =>
  api.call('openedLessons.close', { params: { id: channelId, lessonId } }, inClass(teacher));
const told = async () =>
  (await api.call('notifications.list', { query: {} }, pupil)).body.notificationList.filter(
    ({ notificationType }) => notificationType === 'LESSON_OPENED',
  );

it('a lesson is opened for everybody, whatever comes before, and closed again', async () => {
  const { courseId, lessonList } = await makeOwnCourse(place(), { inOrder: true, enrolmentRequired: true });
  const lessonId = lessonList[1]?.lessonId ?? 0;
  const { body: made } = await api.call(
    'courseClasses.create',
    {
      params: { id: channelId },
      body: offer({ courseClassStorageId: courseId, paymentType: 'FREE', cost: 0 }),
    },
    inClass(teacher),
  );
  const params = { courseClassId: made.courseClassId };
  const locks = async () =>
    (await api.call('courseClasses.listLessons', { params }, inClass(pupil))).body.lessonList.map(
      ({ lock }) => lock,
    );
  expect(await enter(lessonId)).toBe('NOT_ENROLLED_COURSE');
  expect((await open(lessonId)).body).toEqual({ toldCount: 1 });
  expect(await enter(lessonId)).toBeUndefined();
  expect(await locks()).toEqual(['NOT_ENROLLED', null]);
  const news = [{ subjectId: lessonId, content: expect.stringContaining('2번째') }];
  await eventually(async () => expect(await told()).toMatchObject(news));
  const { body } = await api.call(
    'openedLessons.list',
    { params: { id: channelId, courseId } },
    inClass(teacher),
  );
  expect(body.lessonList).toMatchObject([{ openedAt: null }, { openedAt: expect.any(String) }]);

  expect((await close(lessonId)).status).toBe(200);
  expect(await enter(lessonId)).toBe('NOT_ENROLLED_COURSE');
  expect(await locks()).toEqual(['NOT_ENROLLED', 'NOT_ENROLLED']);
});

it('a chapter of a worksheet is opened to those who have not begun it', async () => {
  const [worksheet] = await place()
    .db.insert(worksheets)
    .values({ channelId, title: '조개 문제집' })
    .returning();
  const worksheetId = worksheet?.id ?? 0;
  const { lessonId } = await addOwnLesson(place(), { worksheetId }, 1);
  const openable = await api.call(
    'openedLessons.listOpenable',
    { params: { id: channelId } },
    inClass(teacher),
  );
  expect(openable.body.worksheetList).toEqual([{ worksheetId, title: '조개 문제집' }]);
  expect(await enter(lessonId)).toBe('NOT_ENROLLED_WORKSHEET');
  expect((await open(lessonId)).status).toBe(200);
  expect(await enter(lessonId)).toBeUndefined();
  const params = { worksheetId };
  const { body } = await api.call('worksheets.get', { params }, inClass(pupil));
  expect(body).toMatchObject({ enrollState: 'NOT_ENROLLED', lessonList: [{ lock: null }] });
  const chapters = await api.call(
    'openedLessons.listChapters',
    { params: { id: channelId, ...params } },
    inClass(teacher),
  );
  expect(chapters.body.lessonList).toMatchObject([{ lessonId, openedAt: expect.any(String) }]);
});

it('all pupils of a large class are told, once while they have not read it', async () => {
  const { db } = place();
  const pupils = 230;
  await db.execute(sql`
    with crowd as (
      insert into users (login_name, nickname, nickname_key, password_hash, birth_date)
      select 'told_' || n, '들은' || n, '들은' || n, 'none', '2012-03-02' from generate_series(1, ${pupils}) n
      returning id, nickname)
    insert into channel_members (channel_id, user_id, nickname, roles)
    select ${channelId}, id, nickname, '{USER}' from crowd`);
  const { lessonList } = await makeOwnCourse(place());
  const lessonId = lessonList[0]?.lessonId ?? 0;
  expect((await open(lessonId)).body).toEqual({ toldCount: pupils + 1 });
  // Opened again while the first round is told, nobody hears of it twice.
  await open(lessonId);
  await eventually(
    async () => {
      const { rows } = await db.execute(
        sql`select 1 from graphile_worker.jobs where task_identifier = 'openedLessons.tell'`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(await db.$count(notifications, eq(notifications.subjectId, lessonId))).toBe(pupils + 1);
}, 40_000);

it('neither what is hidden nor what another class has can be opened', async () => {
  const { courseId, lessonList } = await makeOwnCourse(place());
  const lessonId = lessonList[0]?.lessonId ?? 0;
  await place().db.update(courses).set({ visibleState: 'INVISIBLE' }).where(eq(courses.id, courseId));
  const { body } = await api.call(
    'openedLessons.listOpenable',
    { params: { id: channelId } },
    inClass(teacher),
  );
  expect(body.courseList.map((course) => course.courseId)).not.toContain(courseId);
  expect((await open(lessonId)).error.errorCode).toBe('CONTENT_NOT_READY');

  const elsewhere = await makeClass(test.server.deps, [
    { child: teacher, nickname: '고래 선생님', roles: ['TEACHER'] },
  ]);
  const foreign = await makeOwnCourse({ ...place(), channelId: elsewhere });
  for (const change of [open, close])
    expect((await change(foreign.lessonList[0]?.lessonId ?? 0)).error.errorCode).toBe(
      'IS_NOT_CHANNEL_CONTENT',
    );
});

it('stands where pupils learn, that of the product, too, until it is closed or its course hidden', async () => {
  const { courseId, lessonList } = await makeOwnCourse(place(), {});
  const lessonId = lessonList[0]?.lessonId ?? 0;
  const shown = async (who = pupil) => {
    const { body } = await api.call('openedLessons.listLast', { params: { id: channelId } }, inClass(who));
    return body.lessonList.map((one) => ({ lessonId: one.lessonId, isOwn: one.isOwn }));
  };
  expect(await shown()).toEqual([]);
  await open(lessonId);
  await open(1);
  const both = [
    { lessonId: 1, isOwn: false },
    { lessonId, isOwn: true },
  ];
  expect(await shown()).toEqual(both);
  const listed = await api.call(
    'openedLessons.list',
    { params: { id: channelId, courseId: 1 } },
    inClass(teacher),
  );
  expect(listed.body.lessonList.find((one) => one.lessonId === 1)?.openedAt).not.toBeNull();
  await close(1);
  expect(await shown()).toEqual([{ lessonId, isOwn: true }]);
  await test.server.deps.db
    .update(courses)
    .set({ visibleState: 'INVISIBLE' })
    .where(eq(courses.id, courseId));
  expect(await shown()).toEqual([]);
});
