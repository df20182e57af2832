import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pino } from 'pino';
import { MemoryChatLog, RedisChatLog, type ChatLog } from '#server/domain/people/chat/ChatLog.ts';
import { ChatMemory } from '#server/domain/people/chat/ChatMemory.ts';
import { SignInThrottle } from '#server/domain/people/sessions/SignInThrottle.ts';
import { joinInstallation } from '#server/joinInstallation.ts';
import { parseConfig, type Config } from '#server/platform/config.ts';
import { ProcessRelay } from '#server/platform/ProcessRelay.ts';
import { countInMemory, countInRedis, RateLimiter, type OpenCounter } from '#server/platform/RateLimiter.ts';
import { openRedis, type SharedRedis } from '#server/platform/redis.ts';
import { MemoryStates, RedisStates, type StateStore } from '#server/platform/StateStore.ts';
import { eventually } from '../support/eventually.ts';
import { newScratchFolder } from '../support/scratchFolder.ts';
import { REDIS_PASSWORD, startRedis, type TestRedis } from '../support/startRedis.ts';

let server: TestRedis;
/** The log lines of the connection that `connect` has opened last. */
let lines: string[] = [];

beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.empty();
});

async function connect(): Promise<SharedRedis> {
  const own: string[] = (lines = []);
  const log = pino({ level: 'info' }, { write: (line: string) => void own.push(line) });
  const redis = await server.open(log);
  onTestFinished(() => redis.close());
  return redis;
}

interface Adapter {
  readonly states: StateStore;
  readonly counter: OpenCounter;
  readonly lines: ChatLog;
}

const ADAPTERS: Readonly<Record<string, () => Promise<Adapter>>> = {
  memory: async () => ({ states: new MemoryStates(), counter: countInMemory, lines: new MemoryChatLog() }),
  redis: async () => {
    const redis = await connect();
    return { states: new RedisStates(redis), counter: countInRedis(redis), lines: new RedisChatLog(redis) };
  },
};

describe.each(Object.entries(ADAPTERS))('shared in %s', (_name, open) => {
  let adapter: Adapter;
  beforeEach(async () => {
    adapter = await open();
  });

  it('callers at once change a state one after the other', async () => {
    const add = () =>
      adapter.states.update<number, number>('count', 60_000, (count = 0) => ({
        state: count + 1,
        result: count + 1,
      }));
    const results = await Promise.all(Array.from({ length: 8 }, add));
    expect(results.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await adapter.states.read('count')).toBe(8);
    await adapter.states.update('count', 60_000, () => ({ state: undefined, result: undefined }));
    expect(await adapter.states.read('count')).toBeUndefined();
  });

  it('a limit refuses what is over it', async () => {
    const limiter = new RateLimiter({ name: 'test', perMinute: 3 }, adapter.counter);
    for (let call = 0; call < 3; call += 1) await limiter.spend('1.2.3.4');
    await expect(limiter.spend('1.2.3.4')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await limiter.spend('4.3.2.1');
  });

  describe('guesses of a password', () => {
    let throttle: SignInThrottle;
    beforeEach(() => {
      throttle = new SignInThrottle(adapter.states);
    });
    const fail = async (times: number, address = '1.2.3.4') => {
      let last = 0;
      for (let time = 0; time < times; time += 1) last = await throttle.attempt('coral', address, 0);
      return last;
    };
    /** Each from an address of its own. */
    const guess = async (times: number, now = 0) => {
      const waits: number[] = [];
      for (let time = 0; time < times; time += 1)
        waits.push(await throttle.attempt('coral', `10.0.${now}.${time}`, now));
      return waits;
    };

    it('five are free, then the delay doubles up to five minutes', async () => {
      expect(await fail(5)).toBe(0);
      let now = 0;
      const delays: number[] = [];
      for (let time = 0; time < 9; time += 1) {
        const delay = await throttle.attempt('coral', '1.2.3.4', now);
        now += delay;
        await throttle.attempt('coral', '1.2.3.4', now);
        delays.push(delay / 1000);
      }
      expect(delays).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
    });

    it('another address, another name and the address after a success wait for nothing', async () => {
      expect(await fail(6)).toBeGreaterThan(0);
      expect(await throttle.attempt('coral', '4.3.2.1', 0)).toBe(0);
      expect(await throttle.attempt('shell', '1.2.3.4', 0)).toBe(0);
      await throttle.succeed('coral', '1.2.3.4');
      expect(await fail(5)).toBe(0);
    });

    it('from many addresses they are delayed by a minute each after thirty', async () => {
      expect(await guess(33)).toEqual([...Array<number>(30).fill(0), 60_000, 60_000, 60_000]);
      expect(await guess(3, 60_000)).toEqual([0, 60_000, 60_000]);
      expect(await throttle.attempt('shell', '10.0.0.1', 0)).toBe(0);
    });

    it('sent at once they are all counted', async () => {
      const waits = await Promise.all(
        Array.from({ length: 12 }, () => throttle.attempt('coral', '1.2.3.4', 0)),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    });

    it('an address from which the right password came once passes by the guesses of others', async () => {
      await throttle.attempt('coral', '1.2.3.4', 0);
      await throttle.succeed('coral', '1.2.3.4');
      await guess(40);
      expect(await throttle.attempt('coral', '4.3.2.1', 0)).toBeGreaterThan(0);
      expect(await fail(5)).toBe(0);
      // Its own failures still count.
      expect(await fail(1)).toBe(5_000);
    });

    it('they are forgotten after an hour without another', async () => {
      await fail(4);
      expect(await throttle.attempt('coral', '1.2.3.4', 3_600_000)).toBe(0);
      expect(await throttle.attempt('coral', '1.2.3.4', 3_600_000)).toBe(0);
    });
  });

  it('a talker has one pace, whichever process it talks to', async () => {
    const [here, there] = [new ChatMemory(adapter.states), new ChatMemory(adapter.states)];
    const emote = (chat: ChatMemory) => chat.talk(7, ({ pace }) => pace.takeEmote(1000));
    const taken: boolean[] = [];
    for (const chat of [here, there, here, there, here]) taken.push(await emote(chat));
    expect(taken).toEqual([true, true, true, true, false]);
    await here.talk(7, ({ harm }) => harm.said(8, { at: 1000, text: '공일공' }));
    expect(await there.talk(7, ({ harm }) => harm.linesTo(8, 2000))).toEqual(['공일공']);
    expect(here.nextLineId()).not.toBe(there.nextLineId());
  });

  it('a line that is sent again to another process is answered, not said again', async () => {
    const [here, there] = [new ChatMemory(adapter.states), new ChatMemory(adapter.states)];
    const line = {
      lineId: 1,
      userId: 7,
      nickname: '별',
      titleId: 0,
      lineKey: 'a',
      text: '안녕',
      phraseId: null,
    };
    const say = vi.fn(async () => line);
    const request = { userId: 7, key: 'a', now: 1000 };
    const [first, again] = await Promise.all([
      here.repeatedLines.run(request, say),
      there.repeatedLines.run(request, say),
    ]);
    expect([first.isNew, again.isNew].filter(Boolean)).toHaveLength(1);
    expect(await Promise.all([first.result, again.result])).toEqual([line, line]);
    expect(say).toHaveBeenCalledTimes(1);
  });

  it('a report finds the lines of the places in which a user has spoken', async () => {
    const said = (userId: number, text: string, second: number) => ({
      userId,
      nickname: '별',
      text,
      at: new Date(second * 1000).toISOString(),
      whisper: false,
    });
    await adapter.lines.add('a', said(1, '하나', 1));
    await adapter.lines.add('a', said(2, '둘', 2));
    await adapter.lines.add('b', said(2, '셋', 3));
    await adapter.lines.add('c', said(1, '넷', 4));
    const texts = async () => (await adapter.lines.around(1)).map(({ text }) => text);
    expect(await texts()).toEqual(['하나', '둘', '넷']);
    await adapter.lines.forget('a');
    expect(await texts()).toEqual(['넷']);
  });
});

it('a Redis that does not answer or refuses the password ends the start with one line', async () => {
  const log = pino({ level: 'silent' });
  const { host, port } = new URL(server.url);
  await expect(openRedis({ REDIS_URL: `redis://:wrong@${host}` }, log)).rejects.toThrow(
    `Setting REDIS_URL: the Redis at ${host} does not serve us (WRONGPASS`,
  );
  await expect(openRedis({ REDIS_URL: 'redis://127.0.0.1:1' }, log)).rejects.toThrow('ECONNREFUSED');
  await expect(openRedis({ REDIS_URL: `redis://:wrong@${host}` }, log)).rejects.not.toThrow(REDIS_PASSWORD);
  expect(port).not.toBe('');
});

it('two processes count together, and each for itself while Redis is full, which the log says once', async () => {
  const [here, there] = [await connect(), await connect()];
  const [one, other] = [here, there].map(
    (redis) => new RateLimiter({ name: 'test', perMinute: 4 }, countInRedis(redis)),
  );
  for (const limiter of [one, other, one, other]) await limiter?.spend(1);
  await expect(one?.spend(1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await server.call('config', 'set', 'maxmemory', '1');
  onTestFinished(async () => void (await server.call('config', 'set', 'maxmemory', '0')));
  for (let call = 0; call < 4; call += 1) await other?.spend(1);
  await expect(other?.spend(1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(lines.filter((line) => line.includes('limits are lenient'))).toHaveLength(1);
  expect(await new RedisStates(there).update('x', 1000, () => ({ state: 1, result: 2 }))).toBe(2);
});

it('while Redis is away nothing waits, and notices flow again when it is back, emptied', async () => {
  const [here, there] = [await connect(), await connect()];
  const log = pino({ level: 'silent' });
  const relays = [here, there].map((redis) => new ProcessRelay({ redis, log }));
  const heard: unknown[] = [];
  let gaps = 0;
  for (const relay of relays)
    await relay.open({ publish: (...notice) => heard.push(notice), onGap: () => (gaps += 1) });
  relays[0]?.tell('topic', { id: 1 });
  await eventually(() => expect(heard).toEqual([['topic', { id: 1 }]]));

  await server.stop();
  await eventually(() => expect(there.commands.status).not.toBe('ready'));
  const limiter = new RateLimiter({ name: 'test', perMinute: 1 }, countInRedis(there));
  await limiter.spend(1);
  await expect(limiter.spend(1)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(lines.filter((line) => line.includes('Redis is away'))).toHaveLength(1);

  await server.start();
  await eventually(() => expect(gaps).toBe(2));
  await eventually(() => {
    relays[0]?.tell('topic', { id: 2 });
    expect(heard).toContainEqual(['topic', { id: 2 }]);
  });
  expect(lines.filter((line) => line.includes('Redis is back'))).toHaveLength(1);
});

it('a Redis that hangs holds up one call, not every call', async () => {
  const redis = await connect();
  const limiter = new RateLimiter({ name: 'test', perMinute: 100 }, countInRedis(redis));
  server.hang();
  try {
    await limiter.spend(1);
    const begun = performance.now();
    for (let call = 0; call < 20; call += 1) await limiter.spend(1);
    expect(performance.now() - begun).toBeLessThan(500);
  } finally {
    server.resume();
  }
  await eventually(() => expect(redis.commands.status).toBe('ready'));
});

it('a process is refused that would not see the database, the tokens or the files of the others', async () => {
  const redis = await connect();
  const folder = newScratchFolder('installation');
  const config = (settings: Record<string, string> = {}): Config =>
    parseConfig({ DATA_DIR: folder, TOKEN_SECRET: 'q8Zr3vKf0mYw6BtNc2Hj9LxPd4GsUa7E', ...settings });
  const poolOf = (id: string) => ({ query: async () => ({ rows: [{ id }] }) }) as never;
  const join = async (id: string, settings?: Record<string, string>) => {
    const { close } = await joinInstallation({ redis, pool: poolOf(id), config: config(settings) });
    onTestFinished(close);
  };
  await join('1/dolphin');
  await join('1/dolphin', { DATA_DIR: newScratchFolder('installation'), STORAGE_FOLDER: `${folder}/files` });
  await expect(join('2/dolphin')).rejects.toThrow(/^Setting DATABASE_URL: [^\n]*$/);
  await expect(join('1/dolphin', { TOKEN_SECRET: 'another-text-of-many-letters-0123' })).rejects.toThrow(
    /^Setting TOKEN_SECRET: /,
  );
  await expect(join('1/dolphin', { DATA_DIR: newScratchFolder('installation') })).rejects.toThrow(
    /^Setting STORAGE: .* STORAGE_FOLDER/,
  );
});
