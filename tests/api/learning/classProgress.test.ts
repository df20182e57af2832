import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import { HAND_MINUTES } from '#shared/contract/learning/raisedHands.ts';
import { blocks, blockWorks } from '#server/db/tables/learning/blocks.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';
import { contentChecks, videoWatches } from '#server/db/tables/learning/progress.ts';
import { videos } from '#server/db/tables/learning/videos.ts';
import { readDocument, solveProblem } from '../../support/learn.ts';
import {
  makeGroup,
  makeTaughtClass,
  signInAgain,
  type Pupil,
  type TaughtClass,
} from '../../support/makeTaughtClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';

const test = setUpApi();
const { api, clock } = test;
const PROBLEM = problemIdOf(1, 0);
const WRONG = 'print("안녕?");';

let taught: TaughtClass;
let foreign: TaughtClass;
let pupil: Pupil;
let other: Pupil;

beforeAll(async () => {
  await test.server.deps.judge.ready();
  taught = await makeTaughtClass(test.server, ['가람', '나래']);
  foreign = await makeTaughtClass(test.server, ['먼별']);
  [pupil, other] = taught.pupils as [Pupil, Pupil];
});

const submit = async (who: Pupil, source: string, problemId = PROBLEM) => {
  const body = { clientKey: randomUUID(), language: 'JAVASCRIPT', source };
  return (await api.call('submissions.submit', { params: { problemId }, body }, who.atSchool)).body;
};
const matrix = async (query: Record<string, number> = {}, of = taught) =>
  (
    await api.call(
      'classProgress.getMatrix',
      { params: { id: of.id }, query: { course_id: 1, ...query } },
      of.teacher,
    )
  ).body;
/** The states of a pupil at the first lesson: of itself, its document and its first problem. */
const statesOf = async (who: Pupil) => {
  const { memberList } = await matrix({ lesson_id: 1 });
  const member = memberList.find(({ memberId }) => memberId === who.userId);
  return [member?.cellList[0]?.state, ...(member?.contentStateList.slice(0, 2) ?? [])];
};
const ofMember = (who: Pupil, of = taught) => ({ id: of.id, memberId: who.userId, problemId: PROBLEM });
const codeOf = async (who: Pupil) =>
  (await api.call('classProgress.getMemberCode', { params: ofMember(who) }, taught.teacher)).body;
const comment = (who: Pupil, body: object, as = taught.teacher, of = taught) =>
  api.call('codeComments.write', { params: { id: of.id, memberId: who.userId }, body }, as);

describe('the matrix', () => {
  it('goes from nothing over code and a try to passed', async () => {
    expect(await statesOf(pupil)).toEqual(['NONE', 'NONE', 'NONE']);
    await readDocument(api, pupil.atSchool, 1);
    expect(await statesOf(pupil)).toEqual(['DOING', 'PASSED', 'NONE']);
    const draft = { language: 'JAVASCRIPT', source: WRONG, baseVersion: 0 };
    await api.call('drafts.save', { params: { problemId: PROBLEM }, body: draft }, pupil.atSchool);
    expect(await statesOf(pupil)).toEqual(['DOING', 'PASSED', 'DOING']);
    await submit(pupil, WRONG);
    expect(await statesOf(pupil)).toEqual(['SUBMITTED', 'PASSED', 'SUBMITTED']);
    await solveProblem(api, pupil.atSchool, [1, 0]);
    expect(await statesOf(pupil)).toEqual(['DOING', 'PASSED', 'PASSED']);
    expect(await statesOf(other)).toEqual(['NONE', 'NONE', 'NONE']);
  });

  it('shows pupils by name, without teachers, and those of a group alone', async () => {
    const names = async (query: Record<string, number> = {}) =>
      (await matrix(query)).memberList.map(({ nickname }) => nickname);
    expect(await names()).toEqual(['가람', '나래']);
    expect(await names({ group_id: await makeGroup(test.server, taught, [other]) })).toEqual(['나래']);
  });

  it('counts videos that were watched and blocks that were handed in', async () => {
    const { db } = test.server.deps;
    const own = await makeTaughtClass(test.server, ['다솜']);
    const channelId = own.id;
    const [course] = await db
      .insert(courses)
      .values({ channelId, title: '우리 반 코스', content: '', orderNo: 1 })
      .returning();
    const [lesson] = await db
      .insert(lessons)
      .values({ channelId, courseId: course?.id ?? 0, title: '보고 만들기', orderNo: 1 })
      .returning();
    const [video] = await db.insert(videos).values({ channelId, title: '물결' }).returning();
    const [block] = await db.insert(blocks).values({ channelId, title: '만들기' }).returning();
    if (!course || !lesson || !video || !block) throw new Error('nothing was made');
    const shown = { lessonId: lesson.id, title: '내용' };
    const [, blockContent] = await db
      .insert(lessonContents)
      .values([
        { ...shown, contentType: 'VIDEO', contentId: video.id, orderNo: 1 },
        { ...shown, contentType: 'BLOCK', contentId: block.id, orderNo: 2 },
      ])
      .returning();
    const userId = own.pupils[0]?.userId ?? 0;
    const states = async () => {
      const [member] = (await matrix({ course_id: course.id, lesson_id: lesson.id }, own)).memberList;
      return [...(member?.contentStateList ?? []), member?.cellList[0]?.checkedCount];
    };
    expect(await states()).toEqual(['NONE', 'NONE', 0]);
    const at = clock.now();
    const watch = { userId, videoId: video.id, countedUntil: at, firstAt: at, lastAt: at };
    await db.insert(videoWatches).values(watch);
    await db
      .insert(blockWorks)
      .values({ userId, blockId: block.id, source: '{}', version: 1, updatedAt: at });
    expect(await states()).toEqual(['DOING', 'DOING', 0]);
    await db.update(videoWatches).set({ completedAt: at });
    await db.insert(contentChecks).values({ userId, contentOnLessonId: blockContent?.id ?? 0 });
    expect(await states()).toEqual(['PASSED', 'PASSED', 2]);
  });

  it('begins with the course in which the pupils have done most of late', async () => {
    const { db } = test.server.deps;
    const own = await makeTaughtClass(test.server, ['라온']);
    const [course] = await db
      .insert(courses)
      .values({ channelId: own.id, title: '우리 반 코스', content: '', orderNo: 1 })
      .returning();
    const [reader] = own.pupils as [Pupil];
    const first = async () => {
      const params = { id: own.id };
      const { body } = await api.call('classProgress.listCourses', { params }, own.teacher);
      const shown = await api.call('classProgress.getMatrix', { params, query: {} }, own.teacher);
      expect(shown.body.courseId).toBe(body.courseList[0]?.courseId);
      return shown.body.courseId;
    };
    expect(await first()).toBe(course?.id);
    await readDocument(api, reader.atSchool, 1);
    expect(await first()).toBe(1);
    const longAgo = new Date(clock.now().getTime() - 40 * 24 * 60 * 60 * 1000);
    await db.update(contentChecks).set({ checkedAt: longAgo }).where(eq(contentChecks.userId, reader.userId));
    expect(await first()).toBe(course?.id);
  });

  it('knows no course or lesson of elsewhere', async () => {
    const ask = (query: Record<string, number>) =>
      api.call('classProgress.getMatrix', { params: { id: taught.id }, query }, taught.teacher);
    expect((await ask({ course_id: 999_999 })).error.errorCode).toBe('IS_NOT_CHANNEL_CONTENT');
    expect((await ask({ course_id: 1, lesson_id: 999_999 })).error.errorCode).toBe('IS_NOT_CHANNEL_CONTENT');
  });

  it('is a file that Excel opens', async () => {
    const path = `/channel/v1/users/channels/${taught.id}/lms/progress/exports?course_id=1`;
    const file = await fetch(`${test.server.url}${path}`, {
      headers: { authorization: `Bearer ${taught.teacher.token}`, 'channel-id': String(taught.id) },
    });
    const text = await file.text();
    const [head = '', first = ''] = text.split('\r\n');
    expect(head).toContain('"번호","이름","아이디"');
    expect(head, 'a lesson is numbered once').not.toMatch(/"\d+\. \d+/);
    expect(first).toMatch(/^"[^"]*","가람","[a-z0-9_]+"/);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });
});

describe('comments on code', () => {
  it('reach the pupil at their line, whose answer waits for the teacher until it is seen', async () => {
    const { submissionId } = await submit(other, `${WRONG}\nprint("둘째 줄");`);
    expect((await comment(other, { submissionId, line: 2, text: '느낌표를 써 볼까요?' })).status).toBe(201);
    const params = { problemId: PROBLEM };
    const own = (await api.call('codeComments.listOwn', { params }, other.atSchool)).body;
    expect(own).toMatchObject({
      unreadCount: 1,
      place: { kind: 'CODE', lessonId: 1 },
      codeList: [{ submissionId, commentList: [{ line: 2, authorName: '산호 선생님', readAt: null }] }],
    });
    const told = await api.call('notifications.list', {}, other.atSchool);
    expect(told.body.notificationList[0]).toMatchObject({
      notificationType: 'CODE_COMMENT',
      subjectId: PROBLEM,
    });
    const commentId = own.codeList[0]?.commentList[0]?.commentId ?? 0;
    const answer = { params: { ...params, commentId }, body: { text: '고쳐 볼게요!' } };
    expect((await api.call('codeComments.answer', answer, other.atSchool)).body).toMatchObject({
      ...{ isAnswer: true, line: 2, isMine: true },
    });
    // An answer shows that its author has read the comment.
    expect((await codeOf(other)).commentList.map(({ readAt }) => readAt === null)).toEqual([false, true]);
    expect(await statesOf(other)).toEqual(['FEEDBACK', 'NONE', 'FEEDBACK']);
    const seen = {
      params: ofMember(other),
      body: { commentId: (await codeOf(other)).commentList[1]?.commentId },
    };
    await api.call('codeComments.check', seen, taught.teacher);
    expect(await statesOf(other)).toEqual(['SUBMITTED', 'NONE', 'SUBMITTED']);
  });

  it('are of the own class alone, for its members, at lines that are there', async () => {
    const { submissionId } = await submit(other, WRONG);
    const text = '좋아요';
    const codes = await Promise.all([
      comment(other, { submissionId, line: 2, text }),
      comment(pupil, { submissionId, line: 1, text }),
      comment(other, { submissionId, line: 1, text }, foreign.teacher, foreign),
      comment(other, { submissionId, line: 1, text }, { ...foreign.teacher, channelId: taught.id }),
      comment(other, { line: 1, text }),
    ]);
    expect(codes.map(({ error }) => error.errorCode)).toEqual([
      'VALIDATION_FAIL',
      'RESOURCE_NOT_FOUND',
      'CHANNEL_MEMBER_NOT_FOUND',
      'CHANNEL_MEMBER_NOT_FOUND',
      'VALIDATION_FAIL',
    ]);
    const answer = { params: { problemId: PROBLEM, commentId: 1 }, body: { text: '나도!' } };
    expect((await api.call('codeComments.answer', answer, pupil.atSchool)).error.errorCode).toBe(
      'RESOURCE_NOT_FOUND',
    );
  });
});

describe('a member’s work', () => {
  it('begins anew once, and keeps what was', async () => {
    await solveProblem(api, other.atSchool, [1, 0]);
    const reset = () => api.call('classProgress.reset', { params: ofMember(other) }, taught.teacher);
    expect((await reset()).body).toEqual({ resetVersion: 1 });
    expect((await reset()).error).toMatchObject({
      errorCode: 'ALREADY_RESET',
      message: '이미 초기화된 문제 입니다.',
    });
    const { versionList, success } = await codeOf(other);
    expect([success, versionList.length > 0, versionList.every(({ isFormer }) => isFormer)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('of before is for the pupil to see once it has been solved again', async () => {
    const [former] = (await codeOf(other)).versionList;
    const params = { problemId: PROBLEM, submissionId: former?.submissionId ?? 0 };
    const get = () => api.call('submissions.get', { params }, other.atSchool);
    expect((await get()).error.errorCode).toBe('HAVE_TO_RESET_SUCCESS');
    const list = await api.call('submissions.list', { params: { problemId: PROBLEM } }, other.atSchool);
    expect(list.body.submissionList).toEqual([]);
    await solveProblem(api, other.atSchool, [1, 0]);
    expect((await get()).status).toBe(200);
  });

  it('is judged again for that member alone', async () => {
    const { body } = await api.call('classProgress.rejudge', { params: ofMember(pupil) }, taught.teacher);
    expect(body.queuedCount).toBe((await codeOf(pupil)).versionList.length);
  });

  it('of another class is nobody’s business', async () => {
    const [stranger] = foreign.pupils as [Pupil];
    for (const name of [
      'classProgress.getMemberCode',
      'classProgress.reset',
      'classProgress.rejudge',
    ] as const) {
      const reply = await api.call(name, { params: ofMember(stranger) }, taught.teacher);
      expect(reply.error.errorCode, name).toBe('CHANNEL_MEMBER_NOT_FOUND');
    }
  });
});

describe('the commonest mistakes', () => {
  it('are counted by pupils, shown without names, and with them when asked', async () => {
    await submit(pupil, 'print("안녕"');
    await submit(other, 'print("바다야"');
    const ask = async (query: Record<string, string | number> = {}) =>
      (
        await api.call(
          'classProgress.listErrors',
          { params: { id: taught.id }, query: { course_id: 1, problem_id: PROBLEM, ...query } },
          taught.teacher,
        )
      ).body.errorList;
    const unclosed = (await ask()).find(({ verdict }) => verdict === 'CE');
    expect(unclosed).toMatchObject({ memberCount: 2, submissionCount: 2, memberList: [] });
    expect(unclosed?.example.source).toBe('print("안녕"');
    expect(unclosed?.explanation).toMatch(/[가-힣]/);
    const named = (await ask({ names: 'true' })).find(({ verdict }) => verdict === 'CE');
    expect(named?.memberList.map(({ nickname }) => nickname)).toEqual(['가람', '나래']);
  });
});

describe('a raised hand', () => {
  const raise = (who: Pupil) =>
    api.call(
      'raisedHands.raise',
      { body: { lessonId: 2, contentOnLessonId: documentIdOf(2) } },
      who.atSchool,
    );
  const hands = async (of = taught) =>
    (await api.call('raisedHands.list', { params: { id: of.id } }, of.teacher)).body.handList;

  it('is seen by the own teachers, once however often it is raised, and comes down when it was helped', async () => {
    await Promise.all([raise(pupil), raise(pupil), raise(pupil)]);
    const [hand, ...more] = await hands();
    expect([hand?.nickname, more, await hands(foreign)]).toEqual(['가람', [], []]);
    const handId = hand?.handId ?? 0;
    const refused = await api.call(
      'raisedHands.help',
      { params: { id: foreign.id, handId } },
      foreign.teacher,
    );
    expect(refused.error.errorCode).toBe('RESOURCE_NOT_FOUND');
    await api.call('raisedHands.help', { params: { id: taught.id, handId } }, taught.teacher);
    expect((await api.call('raisedHands.getOwn', {}, pupil.atSchool)).body).toEqual({
      hand: null,
      canRaise: true,
    });
  });

  it('comes down by hand, by having done it, and after a while', async () => {
    await raise(pupil);
    await api.call('raisedHands.withdraw', {}, pupil.atSchool);
    expect(await hands()).toEqual([]);
    await raise(pupil);
    await readDocument(api, pupil.atSchool, 2);
    expect(await hands()).toEqual([]);
    await raise(other);
    expect(await hands()).toHaveLength(1);
    clock.advance({ minutes: HAND_MINUTES + 1 });
    taught = await signInAgain(test.server, taught);
    [pupil, other] = taught.pupils as [Pupil, Pupil];
    foreign = await signInAgain(test.server, foreign);
    expect(await hands()).toEqual([]);
  });
});

describe('the report of a member', () => {
  it('says what it learned and what the teacher thinks, to the two of them alone', async () => {
    const words = '날마다 조금씩 나아지고 있어요.';
    const params = { id: pupil.userId };
    await api.call('memberReports.saveWords', { params, body: { words } }, taught.teacher);
    const read = (who: typeof taught.teacher | Pupil['inClass']) =>
      api.call('memberReports.get', { params }, who);
    const own = await read(pupil.inClass);
    expect(own.body).toMatchObject({ nickname: '가람', words, wordsBy: '산호 선생님', documentCount: 2 });
    expect(own.body.courseList[0]?.lessonList[0]).toMatchObject({ lessonId: 1 });
    expect((await read(taught.teacher)).body.words).toBe(words);
    expect((await read(other.inClass)).error.errorCode).toBe('NOT_HAS_ROLE');
    expect((await read(foreign.teacher)).error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
  });
});
