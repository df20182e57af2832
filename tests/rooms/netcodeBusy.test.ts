import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sight } from '#shared/contract/rooms/sights/readSight.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { hearSights } from './support/hearSights.ts';
import type { Page } from './support/Page.ts';
import {
  arrive,
  COURSE,
  dasher,
  ENOUGH_FRAMES,
  GROUND,
  LAPS,
  MAP_ID,
  OTHERS_WITHIN_PX,
  percentile,
  playLaps,
  until,
  witnessOf,
} from './support/probes.ts';
import { rawSeat } from './support/rawSeat.ts';
import { framesInTime, sightErrors } from './support/sightErrors.ts';
import { startWorldServer, type WorldServer } from './support/worldServer.ts';

/** Share of its time for which the server has something to do, as it is told. */
let utilization = 0;
let database: TestDatabase;
let server: WorldServer;
let witness: Page;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startWorldServer({ databaseUrl: database.url, utilization: () => utilization });
  witness = await witnessOf(server);
});

afterAll(async () => {
  witness.leave();
  await server.close();
  await database.drop();
});

it(
  'a server with too much to do tells less and less often, and nobody sees it',
  { timeout: 60_000 },
  async ({ onTestFinished }) => {
    const line = { roundTripMs: 100, jitterMs: 25 };
    const listener = await rawSeat(server, await dasher(server, GROUND), MAP_ID);
    const told: Sight[] = [];
    hearSights(listener, (sight) => told.push(sight));
    const { page: watcher } = await arrive(server, line, onTestFinished);
    const { page: runner, relay, userId } = await arrive(server, line, onTestFinished);
    await until(() => watcher.connection.mirror.players().has(userId));
    const watchedFrom = watcher.frames.length;
    utilization = 0.9;
    await playLaps(runner, LAPS - 1);
    const before = { up: relay.carried('toServer'), down: relay.carried('toClient') };
    await playLaps(runner, 1);
    const carried = {
      up: relay.carried('toServer') - before.up,
      down: relay.carried('toClient') - before.down,
    };
    await listener.leave();

    expect([...new Set(told.map(({ patches }) => patches))]).toEqual([1, 2, 4]);
    const rarely = told.filter(({ patches }) => patches === 4).map(({ time }) => time);
    const msApart = ((rarely.at(-1) ?? 0) - (rarely[0] ?? 0)) / (rarely.length - 1);
    expect(msApart).toBeGreaterThan(190);
    const ticks = COURSE.reduce((sum, [, count]) => sum + count, 0);
    expect(carried.up, 'messages of keys, where there is one for three ticks else').toBeLessThan(ticks / 6);
    expect(carried.down, 'sights, where there are as many').toBeLessThan(ticks / 6);
    const errors = sightErrors(framesInTime(watcher.frames.slice(watchedFrom), witness), userId, runner);
    expect(runner.self.corrections).toEqual({ count: 0, largest: 0 });
    expect(errors.length).toBeGreaterThan(ENOUGH_FRAMES);
    expect(
      percentile(
        errors.map(({ px }) => px),
        0.95,
      ),
    ).toBeLessThan(OTHERS_WITHIN_PX);
  },
);
