import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi, onTestFinished } from 'vitest';
import { mapById } from '#shared/content/maps/maps.ts';
import { COURSE_REWARD, SECRET_REWARD, SHELL_POINTS } from '#shared/content/placeRewards.ts';
import {
  PLACE_TO_CLIENT,
  type PlaceFacts,
  type Run,
  type RunFinished,
} from '#shared/contract/rooms/placeMessages.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { ledgerEntries, wallets } from '#server/db/tables/ledger.ts';
import { courseRuns } from '#server/db/tables/places.ts';
import { SAMPLE_KEYS, sampleRun } from '#server/domain/places/sampleRuns.ts';
import { shellsOfDay } from '#server/domain/places/shellsOfDay.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { startKillableWorld } from './support/killableWorld.ts';
import { newChild, type Child } from './support/newChild.ts';
import { rawSeat } from './support/rawSeat.ts';
import { pause, Visitor } from './support/Visitor.ts';
import { startWorldServer, type WorldServer } from './support/worldServer.ts';

const PLAZA = 1;
/** A shell floats so far above the floor under it. */
const ABOVE_FLOOR = 48;

let database: TestDatabase;
let server: WorldServer;
const visitors: Visitor[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startWorldServer({ databaseUrl: database.url });
});
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.leave();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** A child with a purse, standing at a spot of the plaza. */
async function childAt(spot: { x: number; y: number }): Promise<Child> {
  const child = await newChild(server.deps, spot);
  await server.deps.db.insert(wallets).values({ userId: child.userId });
  return child;
}

/** A visitor who remembers what it was told of the place. */
async function visit(child: Child, url = server.url) {
  const visitor = new Visitor({ url, token: child.token });
  visitors.push(visitor);
  const told = {
    facts: [] as PlaceFacts[],
    shells: [] as { shellId: number; gained: number }[],
    secrets: [] as { secretId: number; gained: { point: number } }[],
    runs: [] as Run[],
    finished: [] as RunFinished[],
  };
  const { places } = visitor.connection;
  places.placeTold.on((facts) => told.facts.push(facts));
  places.shellCollected.on((shell) => told.shells.push(shell));
  places.secretFound.on((secret) => told.secrets.push(secret));
  places.runTold.on((run) => told.runs.push(run));
  places.runFinished.on((run) => told.finished.push(run));
  await visitor.enter(PLAZA);
  await vi.waitFor(() => expect(told.facts.length).toBeGreaterThan(0), { timeout: 4000 });
  return { visitor, told };
}

const plaza = () => {
  const map = mapById(PLAZA);
  if (map === undefined) throw new Error('there is no plaza');
  return map;
};
/** A shell that lies here today with room to walk up to it. */
function todaysShell() {
  const shells = shellsOfDay(plaza(), seoulDay(new Date()));
  const shell = shells.find(({ x, y }) =>
    plaza().platforms.some(
      (floor) => floor.y === y + ABOVE_FLOOR && floor.x < x - 90 && floor.x + floor.w > x + 40,
    ),
  );
  if (shell === undefined) throw new Error('no shell lies on a platform today');
  return shell;
}
const beside = ({ x, y }: { x: number; y: number }) => ({ x: x - 80, y: y + ABOVE_FLOOR });
const purse = async ({ userId }: Child) =>
  (await server.deps.db.select().from(wallets).where(eq(wallets.userId, userId)))[0]?.point;
const reasons = async ({ userId }: Child) =>
  (await server.deps.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId))).map(
    ({ reasonKey }) => reasonKey,
  );

describe('a shell', () => {
  it('is collected by walking into it, once, and is gone for this child alone', async () => {
    const shell = todaysShell();
    const child = await childAt(beside(shell));
    const { visitor, told } = await visit(child);
    expect(told.facts[0]?.shells).toContainEqual({ shellId: shell.id, kind: shell.kind });

    visitor.keys = INPUT.RIGHT;
    await vi.waitFor(() => expect(told.shells).toHaveLength(1), { timeout: 4000 });
    visitor.keys = 0;
    const gained = SHELL_POINTS[shell.kind];
    expect(told.shells[0]).toMatchObject({ shellId: shell.id, gained, point: gained });
    expect(await purse(child)).toBe(gained);

    // Back and forth over the same spot, and from another tab.
    await visitor.hold(INPUT.LEFT, 350);
    await visitor.hold(INPUT.RIGHT, 350);
    const tab = await visit(child);
    expect(tab.told.facts[0]?.shells.map(({ shellId }) => shellId)).not.toContain(shell.id);
    await tab.visitor.hold(INPUT.LEFT, 350);
    await pause(200);
    expect([told.shells, tab.told.shells]).toEqual([[expect.anything()], []]);
    expect(await reasons(child)).toEqual([`shell:${seoulDay(new Date())}:${PLAZA}:${shell.id}`]);

    const other = await visit(await childAt({ x: 300, y: 944 }));
    expect(other.told.facts[0]?.shells.map(({ shellId }) => shellId)).toContain(shell.id);
  });

  it('stays collected when the server is killed', async () => {
    const shell = todaysShell();
    const child = await childAt(beside(shell));
    const world = await startKillableWorld(database.url);
    onTestFinished(() => world.end('SIGKILL'));
    const before = await visit(child, world.url);
    before.visitor.keys = INPUT.RIGHT;
    await vi.waitFor(() => expect(before.told.shells).toHaveLength(1), { timeout: 4000 });
    before.visitor.keys = 0;
    await world.end('SIGKILL');
    // It would come back by itself and take its seat from the next page.
    before.visitor.leave();
    const again = await startKillableWorld(database.url, world.port);
    onTestFinished(() => again.end('SIGKILL'));
    const after = await visit(child, again.url);
    expect(after.told.facts.at(-1)?.shells.map(({ shellId }) => shellId)).not.toContain(shell.id);
    after.visitor.leave();
    await again.end('SIGTERM');
    expect(await purse(child)).toBe(SHELL_POINTS[shell.kind]);
    // Two processes are started one after the other.
  }, 60_000);

  it('cannot be claimed', async () => {
    const child = await childAt({ x: 300, y: 944 });
    const room = await rawSeat(server, child);
    const { id: shellId } = todaysShell();
    for (const type of Object.values(PLACE_TO_CLIENT)) room.send(type, { shellId, secretId: 1, courseId: 1 });
    await pause(300);
    expect(await reasons(child)).toEqual([]);
    await room.leave();
  });
});

describe('a secret spot', () => {
  it('is found by being there, once for ever', async () => {
    const secret = plaza().secrets[0];
    if (secret === undefined) throw new Error('the plaza has no secret');
    const child = await childAt({ x: secret.x + secret.w + 60, y: secret.y + secret.h });
    const { visitor, told } = await visit(child);
    expect(told.facts[0]?.secretIds).toEqual([]);
    visitor.keys = INPUT.LEFT;
    await vi.waitFor(() => expect(told.secrets).toHaveLength(1), { timeout: 4000 });
    visitor.keys = 0;
    expect(told.secrets[0]?.gained.point).toBe(SECRET_REWARD.point);

    const again = await visit(child);
    expect(again.told.facts[0]?.secretIds).toEqual([secret.id]);
    await again.visitor.hold(INPUT.RIGHT, 400);
    await again.visitor.hold(INPUT.LEFT, 400);
    await pause(200);
    expect(again.told.secrets).toEqual([]);
    expect((await reasons(child)).filter((reason) => reason.startsWith('secret:'))).toHaveLength(2);
  });
});

describe('a timed run', () => {
  const start = () => {
    const box = plaza().courses[0]?.start;
    if (box === undefined) throw new Error('the plaza has no course');
    return { x: box.x + box.w / 2, y: box.y + box.h };
  };

  it('is timed by the server, gate by gate, replayed, ranked and rewarded', async () => {
    const child = await childAt(start());
    const { visitor, told } = await visit(child);
    await visitor.play(SAMPLE_KEYS.plaza);
    await vi.waitFor(() => expect(told.finished).toHaveLength(1), { timeout: 6000 });
    const [finished] = told.finished;
    expect(told.runs.map(({ gates, end }) => [gates, end])).toEqual([
      [0, null],
      [1, null],
      [2, null],
      [2, null],
    ]);
    // A busy machine may let ticks of the world pass between two inputs; nobody is faster than the keys.
    expect(finished?.ticks).toBeGreaterThanOrEqual(sampleRun('plaza').ticks);
    expect(finished?.ranked).toMatchObject({ runClass: 'PLAIN', isBest: true, gained: COURSE_REWARD });
    const [row] = await server.deps.db.select().from(courseRuns).where(eq(courseRuns.userId, child.userId));
    expect(row).toMatchObject({ ticks: finished?.ticks, mapId: PLAZA, courseId: 1 });
  });

  it('ends when one goes back, and does not begin for who never was at the start', async () => {
    const { visitor, told } = await visit(await childAt(start()));
    await visitor.hold(INPUT.RIGHT, 600);
    await vi.waitFor(() => expect(told.runs).toHaveLength(1));
    await visitor.hold(INPUT.LEFT, 600);
    await vi.waitFor(() => expect(told.runs.at(-1)).toMatchObject({ end: 'returned' }));

    const elsewhere = await visit(await childAt({ x: 2200, y: 944 }));
    await elsewhere.visitor.hold(INPUT.RIGHT, 400);
    expect(elsewhere.told.runs).toEqual([]);
  });

  it('ends when a skill is learned on the way', async () => {
    const child = await childAt(start());
    const { visitor, told } = await visit(child);
    await visitor.hold(INPUT.RIGHT, 600);
    await vi.waitFor(() => expect(told.runs).toHaveLength(1));
    server.deps.events.emit('skillsChanged', { userId: child.userId });
    await pause(100);
    await visitor.hold(INPUT.RIGHT, 200);
    await vi.waitFor(() => expect(told.runs.at(-1)).toMatchObject({ end: 'skills' }));
  });
});
