import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WatchedRange } from '#shared/video/watchedRanges.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';
import { videos } from '#server/db/tables/learning/videos.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api, clock } = test;
const VIDEO = {
  title: '반복문',
  videoType: 'URL',
  videoUrl: 'https://youtu.be/abcdefghijk',
  videoTime: 100,
} as const;

let teacher: Child;
let pupil: Child;
let channelId: number;
const staff = () => ({ token: teacher.token, channelId });
const member = () => ({ token: pupil.token, channelId });

beforeAll(async () => {
  [teacher, pupil] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
});

beforeEach(async () => {
  channelId = await makeClass(test.server.deps, [
    { child: teacher, nickname: '고래 선생님', roles: ['TEACHER'] },
    { child: pupil, nickname: '조약돌' },
  ]);
});

async function createVideo(body: object = VIDEO) {
  const reply = await api.call('lmsVideos.create', { params: { id: channelId }, body }, staff());
  return { ...reply, videoId: reply.body.videoId };
}

async function publish(videoId: number) {
  const params = { id: channelId, videoId };
  return api.call('lmsVideos.setVisibleState', { params, body: { visibleState: 'VISIBLE' } }, staff());
}

/** A course in order: a lesson with the video, and one after it. */
async function showInCourse(videoId: number) {
  const { db } = test.server.deps;
  const [course] = await db
    .insert(courses)
    .values({ channelId, title: '영상 코스', content: '', orderNo: 1, inOrder: true })
    .returning();
  const made = await db
    .insert(lessons)
    .values([1, 2].map((orderNo) => ({ channelId, courseId: course?.id, title: `${orderNo}번째`, orderNo })))
    .returning();
  const [first, second] = made;
  if (!first || !second) throw new Error('no lessons');
  const [content] = await db
    .insert(lessonContents)
    .values({ lessonId: first.id, contentType: 'VIDEO', contentId: videoId, title: '영상', orderNo: 1 })
    .returning();
  return {
    place: { lessonId: first.id, contentOnLessonId: content?.id ?? 0 },
    nextLessonId: second.id,
  };
}

type Place = Awaited<ReturnType<typeof showInCourse>>['place'];
const watch = (place: Place, ranges: WatchedRange[], more: object = {}) =>
  api.call(
    'videos.watch',
    { params: place, body: { ranges, position: ranges.at(-1)?.[1] ?? 0, ...more } },
    member(),
  );

describe('watching a video', () => {
  it('counts no more than the clock allows, and opens what comes after at nine tenths', async () => {
    const { videoId } = await createVideo();
    await publish(videoId);
    const { place, nextLessonId } = await showInCourse(videoId);
    const openNext = () => api.call('lessons.get', { params: { lessonId: nextLessonId } }, member());
    expect((await openNext()).error.errorCode).toBe('NOT_ACCEPTED_VIDEO');

    await watch(place, [], { opened: true });
    // Jumped to the end at once: nothing was watched.
    expect((await watch(place, [[0, 100]])).body.secondsWatched).toBeLessThan(2);
    clock.advance({ seconds: 20 });
    const atDouble = await watch(place, [[0, 40]]);
    expect(atDouble.body).toMatchObject({ checked: false, position: 40 });
    expect(atDouble.body.secondsWatched).toBeGreaterThanOrEqual(40);
    clock.advance({ seconds: 10 });
    // The same again adds nothing.
    expect((await watch(place, [[0, 20]])).body.secondsWatched).toBe(atDouble.body.secondsWatched);
    clock.advance({ seconds: 30 });
    expect((await watch(place, [[40, 92]])).body).toMatchObject({ checked: true });

    const { body: lesson } = await api.call(
      'lessons.get',
      { params: { lessonId: place.lessonId } },
      member(),
    );
    expect(lesson.contentList[0]).toMatchObject({ contentType: 'VIDEO', checked: true });
    expect((await openNext()).status).toBe(200);
    const learned = await api.call('videos.get', { params: place }, member());
    expect(learned.body.watch).toMatchObject({ position: 92, checked: true });
  });

  it('of two reports at once counts the clock once', async () => {
    const { videoId } = await createVideo();
    await publish(videoId);
    const { place } = await showInCourse(videoId);
    await watch(place, [], { opened: true });
    clock.advance({ seconds: 10 });
    await Promise.all([watch(place, [[0, 20]]), watch(place, [[50, 70]])]);
    const { body } = await api.call('videos.get', { params: place }, member());
    expect(body.watch.secondsWatched).toBeLessThan(24);
  });

  it('is seen by staff, by name and by time', async () => {
    const { videoId } = await createVideo();
    await publish(videoId);
    const { place } = await showInCourse(videoId);
    await watch(place, [], { opened: true });
    clock.advance({ seconds: 25 });
    await watch(place, [[0, 50]]);
    const params = { id: channelId, videoId };
    const members = await api.call('lmsVideos.listMembers', { params }, staff());
    expect(members.body.memberList).toEqual([
      expect.objectContaining({ nickname: '조약돌', percent: 50, openCount: 1, completedAt: null }),
    ]);
    const logs = await api.call('lmsVideos.listLogs', { params }, staff());
    expect(logs.body).toMatchObject({ totalCount: 1, logList: [{ percent: 50, openCount: 1 }] });
    const named = await api.call('lmsVideos.listMembers', { params, query: { query: '없는 이름' } }, staff());
    expect(named.body.memberList).toEqual([]);
  });

  it('of a hidden video is for staff alone', async () => {
    const { videoId } = await createVideo();
    const { place } = await showInCourse(videoId);
    expect((await api.call('videos.get', { params: place }, member())).error.errorCode).toBe(
      'IS_NOT_CHANNEL_CONTENT',
    );
    expect((await api.call('videos.get', { params: place }, staff())).status).toBe(200);
  });
});

describe('a video of a channel', () => {
  it('is made hidden, edited on top of a version, published, found and deleted', async () => {
    const { status, body, videoId } = await createVideo();
    expect({ status, visibleState: body.visibleState, state: body.state }).toEqual({
      status: 201,
      visibleState: 'INVISIBLE',
      state: 'COMPLETE',
    });
    const params = { id: channelId, videoId };
    const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\n안녕';
    const save = (title: string) =>
      api.call('lmsVideos.save', { params, body: { ...VIDEO, title, captions, baseVersion: 1 } }, staff());
    expect((await save('조건문')).body).toMatchObject({ title: '조건문', captions, version: 2 });
    // The answer was lost, and it is sent again.
    expect((await save('조건문')).body).toMatchObject({ title: '조건문', version: 2 });
    expect((await save('반복문')).error.errorCode).toBe('CONTENT_CONFLICT');
    await publish(videoId);
    const found = await api.call(
      'lmsVideos.list',
      { params: { id: channelId }, query: { query: '조건' } },
      staff(),
    );
    expect(found.body.videoList).toEqual([
      expect.objectContaining({ videoId, visibleState: 'VISIBLE', hasCaptions: true, watcherCount: 0 }),
    ]);
    expect((await api.call('lmsVideos.remove', { params }, staff())).status).toBe(200);
    expect((await api.call('lmsVideos.get', { params }, staff())).error.errorCode).toBe(
      'IS_NOT_CHANNEL_CONTENT',
    );
  });

  it('that a lesson shows stays', async () => {
    const { videoId } = await createVideo();
    await showInCourse(videoId);
    const params = { id: channelId, videoId };
    expect((await api.call('lmsVideos.remove', { params }, staff())).error.errorCode).toBe(
      'ALREADY_REFERENCED_CONTENT',
    );
  });

  it('is not published without a film', async () => {
    const { videoId } = await createVideo({ title: '빈 영상' });
    expect((await publish(videoId)).error).toMatchObject({
      errorCode: 'CONTENT_NOT_READY',
      message: '영상 파일이 아직 없어요. 파일을 올린 다음에 공개해 주세요.',
    });
  });

  it.each([
    ['an address of no video', { ...VIDEO, videoUrl: 'javascript:alert(1)' }, 'videoUrl'],
    ['an address without its length', { ...VIDEO, videoTime: 0 }, 'videoTime'],
    ['captions that are none', { ...VIDEO, captions: '1\n안녕' }, 'captions'],
  ])('with %s is refused in words', async (_what, body, field) => {
    const { status, error } = await createVideo(body);
    expect(status).toBe(400);
    expect(error.fieldErrors?.map((one) => one.field)).toEqual([field]);
  });

  it('takes an upload of its own channel alone, and once', async () => {
    const storage = await api.call('videoUploads.create', { params: { id: channelId } }, staff());
    const { videoStorageId } = storage.body;
    const made = await createVideo({ title: '하나', videoStorageId });
    expect(made.status).toBe(201);
    const again = await createVideo({ title: '하나', videoStorageId });
    expect([again.status, again.body.videoId], 'its answer was lost').toEqual([201, made.body.videoId]);
    expect((await createVideo({ title: '둘', videoStorageId })).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const other = await makeClass(test.server.deps, [
      { child: teacher, nickname: '선생님', roles: ['TEACHER'] },
    ]);
    const foreign = await api.call(
      'lmsVideos.create',
      { params: { id: other }, body: { title: '셋', videoStorageId } },
      { token: teacher.token, channelId: other },
    );
    expect(foreign.error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('of another channel is not there', async () => {
    const { videoId } = await createVideo();
    const other = await makeClass(test.server.deps, [
      { child: teacher, nickname: '선생님', roles: ['TEACHER'] },
    ]);
    const params = { id: other, videoId };
    const identity = { token: teacher.token, channelId: other };
    expect((await api.call('lmsVideos.get', { params }, identity)).error.errorCode).toBe(
      'IS_NOT_CHANNEL_CONTENT',
    );
    const [row] = await test.server.deps.db.select().from(videos).where(eq(videos.id, videoId));
    expect(row?.removed).toBe(false);
  });
});
