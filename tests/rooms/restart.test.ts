import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { WALK_SPEED } from '#shared/simulation/feel.ts';
import { eventually } from '../support/eventually.ts';
import { startKillableWorld, type KillableWorld } from './support/killableWorld.ts';
import { newChild } from './support/newChild.ts';
import type { Visitor } from './support/Visitor.ts';
import { testWorld } from './support/testWorld.ts';

/** Only for the accounts; nobody connects to it. */
const accounts = testWorld();
let world: KillableWorld;

beforeAll(async () => {
  world = await startKillableWorld(accounts.databaseUrl);
});

afterAll(async () => {
  await world.end('SIGTERM');
});

async function arrive(): Promise<{ visitor: Visitor; userId: number }> {
  const { token, userId } = await newChild(accounts.deps, { x: 700, y: 944 });
  const visitor = accounts.visit({ url: world.url, token });
  return { visitor: await visitor.enter(), userId };
}

describe('a server that goes away', () => {
  it('killed: everybody comes back by itself, at most a second behind, and sees the other', async () => {
    const { visitor: one, userId } = await arrive();
    const { visitor: two } = await arrive();
    await one.hold(INPUT.RIGHT, 900);
    const { x } = one.feet;
    await world.end('SIGKILL');
    await one.until('reconnecting');
    await eventually(() => expect(one.state.attempt).toBeGreaterThan(1));
    world = await startKillableWorld(accounts.databaseUrl, world.port);
    await Promise.all([one.until('resumed', 15_000), two.until('resumed', 15_000)]);
    expect(one.feet.x).toBeGreaterThanOrEqual(x - WALK_SPEED * 1.1);
    expect(one.feet.x).toBeLessThanOrEqual(x);

    const before = two.lastSeen(userId)?.x ?? 0;
    await one.hold(INPUT.RIGHT, 300);
    await eventually(() => expect(two.lastSeen(userId)?.x).toBeGreaterThan(before + 30));
    await one.rest();
    expect(one.connection.self?.corrections.largest).toBeLessThanOrEqual(2);
  });

  it('stopped in order: nobody loses a single step', async () => {
    const { visitor } = await arrive();
    await visitor.hold(INPUT.RIGHT, 400);
    await visitor.rest();
    const { feet } = visitor;
    await world.end('SIGTERM');
    world = await startKillableWorld(accounts.databaseUrl, world.port);
    await eventually(() => expect(visitor.state).toMatchObject({ status: 'live' }));
    expect(visitor.feet).toEqual(feet);
  });
});
