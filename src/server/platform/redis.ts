import { Redis, type RedisOptions } from 'ioredis';
import type { Config } from './config.ts';
import { ConfigError } from './ConfigError.ts';
import type { Logger } from './log.ts';

/** The Redis that processes share. It keeps nothing that must stay, because it may be emptied at any moment. */
export interface SharedRedis {
  /** Runs commands, with the key prefix. One that is not answered in a second is rejected, and at once while Redis is away. */
  readonly commands: Redis;
  /** The beginning of every key and channel. ioredis adds it to the keys; names of channels are made with it. */
  readonly prefix: string;
  /**
   * Opens a further connection, for subscriptions or a library, and closes it with the others. Its commands wait for a
   * Redis that is away, without limit: the driver of Colyseus never recovers from a rejected one.
   */
  connect(options?: RedisOptions): Redis;
  /** Logs a refused command, each kind of work once a minute; nothing while Redis is away, which has a line of its own. */
  failed(error: unknown, message: string): void;
  close(): Promise<void>;
}

export type RedisConnection = ReturnType<SharedRedis['connect']>;

const KEY_PREFIX = 'dolphin:';
const COMMAND_MS = 1000;
const FIRST_ANSWER_MS = 5000;
/** The longest pause between two attempts to connect again, which never end. */
const RECONNECT_MS = 1000;
/** A silent connection is tested after this time. */
const KEEP_ALIVE_MS = 10_000;
/** The words of ioredis. */
const TIMED_OUT = 'Command timed out';
/** The same failure is logged once in this time. */
const QUIET_MS = 60_000;

/**
 * Connects to the Redis of REDIS_URL; undefined without one.
 * @throws ConfigError when it does not answer or refuses the password
 */
export async function openRedis(
  { REDIS_URL }: Pick<Config, 'REDIS_URL'>,
  log: Logger,
): Promise<SharedRedis | undefined> {
  if (!REDIS_URL) return undefined;
  await assertAnswers(REDIS_URL);
  const connections: Redis[] = [];
  const connect = (options: RedisOptions = {}) => {
    const redis = new Redis(REDIS_URL, {
      keyPrefix: KEY_PREFIX,
      connectionName: 'dolphin-world',
      maxRetriesPerRequest: null,
      // A machine that is gone sends no end of a connection.
      keepAlive: KEEP_ALIVE_MS,
      retryStrategy: (attempt) => Math.min(50 * attempt, RECONNECT_MS),
      ...options,
    });
    redis.on('error', (error) => log.debug({ err: error }, 'a connection to Redis broke'));
    connections.push(redis);
    return redis;
  };
  const commands = connect({ enableOfflineQueue: false, commandTimeout: COMMAND_MS, lazyConnect: true });
  logAbsence(commands, log);
  await commands.connect();
  const failedAt = new Map<string, number>();
  return {
    commands,
    prefix: KEY_PREFIX,
    connect,
    failed: (error, message) => {
      // A Redis that hangs would hold up each request; until it is connected again, commands are rejected at once.
      if (error instanceof Error && error.message === TIMED_OUT) commands.disconnect(true);
      const now = performance.now();
      if (commands.status !== 'ready' || now - (failedAt.get(message) ?? -QUIET_MS) < QUIET_MS) return;
      failedAt.set(message, now);
      log.warn({ err: error }, message);
    },
    close: async () => {
      for (const redis of connections) redis.disconnect();
    },
  };
}

/** One line when Redis goes away and one when it is back, not one for each attempt. */
function logAbsence(redis: Redis, log: Logger): void {
  let isAway = false;
  redis.on('close', () => {
    if (isAway || redis.status === 'end') return;
    isAway = true;
    log.warn('Redis is away: limits are lenient and other processes hear nothing until it is back');
  });
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
}

async function assertAnswers(url: string): Promise<void> {
  const probe = new Redis(url, {
    lazyConnect: true,
    connectTimeout: FIRST_ANSWER_MS,
    commandTimeout: FIRST_ANSWER_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason: unknown;
  probe.on('error', (error) => (reason ??= error));
  try {
    await probe.connect();
    await probe.ping();
  } catch (error) {
    const cause = reason ?? error;
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(
      `Setting REDIS_URL: the Redis at ${new URL(url).host} does not serve us (${words}), ` +
        'expected one that answers and takes the password.',
      { cause },
    );
  } finally {
    probe.disconnect();
  }
}
