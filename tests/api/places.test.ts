import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAPS, mapById } from '#shared/content/maps/maps.ts';
import { COURSE_REWARD, SECRET_REWARD, SHELL_POINTS, SHELLS_A_DAY } from '#shared/content/placeRewards.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { RANKING_SIZE, type RankingPeriod, type RunClass } from '#shared/contract/places.ts';
import { NO_SKILLS } from '#shared/simulation/playerSkills.ts';
import { courseRuns } from '#server/db/tables/places.ts';
import { collectShell } from '#server/domain/places/collectShell.ts';
import { findSecret } from '#server/domain/places/findSecret.ts';
import { listCourseRanking } from '#server/domain/places/listCourseRanking.ts';
import { listPlaces } from '#server/domain/places/listPlaces.ts';
import { sampleRun } from '#server/domain/places/sampleRuns.ts';
import { saveRun } from '#server/domain/places/saveRun.ts';
import { shellsOfDay } from '#server/domain/places/shellsOfDay.ts';
import { createApiClient, type ApiClient } from '../support/apiClient.ts';
import { checkBooks } from '../support/books.ts';
import { countStatements } from '../support/countStatements.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

const PLAZA = 1;
const DAY = '2026-03-01';
const QUICK_FEET = { ...NO_SKILLS, speedBoost: 4 };

let server: TestServer;
let api: ApiClient;
let child: Child;

beforeAll(async () => {
  server = await startTestServer();
  api = createApiClient(server.url);
});
beforeEach(async () => {
  child = await signUpDressedChild(server);
});
afterEach(() => checkBooks(server.deps));
afterAll(() => server.close());

/** Everything the server has, at noon in Seoul of some day in March 2026, and so many seconds later. */
const onDay = (day: number, seconds = 0) => ({
  ...server.deps,
  clock: { now: () => new Date(Date.UTC(2026, 2, day, 3, 0, seconds)) },
});
const placesOn = (day: number) => listPlaces({ deps: onDay(day), userId: child.user.userId });
const plazaOn = async (day: number) => (await placesOn(day)).find(({ mapId }) => mapId === PLAZA);
const points = async () => (await api.call('getPoints', {}, child)).body.point;
const ranking = async (query: { run_class?: RunClass } = {}) => {
  const params = { worldId: WORLD_ID, mapId: PLAZA, courseId: 1 };
  return (await api.call('listCourseRanking', { params, query }, child)).body;
};
const rankingOn = (day: number, period: RankingPeriod, who = child) =>
  listCourseRanking({
    deps: onDay(day),
    userId: who.user.userId,
    mapId: PLAZA,
    courseId: 1,
    period,
    runClass: 'PLAIN',
  });

function firstShell(day: string) {
  const map = mapById(PLAZA);
  const [shell] = map === undefined ? [] : shellsOfDay(map, day);
  if (shell === undefined) throw new Error('no shell lies on the plaza');
  return shell;
}
const collect = (day = DAY) =>
  collectShell({
    deps: server.deps,
    userId: child.user.userId,
    mapId: PLAZA,
    day,
    shell: firstShell(day),
  });
const find = () => findSecret({ deps: server.deps, userId: child.user.userId, mapId: PLAZA, secretId: 1 });
const run = (who: Child, deps = onDay(1)) =>
  saveRun({ deps, userId: who.user.userId, run: sampleRun('plaza') });
const runOnQuickFeet = () => {
  const recorded = sampleRun('plazaOnQuickFeet', { skills: QUICK_FEET });
  return saveRun({ deps: onDay(1), userId: child.user.userId, run: recorded });
};

describe('the places', () => {
  it('are all six, with nothing found yet', async () => {
    const params = { worldId: WORLD_ID };
    const list = (await api.call('listPlaces', { params }, child)).body.placeList;
    expect(list.map(({ mapId }) => mapId)).toEqual(MAPS.map(({ id }) => id));
    for (const { shells, secrets, courseList, people } of list) {
      expect(shells).toEqual({ found: 0, total: SHELLS_A_DAY });
      expect(secrets.foundList).toEqual([]);
      expect(secrets.total).toBeGreaterThan(0);
      expect(courseList[0]?.best).toEqual({ PLAIN: null, SKILLED: null });
      expect(people).toBe(0);
    }
  });

  it('show what was found and run', async () => {
    await collect();
    await find();
    const { ticks } = await run(child);
    expect(await plazaOn(1)).toMatchObject({
      shells: { found: 1, total: SHELLS_A_DAY },
      secrets: { foundList: [{ secretId: 1, name: '지붕 위 낮잠 자리' }] },
      courseList: [{ best: { PLAIN: ticks, SKILLED: null } }],
    });
  });

  it('of another world do not exist', async () => {
    const { status, error } = await api.call('listPlaces', { params: { worldId: 9 } }, child);
    expect([status, error.errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });
});

describe('a shell', () => {
  it('gives its points once a day, however many tabs touch it at once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => collect()));
    const pearl = SHELL_POINTS.pearl;
    expect(replies.map(({ gained }) => gained).toSorted((a, b) => b - a)).toEqual([pearl, 0, 0, 0, 0]);
    expect(await points()).toBe(WELCOME_POINTS + pearl);
    expect((await collect()).gained).toBe(0);
    expect((await collect('2026-03-02')).gained).toBe(pearl);
  });

  it('is new on the next day', async () => {
    await collect();
    expect((await plazaOn(1))?.shells.found).toBe(1);
    expect((await plazaOn(2))?.shells.found).toBe(0);
  });

  it('costs few statements', async () => {
    expect(await countStatements(() => collect())).toBeLessThanOrEqual(3);
  });
});

describe('a secret spot', () => {
  it('is found once for ever', async () => {
    const [first, second] = await Promise.all([find(), find()]);
    const gains = [first.gained.point, second.gained.point].toSorted((a, b) => b - a);
    expect(gains).toEqual([SECRET_REWARD.point, 0]);
    expect((await find()).gained).toEqual({ point: 0, exp: 0 });
    expect(await points()).toBe(WELCOME_POINTS + SECRET_REWARD.point);
  });
});

describe('a run', () => {
  it('is kept with everything needed to run it again, and rewarded the first time', async () => {
    const first = await run(child);
    expect(first.ranked).toMatchObject({
      runClass: 'PLAIN',
      best: first.ticks,
      isBest: true,
      gained: COURSE_REWARD,
      point: WELCOME_POINTS + COURSE_REWARD.point,
    });
    const again = await run(child);
    expect(again.ranked).toMatchObject({ isBest: false, gained: { point: 0, exp: 0 } });
    const rows = (await server.deps.db.select().from(courseRuns)).filter(
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
    expect((await plazaOn(1))?.courseList[0]?.best).toEqual({ PLAIN: null, SKILLED: ticks });
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
    const warn = vi.spyOn(server.deps.log, 'warn');
    const { userId } = child.user;
    const reply = await saveRun({ deps: server.deps, userId, run: alter(sampleRun('plaza')) });
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
    const [early, late] = [await signUpDressedChild(server), await signUpDressedChild(server)];
    // A day of its own, so that nobody else has run on it.
    await run(late, onDay(20, 9));
    await run(early, onDay(20, 3));
    const { rankingList, own, totalCount } = await rankingOn(20, 'TODAY', late);
    expect(rankingList.map(({ rank, userId }) => [rank, userId])).toEqual([
      [1, early.user.userId],
      [2, late.user.userId],
    ]);
    expect(own).toMatchObject({ rank: 2, userId: late.user.userId, nickname: late.user.nickname });
    expect(totalCount).toBe(2);
  });

  it('lists twenty, and the own place behind them', async () => {
    const [row] = await server.deps.db.select().from(courseRuns).limit(1);
    if (row === undefined) throw new Error('nobody has run before');
    for (let index = 0; index < RANKING_SIZE; index += 1) {
      const { user } = await signUpDressedChild(server);
      const { id: _id, ...faster } = { ...row, userId: user.userId, day: '2026-03-25', ticks: 100 + index };
      await server.deps.db.insert(courseRuns).values(faster);
    }
    await run(child, onDay(25));
    const { rankingList, own, totalCount } = await rankingOn(25, 'TODAY');
    expect(rankingList.map(({ ticks }) => ticks)).toEqual(
      Array.from({ length: RANKING_SIZE }, (_, index) => 100 + index),
    );
    expect(own?.rank).toBe(RANKING_SIZE + 1);
    expect(totalCount).toBe(RANKING_SIZE + 1);
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
    const { status, error } = await api.call('listCourseRanking', { params }, child);
    expect([status, error.errorCode]).toEqual([404, 'RESOURCE_NOT_FOUND']);
  });

  it.each([[{ period: 'WEEK' }], [{ run_class: 'FLYING' }]])('refuses %j', async (query) => {
    const params = { worldId: WORLD_ID, mapId: PLAZA, courseId: 1 };
    const { status, error } = await api.call('listCourseRanking', { params, query }, child);
    expect([status, error.errorCode]).toEqual([400, 'VALIDATION_FAIL']);
  });
});
