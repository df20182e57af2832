import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createLog, type Logger } from '#server/platform/log.ts';
import { openRedis, type SharedRedis } from '#server/platform/redis.ts';
import { needPrograms } from '../../scripts/cluster/debianPrograms.ts';

export interface TestRedis {
  readonly url: string;
  /** A connection as a process of the product opens it. */
  open(log?: Logger): Promise<SharedRedis>;
  /** Runs a command over a connection of its own. */
  call(...command: readonly [string, ...string[]]): Promise<unknown>;
  /** Forgets everything. */
  empty(): Promise<void>;
  /** Takes connections and answers nothing until `resume`. */
  hang(): void;
  resume(): void;
  /** Ends it; what it held is gone. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export const REDIS_PASSWORD = 'kR7wZ2mQ';

const SILENT = createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' });

/** A Redis of this test alone, in memory. Root has it installed; anybody else is told what to install. */
export async function startRedis(): Promise<TestRedis> {
  const { 'redis-server': program } = needPrograms(['redis-server']);
  const port = await freePort();
  const url = `redis://:${REDIS_PASSWORD}@127.0.0.1:${port}`;
  let signal = (_name: NodeJS.Signals): void => undefined;
  let stop = async () => undefined as void;
  const redis: TestRedis = {
    url,
    open: async (log = SILENT) => {
      const opened = await openRedis({ REDIS_URL: url }, log);
      if (!opened) throw new Error('no Redis was opened');
      return opened;
    },
    call: async (name, ...rest) => {
      const client = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: 200 });
      client.on('error', () => undefined);
      try {
        return await client.call(name, ...rest);
      } finally {
        client.disconnect();
      }
    },
    empty: async () => void (await redis.call('flushall')),
    hang: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    stop: () => stop(),
    start: async () => {
      const at = ['--port', String(port), '--bind', '127.0.0.1', '--requirepass', REDIS_PASSWORD];
      const child = spawn(program, [...at, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
      const gone = once(child, 'exit');
      signal = (name) => void child.kill(name);
      stop = async () => {
        child.kill('SIGKILL');
        await gone;
      };
      while ((await redis.call('ping').catch(() => undefined)) !== 'PONG') await sleep(20);
    },
  };
  await redis.start();
  return redis;
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
