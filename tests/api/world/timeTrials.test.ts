import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import {
  RANKING_COUNTED,
  RANKING_SIZE,
  type RankingPeriod,
  type RunClass,
} from '#shared/contract/world/timeTrials.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { timeTrialBests, timeTrialRuns } from '#server/db/tables/world/timeTrials.ts';
import { loadBestTimes } from '#server/domain/world/timeTrials/loadBestTimes.ts';
import { listTimeTrialRanking } from '#server/domain/world/timeTrials/listTimeTrialRanking.ts';
import { sampleRun } from '#server/domain/world/timeTrials/sampleRuns.ts';
import { saveRun, TIME_TRIAL_REWARD } from '#server/domain/world/timeTrials/saveRun.ts';
import { checkLedger } from '../../support/ledger.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const PLAZA = FIRST_MAP.id;
const QUICK_FEET = { ...NO_SKILLS, speedBoost: 4 };

const test = setUpApi();
const { api } = test;
let child: Child;

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});
afterEach(() => checkLedger(test.server.deps));

/** Everything the server has, at noon in Seoul of some day in March 2026, and so many seconds later. */
const onDay = (day: number, seconds = 0) => ({
  ...test.server.deps,
  clock: { now: () => new Date(Date.UTC(2026, 2, day, 3, 0, seconds)) },
});
const points = async () => (await api.call('economy.getPoints', {}, child)).body.point;
const ranking = async (query: { run_class?: RunClass } = {}) => {
  const params = { worldId: WORLD_ID, mapId: PLAZA, courseId: 1 };
  return (await api.call('timeTrials.listRanking', { params, query }, child)).body;
};
const rankingOn = (day: number, period: RankingPeriod, who = child) =>
  listTimeTrialRanking({
    deps: onDay(day),
    userId: who.user.userId,
    mapId: PLAZA,
    courseId: 1,
    period,
    runClass: 'PLAIN',
  });

const run = (who: Child, deps = onDay(1)) =>
  saveRun({ deps, userId: who.user.userId, run: sampleRun('plaza') });
const runOnQuickFeet = () => {
  const recorded = sampleRun('plazaOnQuickFeet', { skills: QUICK_FEET });
  return saveRun({ deps: onDay(1), userId: child.user.userId, run: recorded });
};

describe('a run', () => {
  it('is kept with everything needed to run it again, and rewarded the first time', async () => {
    const first = await run(child);
    expect(first.ranked).toMatchObject({
      runClass: 'PLAIN',
      best: first.ticks,
      isBest: true,
      gained: TIME_TRIAL_REWARD,
      point: WELCOME_POINTS + TIME_TRIAL_REWARD.point,
    });
    const again = await run(child);
    expect(again.ranked).toMatchObject({ isBest: false, gained: { point: 0, exp: 0 } });
    const rows = (await test.server.deps.db.select().from(timeTrialRuns)).filter(
      ({ userId }) => userId === child.user.userId,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ day: '2026-03-01', skills: NO_SKILLS, ticks: first.ticks });
    expect(rows[0]?.inputsHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('with the help of a skill is ranked apart', async () => {
    const { ticks, ranked } = await runOnQuickFeet();
    expect(ranked?.runClass).toBe('SKILLED');
    expect((await ranking({ run_class: 'SKILLED' })).own?.ticks).toBe(ticks);
    expect((await ranking({ run_class: 'PLAIN' })).own).toBeNull();
    const bestOf = await loadBestTimes(test.server.deps, { userId: child.user.userId });
    const best = FIRST_MAP.courses.map((course) => bestOf(FIRST_MAP, course));
    expect(best[0]).toEqual({ PLAIN: null, SKILLED: ticks });
  });

  it.each([
    ['a shorter time', (honest: ReturnType<typeof sampleRun>) => ({ ...honest, ticks: honest.ticks - 30 })],
    [
      'a leap',
      (honest: ReturnType<typeof sampleRun>) => ({ ...honest, start: { ...honest.start, x: 2000 } }),
    ],
    [
      'a step left out',
      (honest: ReturnType<typeof sampleRun>) => ({ ...honest, inputs: honest.inputs.slice(5) }),
    ],
  ])('with %s is refused, logged, and changes nothing', async (_name, alter) => {
    const warn = vi.spyOn(test.server.deps.log, 'warn');
    const { userId } = child.user;
    const reply = await saveRun({ deps: test.server.deps, userId, run: alter(sampleRun('plaza')) });
    expect(reply.ranked).toBeNull();
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ userId, mapId: PLAZA, reason: expect.any(String) }),
      'a run was refused',
    );
    warn.mockRestore();
    expect((await ranking()).own).toBeNull();
    expect(await points()).toBe(WELCOME_POINTS);
  });
});

describe('the ranking', () => {
  it('puts the earlier of equal times first, counts everybody, and shows the own place', async () => {
    const [early, late] = [await signUpDressedChild(test.server), await signUpDressedChild(test.server)];
    // A day of its own, so that nobody else has run on it.
    await run(late, onDay(20, 9));
    await run(early, onDay(20, 3));
    const { rankingList, own, totalCount } = await rankingOn(20, 'TODAY', late);
    expect(rankingList.map(({ rank, userId }) => [rank, userId])).toEqual([
      [1, early.user.userId],
      [2, late.user.userId],
    ]);
    expect(own).toMatchObject({ rank: 2, userId: late.user.userId, nickname: late.user.nickname });
    expect(rankingList[0]).toMatchObject({ isFriend: false, itemIdList: expect.any(Array) as number[] });
    expect(totalCount).toBe(2);
  });

  it('lists twenty, and the own place behind them', async () => {
    const [row] = await test.server.deps.db.select().from(timeTrialRuns).limit(1);
    if (row === undefined) throw new Error('nobody has run before');
    for (let index = 0; index < RANKING_SIZE; index += 1) {
      const { user } = await signUpDressedChild(test.server);
      const { id: _id, ...faster } = { ...row, userId: user.userId, day: '2026-03-25', ticks: 100 + index };
      await test.server.deps.db.insert(timeTrialRuns).values(faster);
    }
    await run(child, onDay(25));
    const { rankingList, own, totalCount } = await rankingOn(25, 'TODAY');
    expect(rankingList.map(({ ticks }) => ticks)).toEqual(
      Array.from({ length: RANKING_SIZE }, (_, index) => 100 + index),
    );
    expect(own?.rank).toBe(RANKING_SIZE + 1);
    expect(totalCount).toBe(RANKING_SIZE + 1);
  });

  it('of all days reads one row for each runner, and counts no further than a thousand', async () => {
    await run(child, onDay(12));
    const { db } = test.server.deps;
    const [best] = await db.select().from(timeTrialBests).where(eq(timeTrialBests.userId, child.user.userId));
    if (best === undefined) throw new Error('the run is not among the bests');
    const crowd = Array.from({ length: RANKING_COUNTED + 5 }, (_, index) => ({
      loginName: `runner_${index}`,
      nickname: `달림${index}`,
      nicknameKey: `달림${index}`,
      passwordHash: '',
      birthDate: '2015-05-05',
    }));
    const made = await db.insert(users).values(crowd).returning({ id: users.id });
    await db
      .insert(timeTrialBests)
      .values(made.map(({ id }, index) => ({ ...best, userId: id, ticks: 60 + (index % 50) })));
    const { rankingList, own, totalCount } = await rankingOn(12, 'ALL');
    expect(rankingList.map(({ rank }) => rank)).toEqual(
      Array.from({ length: RANKING_SIZE }, (_, at) => at + 1),
    );
    expect(own).toMatchObject({ rank: null, ticks: best.ticks });
    expect(totalCount).toBeNull();
    await db.delete(users).where(
      inArray(
        users.id,
        made.map(({ id }) => id),
      ),
    );
    expect((await rankingOn(12, 'ALL')).own?.rank).not.toBeNull();
  });

  it('of today forgets yesterday, the one of all days does not', async () => {
    await run(child, onDay(1));
    expect((await rankingOn(1, 'TODAY')).own).not.toBeNull();
    expect((await rankingOn(2, 'TODAY')).own).toBeNull();
    expect((await rankingOn(2, 'ALL')).own).not.toBeNull();
  });

  it.each([
    [{ worldId: 9, mapId: PLAZA, courseId: 1 }],
    [{ worldId: WORLD_ID, mapId: 99, courseId: 1 }],
    [{ worldId: WORLD_ID, mapId: PLAZA, courseId: 99 }],
  ])('of %j does not exist', async (params) => {
    const { status, error } = await api.call('timeTrials.listRanking', { params }, child);
    expect([status, error.errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });

  it.each([[{ period: 'WEEK' }], [{ run_class: 'FLYING' }]])('refuses %j', async (query) => {
    const params = { worldId: WORLD_ID, mapId: PLAZA, courseId: 1 };
    const { status, error } = await api.call('timeTrials.listRanking', { params, query }, child);
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
  });
});
