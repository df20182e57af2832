import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { problemCases, problems } from '#server/db/tables/learning/problems.ts';
import { judgeJobs } from '#server/db/tables/learning/submissions.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { compareSolutions } from '#server/domain/battle/scoreboard/compareSolutions.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import {
  answerOf,
  endCompetition,
  handIn,
  rightProgram,
  submitWork,
  WRONG_PROGRAM,
} from '../../support/battles.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { ACCESS_TOKEN_MINUTES: '1440' } });
const { api } = test;
const MINUTE_MS = 60_000;
/** Long enough for copies of it to be told. */
const COPIED = problemIdOf(6, 0);
const [FIRST, SECOND] = [problemIdOf(1, 0), problemIdOf(1, 1)] as const;
let teacher: Child;
let manager: Child;

const newChild = () => signUpDressedChild(test.server);

async function staff(role: ChannelRole): Promise<Child> {
  const child = await newChild();
  await test.server.deps.db
    .update(channelMembers)
    .set({ roles: [role] })
    .where(eq(channelMembers.userId, child.user.userId));
  return child;
}

beforeAll(async () => {
  await test.server.deps.judge.ready();
  [teacher, manager] = await Promise.all([staff('TEACHER'), staff('MANAGER')]);
});

const inChannel = { id: DEFAULT_CHANNEL_ID };
const inMinutes = (minutes: number) =>
  new Date(test.clock.now().getTime() + minutes * MINUTE_MS).toISOString();
const input = (over: object = {}) => ({
  name: '봄 코딩 대회',
  content: '함께해요',
  rule: 'ICPC',
  limitTime: 60,
  startDate: inMinutes(10),
  endDate: inMinutes(200),
  freezeMinutes: 10,
  contentList: [
    { problemId: FIRST, points: 100 },
    { problemId: SECOND, points: 200 },
  ],
  ...over,
});

async function makeCompetition(over: object = {}) {
  const { status, body, error } = await api.call(
    'lmsCompetitions.create',
    { params: inChannel, body: input(over) },
    teacher,
  );
  if (status !== 200) throw new Error(`lmsCompetitions.create answered ${status}: ${JSON.stringify(error)}`);
  const competitionId = body.competitionId ?? 0;
  return { body, competitionId, key: String(competitionId), contestId: body.clock?.contestId ?? 0 };
}

const enroll = (child: Child, key: string) => api.call('competitions.enroll', { params: { key } }, child);
const board = (child: Child, key: string) =>
  api.call('competitions.getScoreboard', { params: { key } }, child);
const contentsOf = async (child: Child, key: string) =>
  (await api.call('competitions.listContents', { params: { key } }, child)).body.contentList;

describe('a competition', () => {
  it('goes from enrolling to the certificate, by the common clock', async () => {
    const [early, late, outsider] = await Promise.all([newChild(), newChild(), newChild()]);
    const { key, competitionId, contestId, body } = await makeCompetition();
    expect(body).toMatchObject({ enrollState: 'NOT_ENROLLED', limitTime: 60, contentCount: 2 });
    const params = { key };
    expect(await answerOf(api.call('competitions.start', { params }, early))).toBe(
      'NOT_ENROLLED_COMPETITION',
    );
    expect((await enroll(early, key)).body).toMatchObject({ enrollState: 'ENROLLED', enrolledUserCount: 1 });
    expect((await enroll(early, key)).body.enrolledUserCount).toBe(1);
    expect(await answerOf(api.call('competitions.start', { params }, early))).toBe('BATTLE_NOT_STARTED');
    expect(await answerOf(api.call('competitions.listContents', { params }, early))).toBe(
      'BATTLE_NOT_STARTED',
    );
    expect(await answerOf(api.call('competitions.listContents', { params }, outsider))).toBe(
      'NOT_ENROLLED_COMPETITION',
    );
    const { body: listed } = await api.call('competitions.list', { query: { page: 1 } }, early);
    expect(listed.competitionList.map((one) => one.competitionId)).toContain(competitionId);

    test.clock.advance({ minutes: 30 });
    expect((await api.call('competitions.start', { params }, early)).body.enrollState).toBe('STARTED');
    const [first, second] = await contentsOf(early, key);
    if (!first || !second) throw new Error('the competition has no contents');
    expect([first.points, second.points]).toEqual([100, 200]);
    expect(await handIn(api, early, { key, content: first, program: WRONG_PROGRAM })).toBe('WA');
    expect(await handIn(api, early, { key, content: first, program: rightProgram(first) })).toBe('AC');
    // Late: what is left of the common time, and times from the common start.
    expect((await enroll(late, key)).body.clock?.elapsedMs).toBeGreaterThanOrEqual(20 * MINUTE_MS);
    expect(await handIn(api, late, { key, content: second, program: rightProgram(second) })).toBe('AC');
    const { body: scores } = await board(late, key);
    expect(scores.rankList).toMatchObject([
      { userId: late.user.userId, totalPoint: 200, percentageScore: 66.7 },
      { userId: early.user.userId, totalPoint: 100, submissionCount: 2 },
    ]);
    expect(scores.rankList[1]?.durationTime).toBeGreaterThanOrEqual(26 * MINUTE_MS);
    const { body: own } = await api.call('competitions.getMyScore', { params }, early);
    expect(own).toMatchObject({
      row: { rank: 2 },
      scoreboardList: [{ competitionContentId: first.competitionContentId }],
    });
    const { body: members } = await api.call('competitions.listRoomMembers', { params }, outsider);
    expect(members.roomMemberList).toHaveLength(2);

    // Frozen for the players, true for staff.
    test.clock.advance({ minutes: 35 });
    await handIn(api, early, { key, content: second, program: rightProgram(second) });
    expect((await board(late, key)).body.rankList[0]).toMatchObject({ userId: late.user.userId });
    const truth = await api.call(
      'lmsCompetitions.getScoreboard',
      { params: { ...inChannel, competitionId } },
      teacher,
    );
    expect(truth.body.rankList[0]).toMatchObject({ userId: early.user.userId, totalPoint: 300 });
    const lastSeen = async () =>
      (
        await api.call(
          'lmsCompetitions.getFrozenScoreboard',
          { params: { ...inChannel, competitionId } },
          teacher,
        )
      ).body.board;
    expect(await lastSeen(), 'while it runs').toBeNull();

    test.clock.advance({ minutes: 10 });
    expect(await answerOf(submitWork(api, late, { key, content: first, program: WRONG_PROGRAM }))).toBe(
      'BATTLE_ENDED',
    );
    expect(await answerOf(enroll(outsider, key))).toBe('BATTLE_ENDED');
    expect(await answerOf(api.call('competitions.getCertificate', { params }, early))).toBe(
      'BATTLE_NOT_ENDED',
    );
    expect(await settleContest(test.server.deps, { contestId })).toBe(true);
    await settleContest(test.server.deps, { contestId });
    expect((await board(outsider, key)).body.rankList[0]).toMatchObject({ userId: early.user.userId });
    expect((await lastSeen())?.rankList[0], 'for the chests of the wall').toMatchObject({
      userId: late.user.userId,
    });
    const { body: certificate } = await api.call('competitions.getCertificate', { params }, early);
    expect(certificate).toMatchObject({ rank: 1, title: '봄 코딩 대회', nickname: early.user.nickname });
    expect(certificate.svg).toContain(early.user.nickname);
    expect(await answerOf(api.call('competitions.getCertificate', { params }, outsider))).toBe(
      'NOT_ENROLLED_COMPETITION',
    );
    const rewards = await test.server.deps.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.reasonKey, `competition:${competitionId}`));
    const points = rewards
      .filter(({ kind }) => kind === 'POINT')
      .map(({ userId, amount }) => [userId, amount]);
    expect(new Map(points as [number, number][])).toEqual(
      new Map([
        [early.user.userId, 100],
        [late.user.userId, 70],
      ]),
    );

    // Reports and the table for a spreadsheet.
    const lms = { ...inChannel, competitionId };
    const report = { userId: early.user.userId, content: '끝까지 포기하지 않았어요.' };
    expect(
      (await api.call('lmsCompetitions.writeReport', { params: lms, body: report }, teacher)).body,
    ).toMatchObject({ rank: 1, ...report });
    const stranger = { userId: outsider.user.userId, content: '없음' };
    expect(
      await answerOf(api.call('lmsCompetitions.writeReport', { params: lms, body: stranger }, teacher)),
    ).toBe('MEMBER_NOT_FOUND');
    const { body: reports } = await api.call('lmsCompetitions.listReports', { params: lms }, manager);
    expect(new Set(reports.reportList.map(({ rank }) => rank))).toEqual(new Set([1, 2]));
    const { body: enrolled } = await api.call('lmsCompetitions.listMembers', { params: lms }, teacher);
    expect(enrolled.memberList.map(({ userId }) => userId)).toEqual([early.user.userId, late.user.userId]);
    const csv = await fetch(
      `${test.server.url}/channel/v1/users/channels/${DEFAULT_CHANNEL_ID}/lms/competitions/${competitionId}/exports`,
      {
        headers: { authorization: `Bearer ${teacher.token}` },
      },
    );
    const bytes = Buffer.from(await csv.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString().split('\r\n')).toHaveLength(4);
    expect(bytes.toString()).toContain(`1,"${early.user.nickname}",300`);
  });

  it('is judged again after the end: the board follows, rewards stay', async () => {
    const child = await newChild();
    const { key, contestId, competitionId } = await makeCompetition({
      rule: 'IOI',
      startDate: inMinutes(-1),
      contentList: [{ problemId: SECOND }],
    });
    await enroll(child, key);
    const [content] = await contentsOf(child, key);
    if (!content) throw new Error('the competition has no contents');
    await handIn(api, child, { key, content, program: rightProgram(content) });
    test.clock.advance({ minutes: 61 });
    await settleContest(test.server.deps, { contestId });
    expect((await board(child, key)).body.rankList[0]?.totalPoint).toBe(100);
    const { db } = test.server.deps;
    const cases = await db.select().from(problemCases).where(eq(problemCases.problemId, SECOND));
    await db.update(problemCases).set({ expected: '다른 답' }).where(eq(problemCases.problemId, SECOND));
    try {
      await api.call('submissions.rejudge', { params: { ...inChannel, problemId: SECOND } }, manager);
      await expect.poll(() => db.$count(judgeJobs), { timeout: 15_000 }).toBe(0);
      expect((await board(child, key)).body.rankList[0]?.totalPoint).toBe(0);
      const { body: replay } = await api.call('competitions.getReplay', { params: { key } }, child);
      expect(replay.stepList).toMatchObject([{ success: false, correct: 0 }]);
    } finally {
      for (const { caseNumber, expected } of cases)
        await db
          .update(problemCases)
          .set({ expected })
          .where(and(eq(problemCases.problemId, SECOND), eq(problemCases.caseNumber, caseNumber)));
    }
    const rewards = await db.$count(
      ledgerEntries,
      eq(ledgerEntries.reasonKey, `competition:${competitionId}`),
    );
    expect(rewards).toBe(2);
  });
});

describe('staff', () => {
  it('changes everything before the start, and only words and time after it', async () => {
    const { competitionId, key } = await makeCompetition();
    const params = { ...inChannel, competitionId };
    const update = (over: object) =>
      api.call('lmsCompetitions.update', { params, body: input(over) }, teacher);
    const startDate = inMinutes(5);
    const kept = {
      startDate,
      endDate: inMinutes(300),
      rule: 'SPEED',
      contentList: [{ problemId: SECOND }, { problemId: FIRST }],
    };
    expect((await update({ ...kept, name: '새 이름' })).body).toMatchObject({
      name: '새 이름',
      rule: 'SPEED',
      contentList: [
        { problemId: SECOND, order: 1 },
        { problemId: FIRST, order: 2 },
      ],
    });
    expect(await answerOf(update({ ...kept, contentList: [{ problemId: 999_999 }] }))).toBe(
      'PROBLEM_NOT_FOUND',
    );
    expect(await answerOf(update({ ...kept, endDate: startDate }))).toBe('VALIDATION_FAIL');
    expect(
      await answerOf(update({ ...kept, contentList: [{ problemId: FIRST }, { problemId: FIRST }] })),
    ).toBe('VALIDATION_FAIL');
    const child = await newChild();
    await enroll(child, key);
    test.clock.advance({ minutes: 6 });
    expect(await answerOf(update({ ...kept, rule: 'IOI' }))).toBe('BATTLE_UNDERWAY');
    expect(await answerOf(update({ ...kept, contentList: [{ problemId: FIRST }] }))).toBe('BATTLE_UNDERWAY');
    expect((await update({ ...kept, limitTime: 90 })).body.clock).toMatchObject({
      durationMs: 90 * MINUTE_MS,
      state: 'RUNNING',
    });
    expect(await answerOf(api.call('lmsCompetitions.remove', { params }, teacher))).toBe('BATTLE_UNDERWAY');
    test.clock.advance({ minutes: 100 });
    expect(await answerOf(update({ ...kept, limitTime: 120 }))).toBe('BATTLE_ENDED');
    expect(await answerOf(update({ ...kept, limitTime: 90, name: '끝난 대회' }))).toBe('OK');
  });

  it('removes one that has not begun, and decides who may enrol', async () => {
    const { competitionId, key } = await makeCompetition({ enrollRole: 'student' });
    const child = await newChild();
    expect(await answerOf(enroll(child, key))).toBe('IS_NOT_ADVANCED_CHANNEL_USER');
    const params = { ...inChannel, competitionId };
    expect(await answerOf(api.call('lmsCompetitions.remove', { params }, teacher))).toBe('OK');
    expect(await answerOf(api.call('competitions.getInfo', { params: { key } }, child))).toBe(
      'RESOURCE_NOT_FOUND',
    );
    expect(await answerOf(api.call('lmsCompetitions.get', { params }, teacher))).toBe('RESOURCE_NOT_FOUND');
  });

  it('starts before its time and ends before its time, each once', async () => {
    const { competitionId, key } = await makeCompetition({ startDate: inMinutes(50), freezeMinutes: 0 });
    const [child, late] = await Promise.all([newChild(), newChild()]);
    await enroll(child, key);
    const params = { ...inChannel, competitionId };
    const control = (state: string) =>
      api.call('lmsCompetitions.control', { params, body: { state } }, teacher);
    expect(await answerOf(control('ENDED'))).toBe('BATTLE_NOT_STARTED');
    expect(await answerOf(control('PAUSED'))).toBe('VALIDATION_FAIL');
    const { body: begun } = await control('RUNNING');
    expect(begun.clock).toMatchObject({ state: 'RUNNING', durationMs: 60 * MINUTE_MS });
    expect(Date.parse(begun.startDate)).toBeLessThanOrEqual(test.clock.now().getTime());
    expect(await answerOf(control('RUNNING'))).toBe('BATTLE_UNDERWAY');
    const [first, second] = await contentsOf(child, key);
    if (!first || !second) throw new Error('the competition has no contents');
    await handIn(api, child, { key, content: first, program: rightProgram(first) });
    await enroll(late, key);
    test.clock.advance({ minutes: 5 });
    const { body: ended } = await control('ENDED');
    expect(ended.clock?.state).toBe('ENDED');
    expect(Date.parse(ended.endDate)).toBeLessThanOrEqual(test.clock.now().getTime());
    expect(await answerOf(control('ENDED'))).toBe('BATTLE_ENDED');
    expect(await answerOf(control('RUNNING'))).toBe('BATTLE_ENDED');
    expect((await api.call('competitions.getCertificate', { params: { key } }, child)).body.rank).toBe(1);
    expect(await answerOf(api.call('competitions.getCertificate', { params: { key } }, late))).toBe(
      'RESOURCE_NOT_FOUND',
    );
    const { body: told } = await api.call('notifications.list', { query: { page: 1 } }, child);
    expect(told.notificationList).toContainEqual(
      expect.objectContaining({ notificationType: 'COMPETITION', subjectId: competitionId }),
    );
  });

  it('tells whoever has enrolled that it is called off', async () => {
    const { competitionId, key } = await makeCompetition({ name: '비 오는 날 대회' });
    const child = await newChild();
    await enroll(child, key);
    const params = { ...inChannel, competitionId };
    expect(await answerOf(api.call('lmsCompetitions.remove', { params }, teacher))).toBe('OK');
    const { body } = await api.call('notifications.list', { query: { page: 1 } }, child);
    expect(body.notificationList[0]).toMatchObject({ notificationType: 'COMPETITION', subjectId: null });
    expect(body.notificationList[0]?.content).toContain('비 오는 날 대회');
  });

  it('chooses among the problems and stages of the channel', async () => {
    const list = (query: object) =>
      api.call('lmsCompetitions.listProblems', { params: inChannel, query: { page: 1, ...query } }, teacher);
    const { body: codes } = await list({});
    expect(codes.problemList).toHaveLength(12);
    expect(codes.problemList.every(({ kind }) => kind === 'CODE')).toBe(true);
    const levels = codes.problemList.map(({ difficulty }) => difficulty);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    const { body: stages } = await list({ kind: 'STAGE', language: 'BLOCKS' });
    expect(stages.problemList[0]).toMatchObject({ kind: 'STAGE' });
    const { body: named } = await list({ query: '바다에 인사' });
    expect(named).toMatchObject({ totalCount: 1, problemList: [{ problemId: FIRST }] });
    expect((await list({ query: '%' })).body.totalCount).toBe(0);
    expect(await answerOf(list({ kind: 'OBJECT' }))).toBe('VALIDATION_FAIL');
    expect(await answerOf(list({ difficulty: 9 }))).toBe('VALIDATION_FAIL');
  });

  it('sees close copies after the end', async () => {
    const { competitionId, key, contestId } = await makeCompetition({
      ...{ startDate: inMinutes(-1), rule: 'IOI' },
      contentList: [{ problemId: COPIED }],
    });
    const [one, other] = await Promise.all([newChild(), newChild()]);
    const params = { ...inChannel, competitionId };
    const copies = () => api.call('lmsCompetitions.listSimilarities', { params }, teacher);
    for (const child of [one, other]) {
      await enroll(child, key);
      const [content] = await contentsOf(child, key);
      if (!content) throw new Error('the competition has no contents');
      await handIn(api, child, { key, content, program: rightProgram(content) });
    }
    expect(await answerOf(copies())).toBe('BATTLE_NOT_ENDED');
    await endCompetition(api, teacher, competitionId);
    await compareSolutions(test.server.deps, { contestId });
    expect((await copies()).body.similarityList).toMatchObject([
      { userIdList: [one.user.userId, other.user.userId].toSorted((a, b) => a - b), percentage: 100 },
    ]);
  });
});

describe('afterwards, and what is refused', () => {
  it('is practised by everybody of the channel, and the board stays as it was', async () => {
    const { competitionId, key } = await makeCompetition({ startDate: inMinutes(-1) });
    const [child, outsider] = await Promise.all([newChild(), newChild()]);
    await enroll(child, key);
    const [content] = await contentsOf(child, key);
    if (!content) throw new Error('the competition has no contents');
    const params = { key, competitionContentId: content.competitionContentId };
    const practise = (who: Child, over: object = {}) =>
      api.call(
        'competitions.practise',
        { params: { ...params, ...over }, body: { clientKey: randomUUID(), ...rightProgram(content) } },
        who,
      );
    expect(await answerOf(practise(child))).toBe('BATTLE_NOT_ENDED');
    expect(await answerOf(practise(outsider))).toBe('NOT_ENROLLED_COMPETITION');
    expect(await answerOf(api.call('competitions.getProblem', { params }, outsider))).toBe(
      'NOT_ENROLLED_COMPETITION',
    );
    expect((await api.call('competitions.getProblem', { params }, child)).body.problemId).toBe(FIRST);
    await endCompetition(api, teacher, competitionId);
    for (const who of [child, outsider]) expect((await practise(who)).body.verdict).toBe('AC');
    expect(await answerOf(practise(child, { competitionContentId: 999_999 }))).toBe('RESOURCE_NOT_FOUND');
    const { body } = await board(outsider, key);
    expect(body.scoreboardList).toEqual([]);
    expect(body.rankList).toMatchObject([{ userId: child.user.userId, totalPoint: 0 }]);
  });

  it('opens a stage of the road that a child has not come to', async () => {
    const road = await test.server.deps.db
      .select({ id: problems.id })
      .from(problems)
      .where(and(eq(problems.kind, 'STAGE'), eq(problems.channelId, DEFAULT_CHANNEL_ID)))
      .orderBy(desc(problems.id));
    const child = await newChild();
    const locked = [];
    for (const { id } of road) {
      const answer = await answerOf(api.call('problems.get', { params: { problemId: id } }, child));
      if (answer === 'STAGE_LOCKED') locked.push(id);
      if (locked.length > 0) break;
    }
    const [problemId] = locked;
    if (problemId === undefined) throw new Error('every stage is open');
    const { competitionId, key } = await makeCompetition({
      startDate: inMinutes(-1),
      contentList: [{ problemId }],
    });
    await enroll(child, key);
    const [content] = await contentsOf(child, key);
    if (!content) throw new Error('the competition has no contents');
    const params = { key, competitionContentId: content.competitionContentId };
    const { body } = await api.call('competitions.getProblem', { params }, child);
    expect(body).toMatchObject({ problemId, kind: 'STAGE' });
    expect(body.stage).not.toBeNull();
    await endCompetition(api, teacher, competitionId);
    const { status } = await api.call(
      'competitions.practise',
      { params, body: { clientKey: randomUUID(), language: 'JAVASCRIPT', source: 'walk()' } },
      child,
    );
    expect(status).toBe(200);
  });

  it('takes nothing before the start, of another competition or by whoever is not in it', async () => {
    const [child, outsider] = await Promise.all([newChild(), newChild()]);
    const coming = await makeCompetition();
    const running = await makeCompetition({ startDate: inMinutes(-1) });
    for (const { key } of [coming, running]) await enroll(child, key);
    const [content] = await contentsOf(child, running.key);
    if (!content) throw new Error('the competition has no contents');
    const work = { key: running.key, content, program: rightProgram(content) };
    const submit = (who: Child, over: object = {}) => answerOf(submitWork(api, who, { ...work, ...over }));
    expect(await submit(outsider)).toBe('NOT_ENROLLED_COMPETITION');
    // A content of the one under the name of the other.
    expect(await submit(child, { key: coming.key })).toBe('RESOURCE_NOT_FOUND');
    expect(
      await submit(child, {
        content: { ...content, competitionContentId: content.competitionContentId + 9_000 },
      }),
    ).toBe('RESOURCE_NOT_FOUND');
    expect(await submit(child, { key: '999999' })).toBe('RESOURCE_NOT_FOUND');
    expect(await submit(child, { program: { language: 'JAVASCRIPT', source: '' } })).toBe('VALIDATION_FAIL');
    expect(await submit(child, { program: { language: 'JAVASCRIPT', source: 'x'.repeat(70_000) } })).toBe(
      'VALIDATION_FAIL',
    );
    for (const call of ['competitions.listContents', 'competitions.start'] as const)
      expect(await answerOf(api.call(call, { params: { key: coming.key } }, child))).toBe(
        'BATTLE_NOT_STARTED',
      );
    const { body } = await board(child, running.key);
    expect(body.scoreboardList).toEqual([]);
  });

  it('is a secret before the start but for its points', async () => {
    const { key } = await makeCompetition();
    const child = await newChild();
    const { body } = await api.call('competitions.getInfo', { params: { key } }, child);
    expect(body).toMatchObject({ pointList: [100, 200], freezeMinutes: 10, enrollRole: 'generalMember' });
    expect(body.ruleTextList.at(-1)).toContain('얼어요');
    expect(JSON.stringify(body)).not.toContain('인사하기');
    await enroll(child, key);
    expect((await board(child, key)).body.contentList).toEqual([]);
  });

  it('is not made over already, nor of what is driven in the world, nor in another channel', async () => {
    const make = (over: object, params: { readonly id: number } = inChannel) =>
      answerOf(api.call('lmsCompetitions.create', { params, body: input(over) }, teacher));
    expect(await make({ startDate: inMinutes(-200), endDate: inMinutes(-100) })).toBe('VALIDATION_FAIL');
    expect(await make({ startDate: inMinutes(-100), endDate: inMinutes(100), limitTime: 30 })).toBe(
      'VALIDATION_FAIL',
    );
    const [object] = await test.server.deps.db
      .select({ id: problems.id })
      .from(problems)
      .where(eq(problems.kind, 'OBJECT'));
    expect(await make({ contentList: [{ problemId: object?.id }] })).toBe('PROBLEM_NOT_FOUND');
    expect(await make({ freezeMinutes: 241 })).toBe('VALIDATION_FAIL');
    expect(await make({ name: '가'.repeat(41) })).toBe('VALIDATION_FAIL');
    expect(await make({}, { id: 999_999 })).not.toBe('OK');
  });

  it('lists those that run before those that come before those that are over', async () => {
    const child = await newChild();
    const over = await makeCompetition({ startDate: inMinutes(-1), endDate: inMinutes(500) });
    await endCompetition(api, teacher, over.competitionId);
    const later = await makeCompetition({ startDate: inMinutes(90), endDate: inMinutes(400) });
    const sooner = await makeCompetition({ startDate: inMinutes(30), endDate: inMinutes(600) });
    const running = await makeCompetition({ startDate: inMinutes(-1), endDate: inMinutes(700) });
    const { body } = await api.call('competitions.list', { query: { page: 1 } }, child);
    const ids = body.competitionList.map(({ competitionId }) => competitionId);
    const places = [running, sooner, later, over].map(({ competitionId }) => ids.indexOf(competitionId));
    expect(places.includes(-1)).toBe(false);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
