import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECRET_REWARD, SHELL_POINTS, SHELLS_A_DAY } from '#shared/content/collectibles.ts';
import { FIRST_MAP, MAPS } from '#shared/content/maps/maps.ts';
import { WELCOME_POINTS } from '#shared/content/welcome.ts';
import { WORLD_ID } from '#shared/content/world.ts';
import { ledgerEntries } from '#server/db/tables/world/economy.ts';
import { rankingScores } from '#server/db/tables/world/ranking.ts';
import { collectShell } from '#server/domain/world/collectibles/collectShell.ts';
import { findSecret } from '#server/domain/world/collectibles/findSecret.ts';
import { shellsOfDay } from '#server/domain/world/collectibles/shellsOfDay.ts';
import { listMaps } from '#server/domain/world/maps/listMaps.ts';
import { sampleRun } from '#server/domain/world/timeTrials/sampleRuns.ts';
import { saveRun } from '#server/domain/world/timeTrials/saveRun.ts';
import { checkLedger } from '../../support/ledger.ts';
import { countStatements } from '../../support/countStatements.ts';
import { setUpApi } from '../../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../../support/signUpChild.ts';

const PLAZA = FIRST_MAP.id;
const DAY = '2026-03-01';

const test = setUpApi();
const { api } = test;
let child: Child;

beforeEach(async () => {
  child = await signUpDressedChild(test.server);
});
afterEach(() => checkLedger(test.server.deps));

/** Everything the server has, at noon in Seoul of some day in March 2026. */
const onDay = (day: number) => ({
  ...test.server.deps,
  clock: { now: () => new Date(Date.UTC(2026, 2, day, 3)) },
});
const plazaOn = async (day: number) => {
  const maps = await listMaps({ deps: onDay(day), userId: child.user.userId });
  return maps.find(({ mapId }) => mapId === PLAZA);
};
const points = async () => (await api.call('economy.getPoints', {}, child)).body.point;
const collect = (day = DAY) => {
  const [shell] = shellsOfDay(FIRST_MAP, day);
  if (shell === undefined) throw new Error('no shell lies on the plaza');
  return collectShell({ deps: test.server.deps, userId: child.user.userId, mapId: PLAZA, day, shell });
};
const find = () =>
  findSecret({ deps: test.server.deps, userId: child.user.userId, mapId: PLAZA, secretId: 1 });

describe('the maps', () => {
  it('are all six, with nothing found yet', async () => {
    const params = { worldId: WORLD_ID };
    const list = (await api.call('maps.list', { params }, child)).body.placeList;
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
    const { ticks } = await saveRun({ deps: onDay(1), userId: child.user.userId, run: sampleRun('plaza') });
    expect(await plazaOn(1)).toMatchObject({
      shells: { found: 1, total: SHELLS_A_DAY },
      secrets: { foundList: [{ secretId: 1, name: '지붕 위 낮잠 자리' }] },
      courseList: [{ best: { PLAIN: ticks, SKILLED: null } }],
    });
  });

  it('of another world do not exist', async () => {
    const { status, error } = await api.call('maps.list', { params: { worldId: 9 } }, child);
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

  it('gives points alone, so that no level and no rank has to hear of it', async () => {
    const before = (await api.call('economy.getExperience', {}, child)).body;
    await collect();
    expect((await api.call('economy.getExperience', {}, child)).body).toEqual(before);
    const { userId } = child.user;
    const shell = and(eq(ledgerEntries.userId, userId), like(ledgerEntries.reasonKey, 'shell:%'));
    const rows = await test.server.deps.db
      .select({ kind: ledgerEntries.kind })
      .from(ledgerEntries)
      .where(shell);
    expect(rows).toEqual([{ kind: 'POINT' }]);
    expect(await test.server.deps.db.$count(rankingScores, eq(rankingScores.userId, userId))).toBe(0);
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
