import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FIRST_MAP } from '#shared/content/maps/maps.ts';
import { SECRET_REWARD, SHELL_POINTS } from '#shared/content/collectibles.ts';
import { COLLECTIBLE_TO_CLIENT, type MapCollectibles } from '#shared/contract/rooms/collectibleMessages.ts';
import { TIME_TRIAL_TO_CLIENT } from '#shared/contract/rooms/timeTrialMessages.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { ledgerEntries, wallets } from '#server/db/tables/world/economy.ts';
import { shellsOfDay } from '#server/domain/world/collectibles/shellsOfDay.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { eventually } from '../support/eventually.ts';
import { startKillableWorld } from './support/killableWorld.ts';
import { newChild, type Child } from './support/newChild.ts';
import { handled, rawSeat } from './support/rawSeat.ts';
import { testWorld } from './support/testWorld.ts';

const PLAZA = FIRST_MAP.id;
/** A shell floats so far above the floor under it. */
const ABOVE_FLOOR = 48;

const server = testWorld();

/** A child with a purse, standing at a spot of the plaza. */
async function childAt(spot: { x: number; y: number }): Promise<Child> {
  const child = await newChild(server.deps, spot);
  await server.deps.db.insert(wallets).values({ userId: child.userId });
  return child;
}

/** A visitor who remembers what it was sent. */
async function visit(child: Child, url = server.url) {
  const visitor = server.visit({ url, token: child.token });
  const told = {
    facts: [] as MapCollectibles[],
    shells: [] as { shellId: number; gained: number }[],
    secrets: [] as { secretId: number; gained: { point: number } }[],
  };
  const { collectibles } = visitor.connection;
  collectibles.mapChanged.on((facts) => told.facts.push(facts));
  collectibles.shellCollected.on((shell) => told.shells.push(shell));
  collectibles.secretFound.on((secret) => told.secrets.push(secret));
  await visitor.enter(PLAZA);
  await eventually(() => expect(told.facts.length).toBeGreaterThan(0));
  return { visitor, told };
}

/** Whether who walks up to the shell, and a little past it, comes into no secret spot, which gives points, too. */
const liesApart = ({ x, y }: { x: number; y: number }) =>
  FIRST_MAP.secrets.every(
    (spot) =>
      spot.x > x + 200 || spot.x + spot.w < x - 120 || spot.y > y + ABOVE_FLOOR || spot.y + spot.h < y - 60,
  );

/** A shell that lies here today with room to walk up to it. */
function todaysShell() {
  const shells = shellsOfDay(FIRST_MAP, seoulDay(new Date()));
  const shell = shells.find(
    (one) =>
      liesApart(one) &&
      FIRST_MAP.platforms.some(
        (floor) => floor.y === one.y + ABOVE_FLOOR && floor.x < one.x - 90 && floor.x + floor.w > one.x + 40,
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
    await eventually(() => expect(told.shells).toHaveLength(1));
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
    await tab.visitor.rest();
    expect([told.shells, tab.told.shells]).toEqual([[expect.anything()], []]);
    expect(await reasons(child)).toEqual([`shell:${seoulDay(new Date())}:${PLAZA}:${shell.id}`]);

    const other = await visit(await childAt({ x: 300, y: 944 }));
    expect(other.told.facts[0]?.shells.map(({ shellId }) => shellId)).toContain(shell.id);
  });

  it('stays collected when the server is killed', async () => {
    const shell = todaysShell();
    const child = await childAt(beside(shell));
    const world = await startKillableWorld(server.databaseUrl);
    onTestFinished(() => world.end('SIGKILL'));
    const before = await visit(child, world.url);
    before.visitor.keys = INPUT.RIGHT;
    await eventually(() => expect(before.told.shells).toHaveLength(1));
    before.visitor.keys = 0;
    await world.end('SIGKILL');
    // It would come back by itself and take its seat from the next page.
    before.visitor.leave();
    const again = await startKillableWorld(server.databaseUrl, world.port);
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
    const types = Object.values({ ...COLLECTIBLE_TO_CLIENT, ...TIME_TRIAL_TO_CLIENT });
    for (const type of types) room.send(type, { shellId, secretId: 1, courseId: 1 });
    await handled(room);
    expect(await reasons(child)).toEqual([]);
    await room.leave();
  });
});

describe('a secret spot', () => {
  it('is found by being there, once for ever', async () => {
    const secret = FIRST_MAP.secrets[0];
    if (secret === undefined) throw new Error('the plaza has no secret');
    const child = await childAt({ x: secret.x + secret.w + 60, y: secret.y + secret.h });
    const { visitor, told } = await visit(child);
    expect(told.facts[0]?.secretIds).toEqual([]);
    visitor.keys = INPUT.LEFT;
    await eventually(() => expect(told.secrets).toHaveLength(1));
    visitor.keys = 0;
    expect(told.secrets[0]?.gained.point).toBe(SECRET_REWARD.point);

    const again = await visit(child);
    expect(again.told.facts[0]?.secretIds).toEqual([secret.id]);
    await again.visitor.hold(INPUT.RIGHT, 400);
    await again.visitor.hold(INPUT.LEFT, 400);
    await again.visitor.rest();
    expect(again.told.secrets).toEqual([]);
    expect((await reasons(child)).filter((reason) => reason.startsWith('secret:'))).toHaveLength(2);
  });
});
