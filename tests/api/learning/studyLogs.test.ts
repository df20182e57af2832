import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import { contentChecks } from '#server/db/tables/learning/progress.ts';
import { befriend } from '../../support/befriend.ts';
import { readDocument, solveProblem } from '../../support/learn.ts';
import { makeClass } from '../../support/makeClass.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpChild, type Child } from '../../support/signUpChild.ts';

const test = setUpApi();
const { api } = test;

const ROUTES = [
  'studyLogs.getStreaks',
  'studyLogs.getCounts',
  'studyLogs.getProblemCounts',
  'studyLogs.getProblemProgress',
] as const;
const of = (child: Child) => ({ params: { id: child.user.userId } });
const codesFor = (viewer: Child, id: number) =>
  Promise.all(
    ROUTES.map(async (name) => {
      const { status, error } = await api.call(name, { params: { id } }, viewer);
      return status === 200 ? 'seen' : error.errorCode;
    }),
  );
const all = (what: string) => ROUTES.map(() => what);

describe('logs of learning', () => {
  it('are empty before anything is learned', async () => {
    const child = await signUpChild(test.server);
    expect((await api.call('studyLogs.getStreaks', of(child), child)).body).toEqual({
      currentStreak: 0,
      longestStreak: 0,
      studiedToday: false,
    });
    expect((await api.call('studyLogs.getCounts', of(child), child)).body).toMatchObject({
      dayList: [],
      documentCount: 0,
      problemCount: 0,
    });
    expect((await api.call('studyLogs.getProblemCounts', of(child), child)).body).toEqual({
      submissionCount: 0,
      triedProblemCount: 0,
      solvedProblemCount: 0,
      verdictList: [],
      difficultyList: [],
    });
  });

  it('count what was read, handed in and solved', async () => {
    const child = await signUpChild(test.server);
    await readDocument(api, child, 1);
    await api.call(
      'submissions.submit',
      {
        params: { problemId: problemIdOf(1, 0) },
        body: { clientKey: randomUUID(), language: 'JAVASCRIPT', source: 'print("?");' },
      },
      child,
    );
    await solveProblem(api, child, [1, 0]);
    const counts = (await api.call('studyLogs.getCounts', of(child), child)).body;
    expect(counts).toMatchObject({ documentCount: 1, problemCount: 1 });
    expect(counts.dayList).toEqual([{ day: counts.to, documentCount: 1, submissionCount: 2 }]);
    expect((await api.call('studyLogs.getStreaks', of(child), child)).body).toEqual({
      currentStreak: 1,
      longestStreak: 1,
      studiedToday: true,
    });
    expect((await api.call('studyLogs.getProblemCounts', of(child), child)).body).toMatchObject({
      submissionCount: 2,
      triedProblemCount: 1,
      solvedProblemCount: 1,
      verdictList: [
        { verdict: 'AC', count: 1 },
        { verdict: 'WA', count: 1 },
      ],
    });
    const { lessonList } = (await api.call('studyLogs.getProblemProgress', of(child), child)).body;
    expect(lessonList[0]).toMatchObject({ lessonId: 1, checkedCount: 2 });
    expect(lessonList.slice(1).every(({ checkedCount }) => checkedCount === 0)).toBe(true);
  });

  it('turn the day at midnight in Seoul', async () => {
    const child = await signUpChild(test.server);
    const { userId } = child.user;
    // One minute before and one after the midnight between 10 and 11 March.
    await test.server.deps.db.insert(contentChecks).values([
      { userId, contentOnLessonId: documentIdOf(1), checkedAt: new Date('2026-03-10T14:59:00Z') },
      { userId, contentOnLessonId: documentIdOf(2), checkedAt: new Date('2026-03-10T15:01:00Z') },
    ]);
    const { body } = await api.call('studyLogs.getStreaks', of(child), child);
    expect([body.longestStreak, body.currentStreak]).toEqual([2, 0]);
  });
});

describe('who may see them', () => {
  it('is oneself, a friend, a member of the same class, and no stranger', async () => {
    const [me, friend, mate, stranger] = await Promise.all([1, 2, 3, 4].map(() => signUpChild(test.server)));
    if (!me || !friend || !mate || !stranger) throw new Error('no children');
    await befriend(api, me, friend);
    await makeClass(test.server.deps, [
      { child: me, nickname: '물결' },
      { child: mate, nickname: '산호' },
      { child: stranger, nickname: '조개', roles: ['PENDING'] },
    ]);
    const { userId } = me.user;
    for (const viewer of [me, friend, mate]) expect(await codesFor(viewer, userId)).toEqual(all('seen'));
    expect(await codesFor(stranger, userId)).toEqual(all('NOT_HAS_ROLE'));
    expect(await codesFor(me, 2_147_483_647)).toEqual(all('MEMBER_NOT_FOUND'));
  });

  it('is nobody behind a block, on either side', async () => {
    const [me, other] = [await signUpChild(test.server), await signUpChild(test.server)];
    await makeClass(test.server.deps, [
      { child: me, nickname: '물결' },
      { child: other, nickname: '산호' },
    ]);
    await api.call('moderation.block', { params: { id: other.user.userId } }, me);
    expect(await codesFor(me, other.user.userId)).toEqual(all('MEMBER_NOT_FOUND'));
    expect(await codesFor(other, me.user.userId)).toEqual(all('MEMBER_NOT_FOUND'));
    const profile = await api.call('profiles.get', of(me), other);
    expect(profile.error.errorCode).toBe('MEMBER_NOT_FOUND');
    const byName = await api.call(
      'profiles.getByNickname',
      { params: { nickname: me.user.nickname } },
      other,
    );
    expect(byName.error.errorCode).toBe('USER_NICKNAME_NOT_FOUND');
  });
});

it.each([0, -1, 53, 'NaN', 1e9])('%s weeks are refused', async (weeks) => {
  const child = await signUpChild(test.server);
  const { status, error } = await api.call('studyLogs.getCounts', { ...of(child), query: { weeks } }, child);
  expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
});
