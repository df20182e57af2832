import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Redis } from 'ioredis';
import { openRedis, type SharedRedis } from '#server/platform/redis.ts';
import { createLog } from '#server/platform/log.ts';
import { needPrograms } from '../../scripts/cluster/debianPrograms.ts';

export interface RedisServer {
  readonly url: string;
  /** A connection as a process of the product opens it. */
  open(): Promise<SharedRedis>;
  /** Forgets everything. */
  empty(): Promise<void>;
  /** It goes away, and what it held with it. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A Redis of its own; root has it installed, anybody else is told what to install. */
export async function startRedisServer(): Promise<RedisServer> {
  const program = needPrograms(['redis-server'])['redis-server'];
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url,
    open: async () => {
      const redis = await openRedis({ REDIS_URL: url }, createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' }));
      if (!redis) throw new Error('no Redis was opened');
      return redis;
    },
    empty: async () => {
      const redis = new Redis(url);
      await redis.flushall();
      redis.disconnect();
    },
    start: async () => {
      const quiet = ['--save', '', '--appendonly', 'no', '--loglevel', 'warning'];
      child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', ...quiet], { stdio: 'ignore' });
      const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
      redis.on('error', () => undefined);
      await redis.ping();
      redis.disconnect();
    },
    stop: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
  await server.start();
  return server;
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
