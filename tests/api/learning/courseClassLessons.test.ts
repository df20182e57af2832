import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CourseClassInput } from '#shared/contract/learning/courseClasses.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import { lessonContents } from '#server/db/tables/learning/lessons.ts';
import { worksheets } from '#server/db/tables/learning/worksheets.ts';
import { makeClass } from '../../support/makeClass.ts';
import { addOwnLesson, classOffer as offer, makeOwnCourse, PRODUCT_COURSE } from '../../support/ownCourse.ts';
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

/** A problem of the product, behind what is in a lesson. */
async function addProblem(lessonId: number) {
  const { db } = test.server.deps;
  const [added] = await db
    .insert(lessonContents)
    .values({ lessonId, contentType: 'PROBLEM', contentId: 1, title: '문제', orderNo: 2 })
    .returning();
  return { remove: () => db.delete(lessonContents).where(eq(lessonContents.id, added?.id ?? 0)) };
}

const ownCourse = (fields: Parameters<typeof makeOwnCourse>[1] = {}) =>
  makeOwnCourse({ db: test.server.deps.db, channelId }, fields);

describe('the course of a class', () => {
  const ofCourse = (courseId: number) => ({ id: channelId, courseId });
  const hide = (courseId: number) =>
    api.call(
      'lmsCourses.setVisibleState',
      { params: ofCourse(courseId), body: { visibleState: 'INVISIBLE' } },
      inClass(teacher),
    );
  const free = (courseId: number) =>
    ({ courseClassStorageId: courseId, paymentType: 'FREE', cost: 0 }) as const;

  it('is neither hidden nor deleted under a class that pupils see', async () => {
    const { courseId } = await ownCourse();
    const courseClassId = await makeClassOf(free(courseId));
    const refused = await hide(courseId);
    expect(refused.error.errorCode).toBe('ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE');
    expect(refused.error.message).toContain('처음 만나는 자바스크립트');
    const remove = () => api.call('lmsCourses.remove', { params: ofCourse(courseId) }, inClass(teacher));
    expect((await remove()).error.errorCode).toBe('ALREADY_REFERENCED_CONTENT');
    await api.call('courseClasses.remove', { params: { id: channelId, courseClassId } }, inClass(teacher));
    expect((await hide(courseId)).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  it('is a published one', async () => {
    const { courseId } = await ownCourse({ visibleState: 'INVISIBLE' });
    const made = await api.call(
      'courseClasses.create',
      { params: { id: channelId }, body: offer(free(courseId)) },
      inClass(teacher),
    );
    expect(made.error).toMatchObject({ errorCode: 'CONTENT_NOT_READY' });
    const { body } = await api.call(
      'courseClasses.listChoices',
      { params: { id: channelId } },
      inClass(teacher),
    );
    const ids = body.courseList.map((course) => course.courseId);
    expect(ids).toContain(PRODUCT_COURSE);
    expect(ids).not.toContain(courseId);
  });

  it('leaves a hidden class readable when it is hidden itself, with closed lessons', async () => {
    const { courseId } = await ownCourse();
    const courseClassId = await makeClassOf(free(courseId));
    const params = { courseClassId };
    await api.call('courseClasses.enrol', { params, body: { cost: 0 } }, inClass(pupil));
    const save = (visibleState: 'VISIBLE' | 'INVISIBLE', version: number) =>
      api.call(
        'courseClasses.save',
        { params: { id: channelId, ...params }, body: { ...offer(free(courseId)), visibleState, version } },
        inClass(teacher),
      );
    await save('INVISIBLE', 1);
    expect((await hide(courseId)).status).toBe(200);
    expect((await api.call('courseClasses.get', { params }, inClass(pupil))).status).toBe(200);
    const { body } = await api.call('courseClasses.listLessons', { params }, inClass(pupil));
    expect(body).toMatchObject({ lessonList: [{ lock: 'HIDDEN' }, { lock: 'HIDDEN' }], next: null });
    expect((await save('INVISIBLE', 2)).status).toBe(200);
    expect((await save('VISIBLE', 3)).error.errorCode).toBe('CONTENT_NOT_READY');
  });
});

describe('lessons', () => {
  const open = async (lessonId: number) =>
    (await api.call('lessons.get', { params: { lessonId } }, inClass(pupil))).error.errorCode;

  it('of a course that asks for enrolment open with it', async () => {
    const { courseId, lessonList } = await ownCourse({ enrolmentRequired: true });
    const [lesson] = lessonList;
    if (!lesson) throw new Error('no lesson');
    const courseClassId = await makeClassOf({ courseClassStorageId: courseId, paymentType: 'FREE', cost: 0 });
    const params = { courseClassId };
    expect(await open(lesson.lessonId)).toBe('NOT_ENROLLED_COURSE');
    const document = await api.call('documents.get', { params: lesson }, inClass(pupil));
    expect(document.error.errorCode).toBe('NOT_ENROLLED_COURSE');
    const locked = await api.call('courseClasses.listLessons', { params }, inClass(pupil));
    expect(locked.body.lessonList.map(({ lock }) => lock)).toEqual(['NOT_ENROLLED', 'NOT_ENROLLED']);
    await api.call('courseClasses.enrol', { params, body: { cost: 0 } }, inClass(pupil));
    expect(await open(lesson.lessonId)).toBeUndefined();
    expect(
      (await api.call('lessons.get', { params: { lessonId: lesson.lessonId } }, inClass(teacher))).status,
    ).toBe(200);
  });

  it('of an open course are open in its free class, too', async () => {
    const { courseId, lessonList } = await ownCourse();
    const [lesson] = lessonList;
    if (!lesson) throw new Error('no lesson');
    const courseClassId = await makeClassOf({ courseClassStorageId: courseId, paymentType: 'FREE', cost: 0 });
    const { body } = await api.call(
      'courseClasses.listLessons',
      { params: { courseClassId } },
      inClass(pupil),
    );
    expect(body.lessonList.map(({ lock }) => lock)).toEqual([null, null]);
    expect(await open(lesson.lessonId)).toBeUndefined();
  });

  it('in order open one after the other, and lead on', async () => {
    const { courseId, lessonList } = await ownCourse({ inOrder: true });
    const [first, second] = lessonList;
    if (!first || !second) throw new Error('no lessons');
    const courseClassId = await makeClassOf({ courseClassStorageId: courseId, paymentType: 'FREE', cost: 0 });
    const params = { courseClassId };
    await api.call('courseClasses.enrol', { params, body: { cost: 0 } }, inClass(pupil));
    expect(await open(second.lessonId)).toBe('UNAUTHORIZED_ACCEPTED_CONTENT');
    await api.call('lessons.checkContent', { params: first }, inClass(pupil));
    const problem = await addProblem(first.lessonId);
    expect(await open(second.lessonId)).toBe('NOT_ACCEPTED_PROBLEM');
    await problem.remove();
    expect(await open(second.lessonId)).toBeUndefined();
    const { body } = await api.call('courseClasses.listLessons', { params }, inClass(pupil));
    expect(body.lessonList.map(({ lock }) => lock)).toEqual([null, null]);
    expect(body.next).toMatchObject(second);
  });

  it('of a hidden course are there for staff alone', async () => {
    const { courseId, lessonList } = await ownCourse();
    const [lesson] = lessonList;
    if (!lesson) throw new Error('no lesson');
    expect(await open(lesson.lessonId)).toBeUndefined();
    await test.server.deps.db
      .update(courses)
      .set({ visibleState: 'INVISIBLE' })
      .where(eq(courses.id, courseId));
    expect(await open(lesson.lessonId)).toBe('IS_NOT_CHANNEL_CONTENT');
  });

  it('of a worksheet are its chapters, open once it is begun', async () => {
    const [worksheet] = await test.server.deps.db
      .insert(worksheets)
      .values({ channelId, title: '조개 문제집' })
      .returning();
    if (!worksheet) throw new Error('no worksheet');
    const chapter = await addOwnLesson(
      { db: test.server.deps.db, channelId },
      { worksheetId: worksheet.id },
      1,
    );
    const params = { worksheetId: worksheet.id };
    expect((await api.call('worksheets.list', {}, inClass(pupil))).body.worksheetList).toMatchObject([
      { title: '조개 문제집', chapterCount: 1, contentCount: 1, enrollState: 'NOT_ENROLLED' },
    ]);
    expect(await open(chapter.lessonId)).toBe('NOT_ENROLLED_WORKSHEET');
    await api.call('worksheets.enrol', { params, body: { cost: 0 } }, inClass(pupil));
    await api.call('lessons.checkContent', { params: chapter }, inClass(pupil));
    const { body } = await api.call('worksheets.get', { params }, inClass(pupil));
    expect(body).toMatchObject({ enrollState: 'ENROLLED', checkedCount: 1, next: null });
  });
});
