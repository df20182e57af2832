import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WORLD_ROOM_CAPACITY } from '#shared/contract/rooms/worldRoom.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { WALK_SPEED } from '#shared/simulation/feel.ts';
import { savePositions } from '#server/domain/world/characters/savePositions.ts';
import { eventually } from '../support/eventually.ts';
import { startRedisServer, type RedisServer } from '../support/redisServer.ts';
import { startKillableWorld, type KillableWorld } from './support/killableWorld.ts';
import { newChild } from './support/newChild.ts';
import { Proxy } from './support/Proxy.ts';
import { testWorld } from './support/testWorld.ts';
import { pause, type Visitor } from './support/Visitor.ts';

/** Only for the accounts; nobody connects to it. */
const accounts = testWorld();
let redis: RedisServer;
let asked: Redis;
let proxy: Proxy;
const worlds: KillableWorld[] = [];

const world = (index: number): KillableWorld => {
  const found = worlds[index];
  if (!found) throw new Error(`there is no process ${index}`);
  return found;
};

async function start(index: number): Promise<void> {
  const shared = { redisUrl: redis.url, roomsAddress: `/p${index}` };
  worlds[index] = await startKillableWorld(accounts.databaseUrl, 0, shared);
}

beforeAll(async () => {
  redis = await startRedisServer();
  asked = new Redis(redis.url, { keyPrefix: 'dolphin:' });
  asked.on('error', () => undefined);
  await Promise.all([start(0), start(1)]);
  proxy = await Proxy.open([0, 1].map((index) => () => world(index).port));
}, 120_000);

/** Both processes run, and each knows of the other. */
beforeEach(async () => {
  for (const index of [0, 1]) if (!(await isUp(index))) await start(index);
  await eventually(async () => {
    if ((await openers()) < 2) throw new Error('a process does not open rooms yet');
  });
}, 60_000);

afterAll(async () => {
  await proxy.close();
  asked.disconnect();
  await Promise.all(worlds.map((one) => one.end('SIGKILL')));
  await redis.stop();
});

async function isUp(index: number): Promise<boolean> {
  const answer = await fetch(world(index).url).catch(() => undefined);
  await answer?.body?.cancel();
  return answer !== undefined;
}

interface Written {
  readonly serverId: string;
  readonly opensRooms: boolean;
  readonly beat: number;
}

/** The entries of living processes. */
async function entries(): Promise<Written[]> {
  const listening = await asked.pubsub('CHANNELS', 'dolphin:p:*');
  return Object.values(await asked.hgetall('processes'))
    .map((text) => JSON.parse(text) as Written)
    .filter(({ serverId }) => listening.includes(`dolphin:p:${serverId}`));
}

/** Each process has told its present facts and read those of the other. */
async function settled(): Promise<void> {
  const before = new Map((await entries()).map(({ serverId, beat }) => [serverId, beat]));
  await eventually(async () => {
    for (const { serverId, beat } of await entries())
      expect(beat).toBeGreaterThan((before.get(serverId) ?? 0) + 1);
  });
}

const openers = async (): Promise<number> => (await entries()).filter(({ opensRooms }) => opensRooms).length;

interface Listing {
  readonly roomId: string;
  readonly processId: string;
  readonly clients: number;
  readonly publicAddress: string;
  readonly metadata: { readonly mapId: number };
}

const listings = async (mapId: number): Promise<Listing[]> =>
  Object.values(await asked.hgetall('roomcaches'))
    .map((text) => JSON.parse(text) as Listing)
    .filter(({ metadata }) => metadata.mapId === mapId);

/** The process of the only room of a map. */
async function processOf(mapId: number): Promise<number> {
  const [only] = await listings(mapId);
  return Number(only?.publicAddress.slice(2));
}

async function arrive(mapId = 1): Promise<{ visitor: Visitor; userId: number; token: string }> {
  const { token, userId } = await newChild(accounts.deps, { mapId, x: 700, y: 944 });
  return { visitor: await accounts.visit({ url: proxy.url, token }).enter(mapId), userId, token };
}

describe('two processes that share a Redis', () => {
  it('two children whom the proxy sends to different processes are in one copy of the map', async () => {
    const [one, other] = [await arrive(), await arrive()];
    await eventually(() => expect(one.visitor.lastSeen(other.userId)).toBeDefined());
    await eventually(() => expect(other.visitor.lastSeen(one.userId)).toBeDefined());
    expect(await listings(1)).toHaveLength(1);
  });

  it('rooms open where load is least', async () => {
    await arrive(1);
    await arrive(1);
    await settled();
    await arrive(2);
    expect(await processOf(2)).not.toBe(await processOf(1));
  });

  it('drained: everybody goes on in the other process, on the spot, with keys held, and nobody is thrown out', async () => {
    const { visitor, userId } = await arrive();
    const { visitor: friend } = await arrive();
    const statuses: string[] = [];
    visitor.store.subscribe(({ status }) => statuses.push(status));
    const from = await processOf(1);
    visitor.keys = INPUT.RIGHT;
    await pause(200);
    const ended = world(from).end('SIGTERM');
    const { x } = visitor.feet;
    await ended;
    await eventually(async () => expect(await processOf(1)).toBe(1 - from));
    await eventually(() => expect(visitor.feet.x).toBeGreaterThan(x + 100));
    visitor.keys = 0;
    await visitor.rest();
    await eventually(() => expect(friend.lastSeen(userId)?.x).toBeCloseTo(visitor.feet.x, 0));
    expect(statuses).not.toContain('reconnecting');
    expect(statuses).not.toContain('kicked');
  });

  it('a rolling restart under sixty players: both processes end and start, and nobody is thrown out', async () => {
    const players: Visitor[] = [];
    /** Everything that a page showed or went through beside «live» and «resumed». */
    const troubles: string[] = [];
    while (players.length < 60) {
      const { visitor } = await arrive();
      visitor.store.subscribe(({ status, closeCode, attempt }) => {
        if (status !== 'live' && status !== 'resumed') troubles.push(`${status} ${closeCode} ${attempt}`);
      });
      visitor.keys = players.length % 2 === 0 ? INPUT.RIGHT : INPUT.LEFT;
      players.push(visitor);
    }
    for (const index of [0, 1]) {
      await world(index).end('SIGTERM');
      await start(index);
      await eventually(async () => expect(await openers()).toBe(2));
    }
    for (const player of players) await player.patches(3);
    expect(troubles).toEqual([]);
  }, 180_000);

  it('killed: its players are back within 5 s at the other process, on the spot saved last', async () => {
    const { visitor, userId } = await arrive();
    const { visitor: friend } = await arrive();
    await visitor.hold(INPUT.RIGHT, 900);
    const { x } = visitor.feet;
    const from = await processOf(1);
    const begun = performance.now();
    await world(from).end('SIGKILL');
    await Promise.all([visitor.until('resumed'), friend.until('resumed')]);
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(visitor.feet.x).toBeGreaterThanOrEqual(x - WALK_SPEED * 1.1);
    expect(visitor.feet.x).toBeLessThanOrEqual(x);
    await eventually(() => expect(friend.lastSeen(userId)).toBeDefined());
    expect(await listings(1)).toHaveLength(1);
    expect(await processOf(1)).toBe(1 - from);
  });

  it('a second page at another process takes the session over, and the first is told', async () => {
    const { visitor, userId, token } = await arrive(1);
    await settled();
    await savePositions(accounts.deps, [{ userId, mapId: 2, x: 700, y: 944, facing: 1 }]);
    const second = await accounts.visit({ url: proxy.url, token }).enter(2);
    await visitor.until('movedToAnotherTab');
    expect(await processOf(2)).not.toBe(await processOf(1));
    await second.patches(3);
    expect(second.state.status).toBe('live');
  });
});

describe('faults of the driver that others met', () => {
  it('968: the listing of a living room that a peer removed comes back', async () => {
    const { visitor } = await arrive();
    const [listed] = await listings(1);
    await asked.hdel('roomcaches', listed?.roomId ?? '');
    await eventually(async () =>
      expect((await listings(1)).map(({ roomId }) => roomId)).toEqual([listed?.roomId]),
    );
    await visitor.patches(3);
  });

  it('968: a process that stood still is found again with its rooms and players', async () => {
    const { visitor } = await arrive();
    const from = await processOf(1);
    const [listed] = await listings(1);
    world(from).signal('SIGSTOP');
    const other = await newChild(accounts.deps, { mapId: 1, x: 700, y: 944 });
    try {
      // Somebody who comes now, past the proxy, gets a room elsewhere, though not at once.
      await accounts.visit({ url: world(1 - from).url, token: other.token }).enter(1);
      expect(await processOf(1)).toBe(1 - from);
    } finally {
      world(from).signal('SIGCONT');
    }
    await eventually(async () =>
      expect((await listings(1)).map(({ roomId }) => roomId)).toContain(listed?.roomId),
    );
    await eventually(() => expect(['live', 'resumed']).toContain(visitor.state.status));
  }, 60_000);

  it('799, 850, 389: a listing without a process keeps nobody waiting and is removed', async () => {
    const ghost = { name: 'world', roomId: 'ghost', processId: 'nobody', clients: 0, locked: false };
    const listed = { ...ghost, private: false, maxClients: WORLD_ROOM_CAPACITY };
    await asked.hset(
      'roomcaches',
      'ghost',
      JSON.stringify({ ...listed, metadata: { mapId: 3, protocol: 1 } }),
    );
    await asked.hset(
      'roomcaches',
      'ghost2',
      JSON.stringify({ ...listed, roomId: 'ghost2', metadata: { mapId: 4 } }),
    );
    const begun = performance.now();
    await arrive(3);
    expect(performance.now() - begun).toBeLessThan(2000);
    const left = await listings(3);
    expect(left.map(({ roomId }) => roomId)).not.toContain('ghost');
    await eventually(async () => expect(await asked.hexists('roomcaches', 'ghost2')).toBe(0));
  }, 40_000);

  it('823, 555: a process ends after all its rooms, and a room that closes while others join leaves no listing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { visitor } = await arrive(5);
      visitor.leave();
      await arrive(5).then((next) => next.visitor.leave());
    }
    await Promise.all([4, 6].map((mapId) => arrive(mapId)));
    const from = await processOf(6);
    await world(from).end('SIGTERM');
    const rooms = (await Promise.all([4, 5, 6].map((mapId) => listings(mapId)))).flat();
    expect(rooms.filter(({ publicAddress }) => publicAddress === `/p${from}`)).toEqual([]);
  }, 60_000);
});

describe('a Redis that is not always there', () => {
  it('emptied: nobody is thrown out, rooms are listed again, and a newcomer finds the others', async () => {
    const { visitor, userId } = await arrive();
    await redis.empty();
    await eventually(async () => expect(await listings(1)).toHaveLength(1));
    const { visitor: newcomer } = await arrive();
    await eventually(() => expect(newcomer.lastSeen(userId)).toBeDefined());
    expect(visitor.state.status).toBe('live');
  });

  it('full: nobody is thrown out, a newcomer comes in, and all is listed when there is room again', async () => {
    const { visitor } = await arrive();
    await asked.config('SET', 'maxmemory', '1');
    const { visitor: newcomer } = await arrive(2);
    await newcomer.patches(3);
    await visitor.patches(3);
    await asked.config('SET', 'maxmemory', '0');
    await eventually(async () => expect(await listings(2)).toHaveLength(1));
    expect([visitor.state.status, newcomer.state.status]).not.toContain('reconnecting');
  });

  it('away: the world goes on, and it is as before when Redis is back', async () => {
    const { visitor, userId } = await arrive();
    const { visitor: friend } = await arrive();
    await redis.stop();
    await visitor.hold(INPUT.RIGHT, 500);
    const moved = visitor.feet.x;
    await eventually(() => expect(friend.lastSeen(userId)?.x).toBeGreaterThan(moved - 50));
    await pause(3000);
    expect([visitor.state.status, friend.state.status]).toEqual(['live', 'live']);
    await redis.start();
    await eventually(async () => expect(await listings(1)).toHaveLength(1));
    const { visitor: newcomer } = await arrive();
    await eventually(() => expect(newcomer.lastSeen(userId)).toBeDefined());
    expect(visitor.state.status).toBe('live');
  }, 60_000);
});
