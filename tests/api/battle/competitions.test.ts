import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { problemCases } from '#server/db/tables/learning/problems.ts';
import { judgeJobs } from '#server/db/tables/learning/submissions.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import { answerOf, handIn, rightProgram, submitWork, WRONG_PROGRAM } from '../../support/battles.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi({ settings: { ACCESS_TOKEN_MINUTES: '1440' } });
const { api } = test;
const MINUTE_MS = 60_000;
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
    expect(bytes.toString()).toContain(`"1","${early.user.nickname}","300"`);
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
        await db.update(problemCases).set({ expected }).where(eq(problemCases.caseNumber, caseNumber));
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
});
