import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { problemCases } from '#server/db/tables/learning/problems.ts';
import { judgeJobs } from '#server/db/tables/learning/submissions.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { readXlsx } from '#server/domain/channels/channelAccounts/readTable/readXlsx.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import { answerOf, handIn, rightProgram, submitWork, WRONG_PROGRAM } from '../../support/battles.ts';
import { SECOND, inChannel, setUpCompetitions } from '../../support/setUpCompetitions.ts';

const setting = setUpCompetitions();
const { test, api, newChild, inMinutes, makeCompetition, enroll, scoreboard, contentsOf } = setting;
const MINUTE_MS = 60_000;

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
    const { body: scores } = await scoreboard(late, key);
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
    expect((await scoreboard(late, key)).body.rankList[0]).toMatchObject({ userId: late.user.userId });
    const truth = await api.call(
      'lmsCompetitions.getScoreboard',
      { params: { ...inChannel, competitionId } },
      setting.teacher,
    );
    expect(truth.body.rankList[0]).toMatchObject({ userId: early.user.userId, totalPoint: 300 });
    const lastSeen = async () =>
      (
        await api.call(
          'lmsCompetitions.getFrozenScoreboard',
          { params: { ...inChannel, competitionId } },
          setting.teacher,
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
    expect((await scoreboard(outsider, key)).body.rankList[0]).toMatchObject({ userId: early.user.userId });
    expect((await lastSeen())?.rankList[0], 'for the chests of the wall').toMatchObject({
      userId: late.user.userId,
    });
    const { body: certificate } = await api.call('competitions.getCertificate', { params }, early);
    expect(certificate).toMatchObject({ rank: 1, title: '봄 코딩 대회', nickname: early.user.nickname });
    expect(certificate.svg).toContain(early.user.nickname);
    // It lies among the certificates of the child, as it was written out at the end.
    const { userCertificateId } = certificate;
    const { body: kept } = await api.call('certificates.list', {}, early);
    expect(kept.certificateList).toMatchObject([{ userCertificateId, title: '봄 코딩 대회' }]);
    const drawn = await api.call('certificates.get', { params: { id: userCertificateId } }, early);
    expect(drawn.body.svg).toBe(certificate.svg);
    const foreign = api.call('certificates.get', { params: { id: userCertificateId } }, outsider);
    expect(await answerOf(foreign)).toBe('RESOURCE_NOT_FOUND');
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
      (await api.call('lmsCompetitions.writeReport', { params: lms, body: report }, setting.teacher)).body,
    ).toMatchObject({ rank: 1, ...report });
    const stranger = { userId: outsider.user.userId, content: '없음' };
    expect(
      await answerOf(
        api.call('lmsCompetitions.writeReport', { params: lms, body: stranger }, setting.teacher),
      ),
    ).toBe('MEMBER_NOT_FOUND');
    const { body: reports } = await api.call('lmsCompetitions.listReports', { params: lms }, setting.manager);
    expect(new Set(reports.reportList.map(({ rank }) => rank))).toEqual(new Set([1, 2]));
    const { body: enrolled } = await api.call(
      'lmsCompetitions.listMembers',
      { params: lms },
      setting.teacher,
    );
    expect(enrolled.memberList.map(({ userId }) => userId)).toEqual([early.user.userId, late.user.userId]);
    const saved = async (format: string) => {
      const place = `/channel/v1/users/channels/${inChannel.id}/lms/competitions/${competitionId}/exports`;
      const headers = { authorization: `Bearer ${setting.teacher.token}` };
      const reply = await fetch(`${test.server.url}${place}?format=${format}`, { headers });
      return Buffer.from(await reply.arrayBuffer());
    };
    const bytes = await saved('csv');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString().split('\r\n')).toHaveLength(4);
    expect(bytes.toString()).toContain(`1,"","${early.user.nickname}","${early.loginName}",300`);
    const [columns, winner] = readXlsx(await saved('xlsx'), 10).rowsOf(0);
    expect(columns?.slice(0, 5)).toEqual(['등수', '번호', '이름', '아이디', '점수']);
    expect(columns?.slice(9)).toEqual([`1. ${first.title}`, `2. ${second.title}`]);
    expect(winner?.slice(0, 5)).toEqual(['1', '', early.user.nickname, early.loginName, '300']);
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
    expect((await scoreboard(child, key)).body.rankList[0]?.totalPoint).toBe(100);
    const { db } = test.server.deps;
    const cases = await db.select().from(problemCases).where(eq(problemCases.problemId, SECOND));
    await db.update(problemCases).set({ expected: '다른 답' }).where(eq(problemCases.problemId, SECOND));
    try {
      await api.call('submissions.rejudge', { params: { ...inChannel, problemId: SECOND } }, setting.manager);
      await expect.poll(() => db.$count(judgeJobs), { timeout: 15_000 }).toBe(0);
      expect((await scoreboard(child, key)).body.rankList[0]?.totalPoint).toBe(0);
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
