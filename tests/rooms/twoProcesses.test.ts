import { Redis } from 'ioredis';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ROOM_PROTOCOL } from '#shared/contract/rooms/protocol.ts';
import { WORLD_ROOM_CAPACITY } from '#shared/contract/rooms/worldRoom.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import { WALK_SPEED } from '#shared/simulation/feel.ts';
import { savePositions } from '#server/domain/world/characters/savePositions.ts';
import { eventually } from '../support/eventually.ts';
import { startRedis, type TestRedis } from '../support/startRedis.ts';
import { startKillableWorld, type KillableWorld } from './support/killableWorld.ts';
import { newChild, savedPosition } from './support/newChild.ts';
import { Proxy } from './support/Proxy.ts';
import { testWorld } from './support/testWorld.ts';
import { pause, type Visitor } from './support/Visitor.ts';

/** Only for the accounts; nobody connects to it. */
const accounts = testWorld();
let redis: TestRedis;
let asked: Redis;
let proxy: Proxy;
const worlds: KillableWorld[] = [];

/** The listing of a room of a process that is no more, which nobody asks for. */
const FORGOTTEN = 'forgotten';

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
  redis = await startRedis();
  asked = new Redis(redis.url, { keyPrefix: 'dolphin:' });
  asked.on('error', () => undefined);
  await Promise.all([start(0), start(1)]);
  proxy = await Proxy.open([0, 1].map((index) => () => world(index).port));
  await list({ roomId: FORGOTTEN, processId: 'nobody', mapId: 9 });
}, 120_000);

/** Both processes run, and each knows of the other. */
beforeEach(async () => {
  for (const index of [0, 1]) if (!(await isUp(index))) await start(index);
  await bothOpen();
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
  readonly players: number;
}

/** The entries of living processes. */
async function entries(): Promise<Written[]> {
  const listening = await asked.pubsub('CHANNELS', 'dolphin:p:*');
  return Object.values(await asked.hgetall('processes'))
    .map((text) => JSON.parse(text) as Written)
    .filter(({ serverId }) => listening.includes(`dolphin:p:${serverId}`));
}

const bothOpen = () =>
  eventually(async () => expect((await entries()).filter(({ opensRooms }) => opensRooms)).toHaveLength(2));

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

/** Writes the listing of a room that is not there. */
async function list(ghost: { roomId: string; processId: string; mapId: number }): Promise<void> {
  const { mapId, ...room } = ghost;
  const open = { name: 'world', clients: 0, locked: false, private: false, maxClients: WORLD_ROOM_CAPACITY };
  const listing = { ...open, ...room, metadata: { mapId, protocol: ROOM_PROTOCOL } };
  await asked.hset('roomcaches', room.roomId, JSON.stringify(listing));
}

/** The process of the only room of a map. */
async function processOf(mapId: number): Promise<number> {
  const [only] = await listings(mapId);
  return Number(only?.publicAddress.slice(2));
}

interface Arrival {
  readonly mapId: number;
  readonly visitor: Visitor;
  readonly userId: number;
  readonly token: string;
  /** The statuses of the page since it began to connect, with its failed tries. */
  readonly statuses: string[];
}

async function arrive(mapId = 1, onPatch?: (userId: number) => void): Promise<Arrival> {
  const { token, userId } = await newChild(accounts.deps, { mapId, x: 700, y: 944 });
  const visitor = accounts.visit({ url: proxy.url, token, onPatch: onPatch && (() => onPatch(userId)) });
  const statuses: string[] = [];
  visitor.store.subscribe(({ status, attempt }) => {
    if (status !== 'idle') statuses.push(`${status} ${attempt}`);
  });
  await visitor.enter(mapId);
  return { mapId, visitor, userId, token, statuses };
}

describe('two processes that share a Redis', () => {
  it('rooms open where load is least; a second page there takes the session over, and the first is told', async () => {
    const { visitor, userId, token } = await arrive(1);
    await arrive(1);
    await visitor.hold(INPUT.RIGHT, 100);
    await visitor.rest();
    // Nothing is left to be saved over the place that follows.
    const x = expect.closeTo(visitor.feet.x, 0) as number;
    await eventually(async () => expect(await savedPosition(accounts.deps, { userId })).toMatchObject({ x }));
    await eventually(async () =>
      expect((await entries()).map(({ players }) => players).toSorted((a, b) => a - b)).toEqual([0, 2]),
    );
    await savePositions(accounts.deps, [{ userId, mapId: 2, x: 700, y: 944, facing: 1 }]);
    const second = await accounts.visit({ url: proxy.url, token }).enter(2);
    await visitor.until('movedToAnotherTab');
    expect(await processOf(2)).not.toBe(await processOf(1));
    await second.patches(3);
    expect(second.state.status).toBe('live');
  });

  it('two children whom the proxy sends to different processes are in one copy of the map', async () => {
    const [one, other] = [await arrive(3), await arrive(3)];
    await eventually(() => expect(one.visitor.lastSeen(other.userId)).toBeDefined());
    await eventually(() => expect(other.visitor.lastSeen(one.userId)).toBeDefined());
    expect(await listings(3)).toHaveLength(1);
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

  it('799, 850, 389: a listing without a process keeps nobody waiting', async () => {
    await list({ roomId: 'ghost', processId: 'nobody', mapId: 3 });
    const begun = performance.now();
    const { statuses } = await arrive(3);
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(statuses).toEqual(['connecting 0', 'live 0']);
    expect((await listings(3)).map(({ roomId }) => roomId)).not.toContain('ghost');
  });

  it('555: a child who comes while a room closes gets another one at once, and sees no error', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { visitor } = await arrive(5);
      visitor.leave();
      const next = await arrive(5);
      expect(next.statuses).toEqual(['connecting 0', 'live 0']);
      next.visitor.leave();
    }
    const { visitor } = await arrive(6);
    const [closing] = await listings(6);
    visitor.leave();
    await eventually(async () => expect(await listings(6)).toEqual([]));
    // A request has read the listing before it was removed.
    await list({ roomId: closing?.roomId ?? '', processId: closing?.processId ?? '', mapId: 6 });
    const begun = performance.now();
    const { statuses } = await arrive(6);
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(statuses).toEqual(['connecting 0', 'live 0']);
    await asked.hdel('roomcaches', closing?.roomId ?? '');
  });
});

/** Keeps the place of a child from being written until `release`. */
async function holdPlace(userId: number): Promise<{ release(): Promise<void> }> {
  const client = new Client({ connectionString: accounts.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query('select from character_positions where user_id = $1 for update', [userId]);
  return { release: async () => void (await client.query('commit')) };
}

/** Walks and leaves; returns about where the child stood. */
async function leaveAfterSteps(visitor: Visitor): Promise<{ readonly x: number; readonly y: number }> {
  await visitor.hold(INPUT.RIGHT, 200);
  await visitor.rest();
  const { x, y } = visitor.feet;
  visitor.leave();
  return { x: expect.closeTo(x, 0) as number, y: expect.closeTo(y, 0) as number };
}

const CROWDED_MAPS = [1, 2, 3, 4] as const;
/** The patches of two seconds; the rest of a page's silence is the machine's, since another player's patches count it. */
const MOST_MISSED = 40;

it('a rolling restart under sixty players: nobody is thrown out, all go on where they stood, and nothing is unsaved', async () => {
  const late = await arrive(6);
  const lateAt = await processOf(6);
  /** The player whose patches count the silence of the others. */
  let counting = 0;
  let counted = 0;
  let missed = 0;
  const heardAt = new Map<number, number>();
  const onPatch = (userId: number) => {
    if (userId === counting) counted += 1;
    missed = Math.max(missed, counted - (heardAt.get(userId) ?? counted));
    heardAt.set(userId, counted);
  };
  const first: Arrival[] = [];
  for (const mapId of CROWDED_MAPS) first.push(await arrive(mapId, onPatch));
  const more = Array.from({ length: 56 }, (_, index) => arrive(CROWDED_MAPS[index % 4], onPatch));
  const players = [...first, ...(await Promise.all(more))];
  players.forEach(({ visitor }, index) => (visitor.keys = index % 2 === 0 ? INPUT.RIGHT : INPUT.LEFT));
  const [walker, , , , friend] = players;
  if (!walker || !friend) throw new Error('nobody is there');
  /** Somebody whose room is at the other process. */
  const staysBeside = async (index: number): Promise<Arrival> => {
    for (const player of first) if ((await processOf(player.mapId)) !== index) return player;
    const alone = await arrive(5, onPatch);
    expect(await processOf(5)).not.toBe(index);
    return alone;
  };

  for (const [index, keys] of [INPUT.RIGHT, INPUT.LEFT].entries()) {
    counting = (await staysBeside(index)).userId;
    walker.visitor.keys = keys;
    const place = index === lateAt ? await holdPlace(late.userId) : undefined;
    const spot = place && (await leaveAfterSteps(late.visitor));
    const { x } = walker.visitor.feet;
    const ended = world(index).end('SIGTERM');
    if (place) {
      // 823: it has sent everybody away, and waits for the room that is not saved.
      await eventually(async () => expect((await processesOf(CROWDED_MAPS)).includes(index)).toBe(false));
      expect(await Promise.race([ended.then(() => 'ended'), pause(300)])).toBeUndefined();
      await place.release();
    }
    await ended;
    expect(await processesOf([...CROWDED_MAPS, 5, 6])).not.toContain(index);
    if (spot) expect(await savedPosition(accounts.deps, late)).toMatchObject(spot);
    await eventually(() => expect(Math.abs(walker.visitor.feet.x - x)).toBeGreaterThan(100));
    await start(index);
    await bothOpen();
  }
  walker.visitor.keys = 0;
  await walker.visitor.rest();
  await eventually(() =>
    expect(friend.visitor.lastSeen(walker.userId)?.x).toBeCloseTo(walker.visitor.feet.x, 0),
  );
  await Promise.all(players.map(({ visitor }) => visitor.patches(3)));
  for (const { statuses } of players)
    expect(statuses.filter((status) => !/^(connecting|live|resumed) 0$/.test(status))).toEqual([]);
  expect(missed).toBeLessThan(MOST_MISSED);
}, 180_000);

async function processesOf(mapIds: readonly number[]): Promise<number[]> {
  const rooms = await Promise.all(mapIds.map((mapId) => listings(mapId)));
  return rooms.flat().map(({ publicAddress }) => Number(publicAddress.slice(2)));
}

it('799, 850, 389: a listing without a process is removed although nobody asks for it', async () => {
  await eventually(async () => expect(await asked.hexists('roomcaches', FORGOTTEN)).toBe(0));
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
    await friend.patches(40);
    expect([visitor.state.status, friend.state.status]).toEqual(['live', 'live']);
    await redis.start();
    await eventually(async () => expect(await listings(1)).toHaveLength(1));
    const { visitor: newcomer } = await arrive();
    await eventually(() => expect(newcomer.lastSeen(userId)).toBeDefined());
    expect(visitor.state.status).toBe('live');
  }, 60_000);
});

/* The last story: what it kills is not started again. */
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
