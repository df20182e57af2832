import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import type { HomeworkBody } from '#shared/contract/learning/homeworks.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { channelGroupMembers } from '#server/db/tables/channels/groups.ts';
import { channelMemberTags } from '#server/db/tables/channels/tags.ts';
import { transaction, emit } from '#server/domain/transaction.ts';
import { openHomework, remindPupils } from '#server/domain/learning/homeworks/remindPupils.ts';
import { readDocument, solutionOfProblem, solveProblem } from '../../support/learn.ts';
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
const HOUR_MS = 60 * 60 * 1000;
const NOTHING = 2_000_000_000;
const PROBLEM = problemIdOf(1, 0);
const CODE = {
  submissionId: null,
  language: 'JAVASCRIPT',
  source: 'print("안녕");\nprint("바다");',
} as const;

let taught: TaughtClass;
let pupil: Pupil;
let other: Pupil;
let foreign: TaughtClass;

beforeAll(async () => {
  taught = await makeTaughtClass(test.server, ['바다', '하람']);
  foreign = await makeTaughtClass(test.server, ['먼별']);
  [pupil, other] = taught.pupils as [Pupil, Pupil];
});

/** Moves the clock so far that tokens end, and signs everybody in again. */
async function goAhead(seconds: number): Promise<void> {
  clock.advance({ seconds });
  taught = await signInAgain(test.server, taught);
  [pupil, other] = taught.pupils as [Pupil, Pupil];
}

/** A full hour from now. */
const hour = (hours: number): string =>
  new Date(Math.ceil(clock.now().getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();

const wish = (part: Partial<HomeworkBody> = {}) => ({
  title: '바다에 인사하기',
  content: '두 줄로 인사해 보세요.',
  lessonId: 1,
  contentOnLessonId: PROBLEM,
  target: { type: 'ALL' as const },
  opensAt: hour(-48),
  dueAt: hour(48),
  ...part,
});
const give = async (part: Partial<HomeworkBody> = {}, who = taught) => {
  const params = { id: who.id };
  const reply = await api.call('homeworks.create', { params, body: wish(part) }, who.teacher);
  if (reply.status !== 201) throw new Error(`homework was refused: ${JSON.stringify(reply.error)}`);
  return reply.body;
};
const at = (homeworkId: number, of = taught) => ({ id: of.id, homeworkId });
const handIn = (homeworkId: number, who = pupil, body: object = { code: CODE }) =>
  api.call('homeworks.handIn', { params: at(homeworkId), body }, who.inClass);
const listOwn = async (who = pupil) =>
  (await api.call('homeworks.listOwn', { params: { id: taught.id } }, who.inClass)).body;
const answer = (
  homeworkId: number,
  work: { readonly workId: number; readonly handedInAt: string },
  state: 'RETURNED' | 'DONE' = 'DONE',
) =>
  api.call(
    'homeworks.giveFeedback',
    {
      params: { ...at(homeworkId), memberId: pupil.userId },
      body: { workId: work.workId, handedInAt: work.handedInAt, state, feedback: '잘했어요!' },
    },
    taught.teacher,
  );
const notificationsOf = async (who: Pupil) =>
  (await api.call('notifications.list', {}, who.atSchool)).body.notificationList;

describe('giving', () => {
  it('reaches all pupils, and no teacher', async () => {
    const homework = await give({ title: '모두의 숙제' });
    expect(homework).toMatchObject({ targetCount: 2, handedInCount: 0, contentTitle: expect.any(String) });
    for (const who of taught.pupils)
      expect((await listOwn(who)).homeworkList.map(({ homeworkId }) => homeworkId)).toContain(
        homework.homeworkId,
      );
    const own = await api.call('homeworks.listOwn', { params: { id: taught.id } }, taught.teacher);
    expect(own.body).toEqual({ homeworkList: [], dueCount: 0 });
  });

  it('to a group or a tag reaches those who are in it, also who comes later', async () => {
    const gid = await makeGroup(test.server, taught, [pupil]);
    const tag = await api.call(
      'tags.create',
      { params: { id: taught.id }, body: { tag: '느림보' } },
      taught.teacher,
    );
    const { tagId } = tag.body;
    const toGroup = await give({ target: { type: 'GROUP', groupId: gid } });
    const toTag = await give({ target: { type: 'TAG', tagId } });
    expect([toGroup.targetName, toGroup.targetCount, toTag.targetCount]).toEqual(['거북 조', 1, 0]);
    const idsOf = async (who: Pupil) => (await listOwn(who)).homeworkList.map(({ homeworkId }) => homeworkId);
    expect(await idsOf(other)).not.toContain(toGroup.homeworkId);
    expect((await handIn(toGroup.homeworkId, other)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const params = { id: taught.id, tid: tagId };
    await api.call('tags.addToMembers', { params, body: { memberIdList: [other.userId] } }, taught.teacher);
    expect(await idsOf(other)).toContain(toTag.homeworkId);
  });

  it('to single pupils reaches them alone, under their names', async () => {
    const memberIdList = [pupil.userId, pupil.userId];
    const homework = await give({
      target: { type: 'MEMBERS', memberIdList },
      dueAt: '2099-03-02T00:35:00.000Z',
    });
    expect(homework).toMatchObject({ targetCount: 1, targetName: '바다', memberIdList: [pupil.userId] });
    const idsOf = async (who: Pupil) => (await listOwn(who)).homeworkList.map(({ homeworkId }) => homeworkId);
    expect(await idsOf(pupil)).toContain(homework.homeworkId);
    expect(await idsOf(other)).not.toContain(homework.homeworkId);
    expect((await handIn(homework.homeworkId, other)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
    const seen = await api.call('homeworks.get', { params: at(homework.homeworkId) }, taught.teacher);
    expect(seen.body.memberList.map(({ memberId }) => memberId)).toEqual([pupil.userId]);
  });

  it('to a teacher or a pupil of another class is refused', async () => {
    const strangers = [foreign.pupils[0]?.userId ?? 0, taught.teacher.userId];
    for (const memberId of strangers) {
      const body = wish({ target: { type: 'MEMBERS', memberIdList: [memberId, pupil.userId] } });
      const reply = await api.call('homeworks.create', { params: { id: taught.id }, body }, taught.teacher);
      expect(reply.error.errorCode).toBe('CHANNEL_MEMBER_NOT_FOUND');
    }
  });

  it('is not seen before it opens', async () => {
    const { homeworkId } = await give({ opensAt: hour(1) });
    expect((await listOwn()).homeworkList.map((one) => one.homeworkId)).not.toContain(homeworkId);
    expect((await handIn(homeworkId)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it.each([
    ['a lesson that is none', { lessonId: NOTHING, contentOnLessonId: null }, 'IS_NOT_CHANNEL_CONTENT'],
    ['a content of another lesson', { contentOnLessonId: documentIdOf(2) }, 'IS_NOT_CHANNEL_CONTENT'],
    ['a group of nobody', { target: { type: 'GROUP', groupId: NOTHING } }, 'CHANNEL_GROUP_NOT_FOUND'],
    ['a tag of nobody', { target: { type: 'TAG', tagId: NOTHING } }, 'RESOURCE_NOT_FOUND'],
    ['a time between two steps', { dueAt: '2099-03-02T00:33:00.000Z' }, 'VALIDATION_FAIL'],
    ['nobody', { target: { type: 'MEMBERS', memberIdList: [] } }, 'VALIDATION_FAIL'],
    [
      'who is no member',
      { target: { type: 'MEMBERS', memberIdList: [NOTHING] } },
      'CHANNEL_MEMBER_NOT_FOUND',
    ],
    [
      'an end before the beginning',
      { opensAt: '2099-03-03T00:00:00.000Z', dueAt: '2099-03-02T00:00:00.000Z' },
      'VALIDATION_FAIL',
    ],
    [
      'an end that is over',
      { opensAt: '2001-03-02T00:00:00.000Z', dueAt: '2001-03-03T00:00:00.000Z' },
      'VALIDATION_FAIL',
    ],
  ] as const)('refuses %s', async (_, part, code) => {
    const params = { id: taught.id };
    const reply = await api.call(
      'homeworks.create',
      { params, body: { ...wish(), ...part } },
      taught.teacher,
    );
    expect(reply.error.errorCode).toBe(code);
  });

  it('takes no group and shows no homework of another class', async () => {
    const gid = await makeGroup(test.server, foreign, []);
    const params = { id: taught.id };
    const body = wish({ target: { type: 'GROUP', groupId: gid } });
    const refused = await api.call('homeworks.create', { params, body }, taught.teacher);
    expect(refused.error.errorCode).toBe('CHANNEL_GROUP_NOT_FOUND');
    const { homeworkId } = await give({}, foreign);
    for (const name of ['homeworks.get', 'homeworks.remove', 'homeworks.export'] as const) {
      const reply = await api.call(name, { params: at(homeworkId) }, taught.teacher);
      expect(reply.error.errorCode, name).toBe('RESOURCE_NOT_FOUND');
    }
    expect((await handIn(homeworkId)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });
});

describe('handing in', () => {
  it('keeps the code as it was, twice at once as one try', async () => {
    const { homeworkId } = await give();
    const replies = await Promise.all([handIn(homeworkId), handIn(homeworkId), handIn(homeworkId)]);
    expect(new Set(replies.map(({ body }) => body.workId)).size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies[0]?.body).toMatchObject({
      tryNumber: 1,
      state: 'HANDED_IN',
      isLate: false,
      source: CODE.source,
    });
    const seen = await api.call('homeworks.get', { params: at(homeworkId) }, taught.teacher);
    expect(seen.body).toMatchObject({ handedInCount: 1, waitingCount: 1, doneCount: 0 });
  });

  it('offers and keeps the submission that passed', async () => {
    await solveProblem(api, pupil.atSchool, [1, 0]);
    const { homeworkId } = await give();
    const own = await api.call('homeworks.getOwn', { params: at(homeworkId) }, pupil.inClass);
    expect(own.body.code).toMatchObject({ verdict: 'AC', source: solutionOfProblem(PROBLEM).source });
    const work = await handIn(homeworkId, pupil, { code: { ...own.body.code, verdict: undefined } });
    expect(work.body).toMatchObject({ verdict: 'AC', submissionId: own.body.code?.submissionId });
    const stolen = await handIn(homeworkId, other, {
      code: { ...CODE, submissionId: own.body.code?.submissionId },
    });
    expect(stolen.error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });

  it('of a lesson or a document asks for all of it', async () => {
    const { homeworkId } = await give({ contentOnLessonId: documentIdOf(2), lessonId: 2 });
    expect((await handIn(homeworkId, pupil, {})).error.errorCode).toBe('HOMEWORK_NOT_DONE');
    await readDocument(api, pupil.atSchool, 2);
    expect((await handIn(homeworkId, pupil, { note: '다 읽었어요' })).body).toMatchObject({
      state: 'HANDED_IN',
    });
  });

  it('needs code for a problem', async () => {
    const { homeworkId } = await give();
    expect((await handIn(homeworkId, pupil, {})).error.errorCode).toBe('HOMEWORK_NOT_DONE');
  });
});

describe('feedback', () => {
  it('gives it back for another go, which is done then, and says so to the pupil', async () => {
    const { homeworkId } = await give({ title: '두 번 하는 숙제' });
    const first = (await handIn(homeworkId)).body;
    expect((await answer(homeworkId, first, 'RETURNED')).body).toMatchObject({ state: 'RETURNED' });
    expect((await listOwn()).homeworkList[0]).toMatchObject({ work: { state: 'RETURNED' } });
    const second = (await handIn(homeworkId)).body;
    expect(second).toMatchObject({ tryNumber: 2, state: 'HANDED_IN' });
    await answer(homeworkId, second);
    expect((await handIn(homeworkId)).error.errorCode).toBe('HOMEWORK_CLOSED');
    const types = (await notificationsOf(pupil))
      .filter(({ subjectId }) => subjectId === homeworkId)
      .map(({ notificationType }) => notificationType);
    expect(types.filter((type) => type === 'HOMEWORK_ANSWER')).toHaveLength(2);
    const params = { ...at(homeworkId), memberId: pupil.userId };
    const { body } = await api.call('homeworks.getWorks', { params }, taught.teacher);
    expect(body.workList.map(({ state }) => state)).toEqual(['DONE', 'RETURNED']);
  });

  it('on what was handed in again meanwhile is refused', async () => {
    const { homeworkId } = await give();
    const first = (await handIn(homeworkId)).body;
    clock.advance({ seconds: 5 });
    const again = (await handIn(homeworkId, pupil, { code: { ...CODE, source: 'print(2);' } })).body;
    expect(again.workId).toBe(first.workId);
    expect((await answer(homeworkId, first)).error.errorCode).toBe('HOMEWORK_CHANGED');
    const params = { id: taught.id, memberId: pupil.userId, problemId: PROBLEM };
    const waiting = async () =>
      (await api.call('classProgress.getMemberCode', { params }, taught.teacher)).body.waitingHomeworkId;
    expect(await waiting()).toBe(homeworkId);
    expect((await answer(homeworkId, again)).status).toBe(200);
    expect(await waiting()).not.toBe(homeworkId);
  });

  it('of two teachers counts once, and against a hand-in one of the two', async () => {
    const { homeworkId } = await give();
    const work = (await handIn(homeworkId)).body;
    const replies = await Promise.all([
      answer(homeworkId, work, 'RETURNED'),
      answer(homeworkId, work, 'RETURNED'),
      handIn(homeworkId, pupil, { code: { ...CODE, source: 'print(3);' } }),
    ]);
    const answered = replies.slice(0, 2).filter(({ status }) => status === 200).length;
    expect(answered).toBeLessThanOrEqual(1);
    const params = { ...at(homeworkId), memberId: pupil.userId };
    const { workList } = (await api.call('homeworks.getWorks', { params }, taught.teacher)).body;
    // The new try is never lost: it comes after the answer, or in place of the first.
    expect(workList[0]).toMatchObject({ state: 'HANDED_IN', source: 'print(3);', tryNumber: answered + 1 });
  });

  it('on the try of somebody else is refused', async () => {
    const { homeworkId } = await give();
    const work = (await handIn(homeworkId, other)).body;
    expect((await answer(homeworkId, work)).error.errorCode).toBe('RESOURCE_NOT_FOUND');
  });
});

describe('the clock of Seoul', () => {
  it('is late a minute after midnight, and taken all the same', async () => {
    // Midnight in Seoul, at any hour of the test's start.
    const day = new Date(clock.now().getTime() + 48 * HOUR_MS).toISOString().slice(0, 10);
    const midnight = new Date(`${day}T00:00:00+09:00`);
    const dueAt = midnight.toISOString();
    const [inTime, late] = [await give({ dueAt }), await give({ dueAt })];
    await goAhead((midnight.getTime() - clock.now().getTime()) / 1000 - 60);
    expect((await handIn(inTime.homeworkId)).body.isLate).toBe(false);
    clock.advance({ minutes: 2 });
    expect((await handIn(late.homeworkId)).body.isLate).toBe(true);
    // The second go of what came in time is in time.
    const first = (await listOwn()).homeworkList.find(({ homeworkId }) => homeworkId === inTime.homeworkId);
    if (first?.work) await answer(inTime.homeworkId, first.work, 'RETURNED');
    expect((await handIn(inTime.homeworkId)).body).toMatchObject({ tryNumber: 2, isLate: false });
  });

  it('reminds the day before by day, those alone who have not handed in, and once', async () => {
    const { homeworkId } = await give({ title: '잊은 숙제', dueAt: hour(72) });
    await handIn(homeworkId, other);
    const remind = () => remindPupils(test.server.deps, { homeworkId, version: 1 });
    const reminders = async (who: Pupil) =>
      (await notificationsOf(who)).filter(
        ({ notificationType, subjectId }) => notificationType === 'HOMEWORK_DUE' && subjectId === homeworkId,
      );
    const toHour = (at: number) => goAhead(((at - 9 - clock.now().getUTCHours() + 48) % 24) * 3600);
    await toHour(23);
    await remind();
    expect(await reminders(pupil)).toEqual([]);
    await toHour(9);
    await remind();
    await remind();
    expect(await reminders(pupil)).toHaveLength(1);
    expect(await reminders(other)).toEqual([]);
  });

  it('tells the pupils when it opens, once, and not of what was taken back', async () => {
    const [kept, gone] = [await give({ opensAt: hour(1) }), await give({ opensAt: hour(1) })];
    await api.call('homeworks.remove', { params: at(gone.homeworkId) }, taught.teacher);
    for (const { homeworkId } of [kept, kept, gone])
      await openHomework(test.server.deps, { homeworkId, version: 1 });
    const told = (await notificationsOf(pupil)).filter(
      ({ notificationType, subjectId }) =>
        notificationType === 'HOMEWORK' && [kept.homeworkId, gone.homeworkId].includes(subjectId ?? 0),
    );
    expect(told.map(({ subjectId }) => subjectId)).toEqual([kept.homeworkId]);
  });
});

describe('reminding by hand', () => {
  const remind = (homeworkId: number) =>
    api.call('homeworks.remind', { params: at(homeworkId) }, taught.teacher);
  const openNow = async (part: Partial<HomeworkBody> = {}) => {
    const { homeworkId } = await give(part);
    await openHomework(test.server.deps, { homeworkId, version: 1 });
    return homeworkId;
  };
  const remindersOf = async (who: Pupil, homeworkId: number) =>
    (await notificationsOf(who)).filter(
      ({ notificationType, subjectId }) => notificationType === 'HOMEWORK_DUE' && subjectId === homeworkId,
    );

  it('tells those alone who have not handed in, and once an hour', async () => {
    const homeworkId = await openNow({ title: '기다리는 숙제' });
    await handIn(homeworkId, pupil);
    const both = await Promise.all([remind(homeworkId), remind(homeworkId)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 200)?.body).toEqual({ remindedCount: 1 });
    expect(both.find(({ status }) => status === 409)?.error.errorCode).toBe('HOMEWORK_REMINDED');
    expect(await remindersOf(other, homeworkId)).toHaveLength(1);
    expect(await remindersOf(pupil, homeworkId)).toEqual([]);
    await goAhead(3601);
    expect((await remind(homeworkId)).body).toEqual({ remindedCount: 1 });
  });

  it('after the end says that it may still be handed in', async () => {
    const homeworkId = await openNow({ title: '지난 숙제', opensAt: hour(-3), dueAt: hour(1) });
    await goAhead(3 * 3600);
    expect((await remind(homeworkId)).body.remindedCount).toBe(2);
    const [reminder] = await remindersOf(other, homeworkId);
    expect(reminder?.content).toBe('「지난 숙제」, 마감은 지났지만 지금 내도 괜찮아요.');
  });

  it('of what has not begun is refused', async () => {
    const { homeworkId } = await give({ opensAt: hour(5) });
    expect((await remind(homeworkId)).error.errorCode).toBe('HOMEWORK_NOT_OPEN');
  });
});

describe('whoever comes late', () => {
  const ofMember = async (homeworkId: number, who: Pupil) => {
    const { body } = await api.call('homeworks.get', { params: at(homeworkId) }, taught.teacher);
    return body.memberList.find(({ memberId }) => memberId === who.userId);
  };
  const countsOf = async (homeworkId: number) => {
    const { body } = await api.call('homeworks.get', { params: at(homeworkId) }, taught.teacher);
    return [body.handedInCount, body.targetCount];
  };
  /**
   * Makes the two seem to have been there since `joinedAt`; the database's own work goes by its own clock.
   */
  const cameTogether = async (joinedAt: Date) => {
    const { db } = test.server.deps;
    await db.update(channelMembers).set({ joinedAt }).where(eq(channelMembers.channelId, taught.id));
    await db
      .update(channelGroupMembers)
      .set({ joinedAt })
      .where(eq(channelGroupMembers.channelId, taught.id));
    await db
      .update(channelMemberTags)
      .set({ taggedAt: joinedAt })
      .where(eq(channelMemberTags.channelId, taught.id));
  };
  const came = (who: Pupil, joinedAt: Date) =>
    test.server.deps.db
      .update(channelMembers)
      .set({ joinedAt })
      .where(and(eq(channelMembers.channelId, taught.id), eq(channelMembers.userId, who.userId)));
  const ownOf = async (who: Pupil, homeworkId: number) => {
    const { homeworkList, dueCount } = await listOwn(who);
    const index = homeworkList.findIndex((one) => one.homeworkId === homeworkId);
    return { ...homeworkList[index], isToDo: index < dueCount };
  };

  it('is not late with what was over before, for the pupil, the teacher, the file and the report', async () => {
    await cameTogether(new Date(clock.now().getTime() - 99 * HOUR_MS));
    const given = await give({ title: '지난 숙제', dueAt: hour(1) });
    const { homeworkId } = given;
    await goAhead(3 * 3600);
    const reportOf = async () => {
      const params = { id: pupil.userId };
      return (await api.call('memberReports.get', { params }, pupil.inClass)).body.homework;
    };
    expect(await ownOf(pupil, homeworkId)).toMatchObject({ wasDueBeforeJoining: false, isToDo: true });
    expect(await countsOf(homeworkId)).toEqual([0, 2]);
    const before = await reportOf();
    await came(pupil, clock.now());
    expect(await ownOf(pupil, homeworkId)).toMatchObject({ wasDueBeforeJoining: true, isToDo: false });
    expect(await ofMember(homeworkId, pupil)).toMatchObject({ wasDueBeforeJoining: true, work: null });
    expect(await ofMember(homeworkId, other)).toMatchObject({ wasDueBeforeJoining: false });
    expect(await countsOf(homeworkId)).toEqual([0, 1]);
    expect((await reportOf()).givenCount).toBeLessThan(before.givenCount);
    const path = `/channel/v1/users/channels/${taught.id}/lms/homeworks/${homeworkId}/exports?format=csv`;
    const file = await fetch(`${test.server.url}${path}`, {
      headers: { authorization: `Bearer ${taught.teacher.token}`, 'channel-id': `${taught.id}` },
    });
    expect(await file.text()).toContain('"오기 전 숙제"');
    // It may be handed in all the same; the pupil who was there before is late with it.
    expect((await handIn(homeworkId)).body.isLate).toBe(false);
    expect((await handIn(homeworkId, other)).body.isLate).toBe(true);
    expect(await ofMember(homeworkId, pupil)).toMatchObject({ work: { isLate: false } });
    expect(await countsOf(homeworkId)).toEqual([2, 2]);
    // A later end makes it homework like any other.
    await api.call(
      'homeworks.save',
      { params: at(homeworkId), body: wish({ title: '지난 숙제', dueAt: hour(9) }) },
      taught.teacher,
    );
    expect(await ownOf(pupil, homeworkId)).toMatchObject({ wasDueBeforeJoining: false });
  });

  it('to a group or a tag is not late either', async () => {
    const gid = await makeGroup(test.server, taught, [other], '새내기 조');
    const { tagId } = (
      await api.call('tags.create', { params: { id: taught.id }, body: { tag: '새내기' } }, taught.teacher)
    ).body;
    const tag = (who: Pupil) => {
      const params = { id: taught.id, tid: tagId };
      return api.call('tags.addToMembers', { params, body: { memberIdList: [who.userId] } }, taught.teacher);
    };
    await tag(other);
    await cameTogether(clock.now());
    const toGroup = await give({ target: { type: 'GROUP', groupId: gid }, dueAt: hour(1) });
    const toTag = await give({ target: { type: 'TAG', tagId }, dueAt: hour(1) });
    await goAhead(3 * 3600);
    await tag(pupil);
    const params = { id: taught.id, gid };
    await api.call('groups.addMembers', { params, body: { memberIdList: [pupil.userId] } }, taught.teacher);
    for (const { homeworkId } of [toGroup, toTag]) {
      expect(await ownOf(pupil, homeworkId)).toMatchObject({ wasDueBeforeJoining: true, isToDo: false });
      expect(await ownOf(other, homeworkId)).toMatchObject({ wasDueBeforeJoining: false, isToDo: true });
      expect(await countsOf(homeworkId)).toEqual([0, 1]);
      expect((await handIn(homeworkId)).body.isLate).toBe(false);
    }
  });
});

describe('what was given', () => {
  it('is not taken out of the content', async () => {
    const homework = await give({ contentOnLessonId: documentIdOf(3), lessonId: 3 });
    const remove = (kind: 'LESSON' | 'DOCUMENT' | 'CONTENT_ON_LESSON' | 'COURSE', contentId: number) =>
      transaction(test.server.deps, (tx) =>
        emit(tx, { type: 'content.removing', userId: taught.teacher.userId, kind, contentId }),
      );
    await expect(remove('LESSON', 3)).rejects.toMatchObject({ code: 'HAS_ASSIGNMENT' });
    await expect(remove('CONTENT_ON_LESSON', documentIdOf(3))).rejects.toMatchObject({
      code: 'HAS_ASSIGNMENT',
    });
    await expect(remove('DOCUMENT', homework.contentId)).rejects.toMatchObject({ code: 'HAS_ASSIGNMENT' });
    await expect(remove('DOCUMENT', NOTHING)).resolves.toBeDefined();
    await api.call('homeworks.remove', { params: at(homework.homeworkId) }, taught.teacher);
    await expect(remove('CONTENT_ON_LESSON', documentIdOf(3))).resolves.toBeDefined();
  });

  it('stays about the same once somebody has handed in', async () => {
    const { homeworkId } = await give();
    await handIn(homeworkId);
    const save = (part: Partial<HomeworkBody>) =>
      api.call('homeworks.save', { params: at(homeworkId), body: wish(part) }, taught.teacher);
    expect((await save({ lessonId: 2, contentOnLessonId: null })).error.errorCode).toBe('HAS_ASSIGNMENT');
    expect((await save({ title: '새 이름', dueAt: hour(100) })).body).toMatchObject({ title: '새 이름' });
  });
});

describe('the file', () => {
  const download = async (homeworkId: number, format: string) => {
    const path = `/channel/v1/users/channels/${taught.id}/lms/homeworks/${homeworkId}/exports?format=${format}`;
    return fetch(`${test.server.url}${path}`, {
      headers: { authorization: `Bearer ${taught.teacher.token}`, 'channel-id': `${taught.id}` },
    });
  };

  it('opens in Excel in Korean, and reckons nothing that a child wrote', async () => {
    const { homeworkId } = await give({ title: '표로 보는 숙제' });
    await handIn(homeworkId, pupil, { code: CODE, note: '=1+1' });
    const csv = await download(homeworkId, 'csv');
    const bytes = new Uint8Array(await csv.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain('"바다"');
    expect(text).toContain(`"'=1+1"`);
    const xlsx = await download(homeworkId, 'xlsx');
    expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
    expect([...new Uint8Array(await xlsx.arrayBuffer()).slice(0, 2)]).toEqual([0x50, 0x4b]);
  });
});
