import { expect, it } from 'vitest';
import { documentIdOf } from '#shared/content/lessonIds.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';
import { problemProgress } from '#server/db/tables/learning/progress.ts';
import { videos } from '#server/db/tables/learning/videos.ts';
import { videoStorages } from '#server/db/tables/learning/videoUploads.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

it('marks a document as read once and keeps it read', async () => {
  const reader = await signUpDressedChild(test.server);
  const params = { lessonId: 1, contentOnLessonId: documentIdOf(1) };
  for (let time = 0; time < 2; time += 1) {
    expect((await api.call('lessons.checkContent', { params }, reader)).status).toBe(200);
  }
  const lesson = await api.call('lessons.get', { params: { lessonId: 1 } }, reader);
  const [first, ...others] = lesson.body.contentList.map((content) => content.checked);
  expect(first).toBe(true);
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others)).toEqual(new Set([false]));
});

it('tells of each content what it shows, and of problems how far one is', async () => {
  const { db } = test.server.deps;
  const learner = await signUpDressedChild(test.server);
  const open = async () =>
    (await api.call('lessons.get', { params: { lessonId: 1 } }, learner)).body.contentList;
  const [page, problem] = await open();
  expect(page).toMatchObject({
    contentType: 'DOCUMENT',
    difficulty: null,
    videoTime: null,
    problemTitle: null,
  });
  expect(page?.documentTitle).not.toBe('');
  expect(problem).toMatchObject({
    ...{ contentType: 'PROBLEM', success: false, resetSuccess: false, resetVersion: 0, documentTitle: null },
    ...{ problemTitle: expect.any(String), difficulty: expect.any(Number) },
  });
  const progress = { userId: learner.user.userId, problemId: problem?.contentId ?? 0 };
  await db.insert(problemProgress).values({ ...progress, success: true });
  expect((await open())[1]).toMatchObject({ success: true, resetSuccess: false, checked: true });
  await db.update(problemProgress).set({ resetVersion: 1 });
  expect((await open())[1]).toMatchObject({ success: true, resetSuccess: true, resetVersion: 1 });
  await db.update(problemProgress).set({ success: false });
  expect((await open())[1]).toMatchObject({ success: false, resetSuccess: false, checked: false });
});

it('tells how long a video lasts, by its address or by its file', async () => {
  const { db } = test.server.deps;
  const learner = await signUpDressedChild(test.server);
  const channelId = await makeClass(test.server.deps, [{ child: learner, nickname: '조약돌' }]);
  const [course] = await db
    .insert(courses)
    .values({ channelId, title: '코스', content: '', orderNo: 1 })
    .returning();
  const [lesson] = await db
    .insert(lessons)
    .values({ channelId, courseId: course?.id ?? 0, title: '보기', orderNo: 1, sectionTitle: '첫 단원' })
    .returning();
  const [storage] = await db
    .insert(videoStorages)
    .values({ channelId, state: 'COMPLETE', videoTime: 95 })
    .returning();
  const made = await db
    .insert(videos)
    .values([
      { channelId, title: '주소', videoType: 'URL', videoUrl: 'https://youtu.be/x', videoTime: 40 },
      { channelId, title: '파일', videoStorageId: storage?.id ?? 0 },
      { channelId, title: '아직' },
    ])
    .returning();
  await db.insert(lessonContents).values(
    made.map(({ id, title }, index) => ({
      lessonId: lesson?.id ?? 0,
      contentType: 'VIDEO' as const,
      contentId: id,
      title,
      orderNo: index + 1,
    })),
  );
  const { body } = await api.call(
    'lessons.get',
    { params: { lessonId: lesson?.id ?? 0 } },
    { token: learner.token, channelId },
  );
  expect(body.sectionTitle).toBe('첫 단원');
  expect(body.contentList.map(({ videoTime }) => videoTime)).toEqual([40, 95, 0]);
});
