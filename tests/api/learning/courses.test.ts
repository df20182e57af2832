import { beforeAll, expect, it } from 'vitest';
import { COURSES, documentsOf } from '#server/domain/seed/courses.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;
let child: Child;

beforeAll(async () => {
  child = await signUpDressedChild(test.server);
});

it('lists the courses, each lesson with a document, its problems, and documents between them', async () => {
  const { body } = await api.call('courses.list', {}, child);
  expect(body.courseList.map(({ courseId, contentCount }) => [courseId, contentCount])).toEqual(
    COURSES.map(({ id, lessons }) => [
      id,
      lessons.flatMap((lesson) => [...documentsOf(lesson), ...lesson.problems, ...(lesson.stageIds ?? [])])
        .length,
    ]),
  );
  expect(body.courseList).toMatchObject([
    { courseId: 1, lessonCount: 10, contentCount: 55 },
    { courseId: 2, lessonCount: 9, contentCount: 45 },
    { courseId: 9, title: '바다 길 찾기', lessonCount: 4 },
    { courseId: 10, lessonCount: 8 },
    { courseId: 41, title: '세상을 움직이는 코드', lessonCount: 6 },
  ]);
  const course = await api.call('courses.get', { params: { courseId: 1 } }, child);
  for (const { lessonId, contentList } of course.body.lessonList) {
    const types = contentList.map(({ contentType }) => contentType);
    expect(types[0]).toBe('DOCUMENT');
    expect(types.filter((type) => type === 'DOCUMENT')).toHaveLength(lessonId === 1 ? 3 : 1);
    expect(types.at(-1)).toBe('PROBLEM');
    expect(types.filter((type) => type === 'PROBLEM').length).toBeGreaterThanOrEqual(4);
  }
  expect(course.body.lessonList[0]?.contentList.map(({ contentOnLessonId }) => contentOnLessonId)).toEqual([
    101, 102, 107, 108, 103, 104, 105, 106,
  ]);
});

it('refuses whoever names no channel, an unknown one, or one it has not joined', async () => {
  const codes = await Promise.all(
    [undefined, 999].map(async (channelId) => {
      const identity = { token: child.token, ...(channelId !== undefined && { channelId }) };
      return (await api.call('courses.list', {}, identity)).error.errorCode;
    }),
  );
  expect(codes).toEqual(['CHANNEL_NOT_FOUND', 'CHANNEL_NOT_FOUND']);
});
