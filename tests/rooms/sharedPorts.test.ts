import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ROOM_PROTOCOL } from '#shared/contract/rooms/protocol.ts';
import { MemoryPresence } from '#server/domain/people/presence/MemoryPresence.ts';
import type { Presence } from '#server/domain/people/presence/Presence.ts';
import { SharedPresence } from '#server/domain/people/presence/SharedPresence.ts';
import { createLog } from '#server/platform/log.ts';
import { ProcessRoster } from '#server/platform/ProcessRoster.ts';
import type { SharedRedis } from '#server/platform/redis.ts';
import { RoomCluster } from '#server/rooms/cluster/RoomCluster.ts';
import { SharedClaims } from '#server/rooms/session/SharedClaims.ts';
import { SessionRegistry, type Entry, type SessionRoom } from '#server/rooms/session/SessionRegistry.ts';
import { eventually } from '../support/eventually.ts';
import { startRedis, type TestRedis } from '../support/startRedis.ts';

const log = createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' });
let server: TestRedis;

beforeAll(async () => {
  server = await startRedis();
}, 60_000);
afterAll(() => server.stop());

interface Process {
  readonly redis: SharedRedis;
  readonly roster: ProcessRoster;
  readonly presence: Presence;
  readonly claims: SharedClaims;
  readonly sessions: SessionRegistry;
  /** Ends it without taking anything back. */
  kill(): Promise<void>;
}

async function startProcess(): Promise<Process> {
  const redis = await server.open();
  const roster = new ProcessRoster({ redis, log });
  const presence = new SharedPresence({ redis, roster, log });
  const claims = new SharedClaims({ redis, roster, log });
  const sessions = new SessionRegistry(claims);
  await claims.open();
  await roster.start();
  const kill = async () => {
    claims.close();
    await redis.close();
  };
  onTestFinished(async () => {
    await roster.stop();
    await kill();
  });
  return { redis, roster, presence, claims, sessions, kill };
}

/** Processes that know each other. */
async function startProcesses(): Promise<[Process, Process]> {
  const pair: [Process, Process] = [await startProcess(), await startProcess()];
  await pair[0].roster.beat();
  expect(pair[0].roster.otherIds()).toContain(pair[1].roster.id);
  expect(pair[1].roster.otherIds()).toContain(pair[0].roster.id);
  return pair;
}

/** The writer and the reader: one and the same in memory, two processes with Redis. */
const PRESENCES = {
  memory: async () => {
    const presence = new MemoryPresence();
    return { here: presence, there: presence, settle: async () => undefined };
  },
  redis: async () => {
    const [one, other] = await startProcesses();
    const settle = async () => {
      await one.roster.beat();
      await other.roster.beat();
    };
    return { here: one.presence, there: other.presence, settle };
  },
};

let lastUser = Date.now() % 1_000_000;
const newUser = () => (lastUser += 1);
const at = (mapId: number) => ({ mapId, roomId: `room-${mapId}`, spot: () => ({ x: 1, y: 2 }) });

describe.each(['memory', 'redis'] as const)('presence in %s', (kind) => {
  it('knows who is where, counts each map, and forgets who left', async () => {
    const { here, there, settle } = await PRESENCES[kind]();
    const [coral, shell, wave] = [newUser(), newUser(), newUser()];
    here.enter(coral, at(4));
    here.enter(shell, at(4));
    here.enter(wave, at(6));
    here.enter(shell, at(6));
    here.leave(coral, 'room-4');
    here.leave(wave, 'room-4');
    await settle();
    expect([...(await there.countByMap())]).toEqual([[6, 2]]);
    expect(await there.placeOf(coral)).toBeNull();
    expect(await there.placeOf(shell)).toMatchObject({ mapId: 6, roomId: 'room-6' });
    expect(here.spotOf(shell)).toEqual({ x: 1, y: 2 });
    expect([...(await there.whereabouts([coral, shell]))]).toEqual([
      [coral, { mapId: null, isInLesson: false }],
      [shell, { mapId: 6, isInLesson: false }],
    ]);
    expect(new Set((await there.present()).keys())).toEqual(new Set([shell, wave]));
    here.leave(shell, 'room-6');
    here.leave(wave, 'room-6');
    await settle();
    expect([...(await there.countByMap())]).toEqual([]);
    expect((await there.present()).size).toBe(0);
  });

  it('knows who is in a lesson until the last room with one is gone', async () => {
    const { here, there, settle } = await PRESENCES[kind]();
    const user = newUser();
    const isInLesson = async () => (await there.whereabouts([user])).get(user)?.isInLesson;
    here.showLessons(user, 'tabs', 2);
    here.showLessons(user, 'tabs', 1);
    here.showLessons(user, 'more tabs', 1);
    here.showLessons(user, 'tabs', 0);
    await settle();
    expect(await isInLesson()).toBe(true);
    expect((await there.present()).get(user)).toEqual({ mapId: null, isInLesson: true });
    here.showLessons(user, 'more tabs', 0);
    await settle();
    expect(await isInLesson()).toBe(false);
  });

  it('tells who wished for a place in a full room, once, while the friend is there and the wish is young', async () => {
    const { here, there, settle } = await PRESENCES[kind]();
    const until = Date.now() + 60_000;
    const [friend, coral, late, stranger] = [newUser(), newUser(), newUser(), newUser()];
    const room = `room-${friend}`;
    const told: number[] = [];
    here.followWishes(({ userId }) => told.push(userId));
    const wish = (userId: number, friendId: number, end = until) =>
      there.wishForPlace(room, { userId, friendId, friendshipId: 9, nickname: '산호', until: end });
    here.enter(friend, { ...at(4), roomId: room });
    await wish(coral, friend);
    await wish(coral, friend);
    await wish(stranger, newUser());
    await settle();
    await here.placeIsFree('another room', until - 2);
    expect(told).toEqual([]);
    await here.placeIsFree(room, until - 2);
    await here.placeIsFree(room, until - 2);
    expect(told).toEqual([coral]);
    await wish(late, friend);
    await here.placeIsFree(room, until + 1);
    await wish(coral, friend);
    await here.roomIsGone(room);
    await settle();
    await here.placeIsFree(room, until - 2);
    expect(told).toEqual([coral]);
    here.leave(friend, room);
    await settle();
  });
});

function room(words: string[], name: string, sessions?: SessionRegistry): SessionRoom {
  const self: SessionRoom = {
    endSession: async (userId) => {
      await Promise.resolve();
      words.push(`${name} ends`);
      sessions?.leave(userId, self);
    },
    refreshOutfit: async () => undefined,
    refreshSkills: async () => undefined,
    questsProgressed: () => undefined,
    showLevel: () => undefined,
    showTitle: () => undefined,
    showPet: () => undefined,
    refreshPet: async () => undefined,
    signOut: () => undefined,
  };
  return self;
}

let newest = 0;

/** A request later than all before it. Two processes know the clock of Redis to some milliseconds, which are spent here. */
function asked(sessions: SessionRegistry, userId: number): Entry {
  let entry = sessions.nextEntry(userId);
  while (entry <= newest) entry = sessions.nextEntry(userId);
  newest = entry;
  return { userId, entry };
}

/** The registries of two rooms: the same in memory, of two processes with Redis. */
const REGISTRIES = {
  memory: async () => {
    const sessions = new SessionRegistry();
    return [sessions, sessions] as const;
  },
  redis: async () => {
    const [one, other] = await startProcesses();
    return [one.sessions, other.sessions] as const;
  },
};

describe.each(['memory', 'redis'] as const)('sessions in %s', (kind) => {
  it('the older room has given up before the newer one looks', async () => {
    const words: string[] = [];
    const [here, there] = await REGISTRIES[kind]();
    const user = newUser();
    const [plaza, beach] = [room(words, 'plaza', here), room(words, 'beach', there)];
    await here.take(asked(here, user), plaza, async () => void words.push('plaza enters'));
    await there.take(asked(there, user), beach, async () => void words.push('beach enters'));
    expect(words).toEqual(['plaza enters', 'plaza ends', 'beach enters']);
    expect(there.roomOf(user)).toBe(beach);
    expect(here.roomOf(user)).not.toBe(plaza);
  });

  it('entries of one user take turns, those of others do not wait', async () => {
    const words: string[] = [];
    const [here, there] = await REGISTRIES[kind]();
    const [user, other] = [newUser(), newUser()];
    const [plaza, beach] = [room(words, 'plaza', here), room(words, 'beach', there)];
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const first = here.take(asked(here, user), plaza, async () => {
      begun();
      await gate;
      words.push('first');
    });
    await hasBegun;
    const second = there.take(asked(there, user), beach, async () => void words.push('second'));
    await there.take(asked(there, other), beach, async () => void words.push('other'));
    open();
    await Promise.all([first, second]);
    expect(words).toEqual(['other', 'first', 'plaza ends', 'second']);
  });

  it('an entry that was asked for earlier and comes later changes nothing, until nobody sits there', async () => {
    const words: string[] = [];
    const [here, there] = await REGISTRIES[kind]();
    const user = newUser();
    const [plaza, beach] = [room(words, 'plaza', here), room(words, 'beach', there)];
    const older = asked(there, user);
    // Two machines know the time of Redis to a millisecond or so.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const newer = asked(here, user);
    expect(await here.take(newer, plaza, async () => void words.push('newer'))).toBe(true);
    expect(await there.take(older, beach, async () => void words.push('older'))).toBe(false);
    expect(words).toEqual(['newer']);
    expect(here.roomOf(user)).toBe(plaza);
    here.leave(user, plaza);
    await eventually(async () =>
      expect(await there.take(older, beach, async () => void words.push('older'))).toBe(true),
    );
    expect(words).toEqual(['newer', 'older']);
  });

  it('a failed entry leaves the way free', async () => {
    const [here, there] = await REGISTRIES[kind]();
    const user = newUser();
    const [plaza, beach] = [room([], 'plaza', here), room([], 'beach', there)];
    await expect(
      here.take(asked(here, user), plaza, async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(here.roomOf(user)).toBeUndefined();
    await there.take(asked(there, user), beach, async () => undefined);
    there.leave(user, plaza);
    expect(there.roomOf(user)).toBe(beach);
    there.leave(user, beach);
    expect(there.roomOf(user)).toBeUndefined();
  });
});

it('a process that gives seats elsewhere forgets the requests whose reservations are over', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const sessions = new SessionRegistry();
  const first = { userId: 1, entry: sessions.nextEntry(1) };
  sessions.nextEntry(1);
  for (let userId = 2; userId <= 100; userId += 1) sessions.nextEntry(userId);
  expect(sessions.isReplaced(first)).toBe(true);
  expect(sessions.requestCount).toBe(100);
  vi.advanceTimersByTime(59_000);
  sessions.nextEntry(7);
  expect(sessions.isReplaced(first)).toBe(true);
  vi.advanceTimersByTime(2_000);
  sessions.nextEntry(101);
  expect(sessions.requestCount).toBe(2);
});

describe('processes that share a Redis', () => {
  it('two that want the same child at once settle it by the newer request, without waiting for each other', async () => {
    const [one, other] = await startProcesses();
    for (let round = 0; round < 20; round += 1) {
      const user = newUser();
      const words: string[] = [];
      const plaza = room(words, 'plaza', one.sessions);
      const beach = room(words, 'beach', other.sessions);
      const [a, b] = [asked(one.sessions, user), asked(other.sessions, user)];
      const begun = performance.now();
      await Promise.all([
        one.sessions.take(a, plaza, async () => undefined),
        other.sessions.take(b, beach, async () => undefined),
      ]);
      expect(performance.now() - begun).toBeLessThan(1500);
      const holders = [one.sessions.roomOf(user), other.sessions.roomOf(user)].filter(Boolean);
      expect(holders).toEqual([a.entry > b.entry ? plaza : beach]);
    }
  });

  it('the session of a killed process locks nobody out, and its users are away', async () => {
    const [one, other] = await startProcesses();
    const user = newUser();
    one.presence.enter(user, at(4));
    await one.sessions.take(asked(one.sessions, user), room([], 'plaza'), async () => undefined);
    await eventually(async () => expect(await other.presence.placeOf(user)).not.toBeNull());
    await one.kill();
    const begun = performance.now();
    expect(
      await other.sessions.take(asked(other.sessions, user), room([], 'beach'), async () => undefined),
    ).toBe(true);
    expect(performance.now() - begun).toBeLessThan(500);
    await eventually(async () => expect(await other.presence.placeOf(user)).toBeNull());
  });

  it('a Redis that was emptied knows everybody again, and of two sessions the newer one stays', async () => {
    const [one, other] = await startProcesses();
    const [user, torn] = [newUser(), newUser()];
    const words: string[] = [];
    one.presence.enter(user, at(4));
    one.presence.showLessons(user, 'tabs', 1);
    const plaza = room(words, 'plaza', one.sessions);
    const beach = room(words, 'beach', other.sessions);
    await one.sessions.take(asked(one.sessions, torn), plaza, async () => undefined);
    await server.empty();
    // Nobody knows of the older session now.
    await other.sessions.take(asked(other.sessions, torn), beach, async () => undefined);
    await eventually(() => expect(words).toEqual(['plaza ends']));
    expect(other.sessions.roomOf(torn)).toBe(beach);
    await eventually(async () =>
      expect((await other.presence.whereabouts([user])).get(user)).toEqual({ mapId: 4, isInLesson: true }),
    );
  });

  it('without Redis a process lets in and knows its own; afterwards the newer session stays', async () => {
    const [one, other] = await startProcesses();
    const [user, torn] = [newUser(), newUser()];
    const words: string[] = [];
    const plaza = room(words, 'plaza', one.sessions);
    const beach = room(words, 'beach', other.sessions);
    one.presence.enter(user, at(4));
    await one.sessions.take(asked(one.sessions, torn), plaza, async () => undefined);
    await server.stop();
    expect(await one.presence.placeOf(user)).toMatchObject({ mapId: 4 });
    expect(await other.presence.placeOf(user)).toBeNull();
    expect((await one.presence.present()).size).toBe(1);
    await other.sessions.take(asked(other.sessions, torn), beach, async () => undefined);
    expect(words).toEqual([]);
    await server.start();
    await eventually(() => expect(words).toEqual(['plaza ends']));
    await eventually(async () => expect(await other.presence.placeOf(user)).toMatchObject({ mapId: 4 }));
    // The beat that follows an absence takes nobody for dead.
    expect(other.roster.otherIds()).toContain(one.roster.id);
  });

  it('a machine whose clock is 40 s ahead counts time as the others do, and requests keep their order', async () => {
    const real = Date.now.bind(Date);
    const wrong = vi.spyOn(Date, 'now').mockImplementation(() => real() + 40_000);
    const ahead = await startProcess();
    wrong.mockRestore();
    const right = await startProcess();
    expect(Math.abs(ahead.roster.now() - right.roster.now())).toBeLessThan(1000);
    await ahead.roster.beat();
    expect(ahead.roster.otherIds()).toContain(right.roster.id);
    expect(right.roster.otherIds()).toContain(ahead.roster.id);
    const user = newUser();
    const words: string[] = [];
    const older = asked(ahead.sessions, user);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const newer = asked(right.sessions, user);
    expect(await right.sessions.take(newer, room(words, 'beach'), async () => undefined)).toBe(true);
    expect(await ahead.sessions.take(older, room(words, 'plaza'), async () => undefined)).toBe(false);
  });

  it('a page of another version gets rooms at a process of that version, and is asked to load anew without one', async () => {
    const [here, old] = await startProcesses();
    const serverId = `old-${newUser()}`;
    old.roster.describe(() => ({ serverId, opensRooms: true, protocol: ROOM_PROTOCOL - 1 }));
    await old.redis.connect().subscribe(`${old.redis.prefix}p:${serverId}`);
    await old.roster.beat();
    const cluster = new RoomCluster({ redis: here.redis, roster: here.roster, log, hasRooms: true });
    onTestFinished(() => {
      cluster.close();
      cluster.presence.shutdown();
    });
    expect(await cluster.selectProcess('world', { protocol: ROOM_PROTOCOL - 1 })).toBe(serverId);
    // This process opens none yet, and that of the older page is not for newer ones.
    await expect(cluster.selectProcess('world', {})).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
    await old.kill();
    await old.roster.stop();
    await expect(cluster.selectProcess('world', { protocol: ROOM_PROTOCOL - 1 })).rejects.toMatchObject({
      code: 'CLIENT_OUTDATED',
    });
    await expect(cluster.selectProcess('world', {})).rejects.toMatchObject({ code: 'SERVICE_BUSY' });
  });
});
