/**
 * Measures what a further process costs: the same children in the copies of one map on 1, 2 and 3 processes behind
 * nginx, with one Redis and one Postgres. On one machine wall time says nothing, so processor seconds for each player
 * and second are compared: `linear` is the share of growth that is left (1 when a player costs the same on any number
 * of processes). `--players 180 --processes 1,2,3`. The table on paper after it is made of the measured terms.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { MAPS } from '#shared/content/maps/maps.ts';
import { WORLD_ROOM_CAPACITY } from '#shared/contract/rooms/worldRoom.ts';
import { openDatabase } from '#server/db/connect.ts';
import { issueTokens } from '#server/domain/people/sessions/refreshSessions.ts';
import { parseConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { newScratchFolder } from '../../tests/support/scratchFolder.ts';
import { createTestDatabase } from '../../tests/support/testDatabase.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { worldDepsOf } from '../../tests/support/worldDepsOf.ts';
import { startCluster, type Cluster } from '../cluster/startCluster.ts';
import { machine } from './support/machine.ts';
import { makeChildren } from './support/makeChildren.ts';
import type { BotCount, BotQuestion } from './support/roomBots.ts';
import { startSibling, type Sibling } from './support/startSibling.ts';
import { median } from './support/statistics.ts';

const SETTLE_MS = 8000;
const MEASURE_MS = 8000;
const ROUNDS = 3;
/** Processes are filled to this share of a core, so that a tick is never late. */
const FULL_CORE = 0.6;
/** Ticks of /proc/<pid>/stat. */
const MS_PER_TICK = 10;
const SETTINGS = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'only-for-the-minutes-of-a-benchmark',
  ALLOW_SANDBOX: 'mail,sms,identity,payments',
  ACCESS_TOKEN_MINUTES: '60',
  LOG_LEVEL: 'error',
  // All bots come from one address.
  REQUESTS_PER_MINUTE: '10000000',
  DATABASE_POOL_SIZE: '10',
  JUDGE_WORKERS: '1',
  SHUTDOWN_SECONDS: '1',
};

/** The cost of one player in one second. */
interface Cost {
  readonly processes: number;
  /** Milliseconds of a processor, all processes of the product together. */
  readonly serverMs: number;
  readonly redisMs: number;
  readonly redisCommands: number;
  readonly bytes: number;
  readonly connections: number;
}

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '180' },
    processes: { type: 'string', default: '1,2,3' },
  },
});
const players = Number(values.players);
const counts = values.processes.split(',').map(Number);
const [map] = MAPS.toSorted((a, b) => b.width - a.width);
if (!map) throw new Error('There are no maps.');

const stops: (() => Promise<void> | void)[] = [];
try {
  const databases = await startTestDatabases();
  stops.push(databases.stop);
  const bots = await startSibling<object>(new URL('support/roomBots.ts', import.meta.url), []);
  stops.push(() => bots.stop());
  console.log(
    `${machine()}\n${players} players in copies of ${WORLD_ROOM_CAPACITY}, ${ROUNDS} × ${MEASURE_MS / 1000} s each\n`,
  );
  print(['processes', 'server ms', 'linear', 'redis ms', 'redis ops', 'B/s', 'db conns']);
  const costs: Cost[] = [];
  for (const count of counts) {
    const cost = await measure(count, bots);
    costs.push(cost);
    const linear = (costs[0]?.serverMs ?? 0) / cost.serverMs;
    print([
      String(count),
      ...[cost.serverMs, linear, cost.redisMs, cost.redisCommands].map((one) => one.toFixed(2)),
      ...[cost.bytes, cost.connections].map((one) => one.toFixed(0)),
    ]);
  }
  printPaper(costs.at(-1));
} finally {
  for (const stop of stops.toReversed()) await stop();
}

async function measure(processes: number, bots: Sibling<object>): Promise<Cost> {
  const folder = newScratchFolder('bench-cluster');
  const database = await createTestDatabase();
  const cluster = await startCluster({ processes, folder, databaseUrl: database.url, settings: SETTINGS });
  const redis = new Redis(cluster.redis.url);
  try {
    const enter: BotQuestion = {
      enter: {
        port: Number(new URL(cluster.url).port),
        mapId: map?.id ?? 0,
        tokens: await makeTokens(database.url),
      },
    };
    await bots.ask(enter);
    await pause(SETTLE_MS);
    const rounds: Cost[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await window(cluster, redis, bots));
    await bots.ask({ leave: true });
    const middle = (of: (cost: Cost) => number) => median(rounds.map(of));
    return {
      processes,
      serverMs: middle(({ serverMs }) => serverMs),
      redisMs: middle(({ redisMs }) => redisMs),
      redisCommands: middle(({ redisCommands }) => redisCommands),
      bytes: middle(({ bytes }) => bytes),
      connections: await connectionsOf(database.url),
    };
  } finally {
    redis.disconnect();
    await cluster.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function window(cluster: Cluster, redis: Redis, bots: Sibling<object>): Promise<Cost> {
  const pids = cluster.processes.flatMap(({ pid }) => pid ?? []);
  const before = { server: processorMs(pids), redis: await redisUse(redis), at: performance.now() };
  const { all, lost } = await bots.ask<BotCount>({ countMs: MEASURE_MS });
  if (lost > 0) throw new Error(`${lost} bots have lost their connection.`);
  const after = { server: processorMs(pids), redis: await redisUse(redis) };
  const playerSeconds = (players * (performance.now() - before.at)) / 1000;
  return {
    processes: pids.length,
    serverMs: (after.server - before.server) / playerSeconds,
    redisMs: (after.redis.ms - before.redis.ms) / playerSeconds,
    redisCommands: (after.redis.commands - before.redis.commands) / playerSeconds,
    bytes: all,
    connections: 0,
  };
}

/** Milliseconds of a processor that these processes and their children have used. */
function processorMs(pids: readonly number[]): number {
  const parents = new Map<number, number>();
  const used = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const stat = statOf(name);
    if (stat === null) continue;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    parents.set(Number(name), Number(fields[1]));
    used.set(Number(name), (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK);
  }
  const isOf = (pid: number): boolean => pids.includes(pid) || (pid > 1 && isOf(parents.get(pid) ?? 0));
  return [...used].reduce((sum, [pid, ms]) => (isOf(pid) ? sum + ms : sum), 0);
}

/** Null when the process has ended meanwhile. */
function statOf(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
}

async function redisUse(redis: Redis): Promise<{ readonly ms: number; readonly commands: number }> {
  const text = `${await redis.info('cpu')}${await redis.info('stats')}`;
  const number = (name: string) => Number(new RegExp(`${name}:([\\d.]+)`).exec(text)?.[1] ?? 0);
  return {
    ms: (number('used_cpu_user') + number('used_cpu_sys')) * 1000,
    commands: number('total_commands_processed'),
  };
}

async function connectionsOf(databaseUrl: string): Promise<number> {
  const { db, close } = await openDatabase(
    { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: 1, DATA_DIR: '' },
    createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'production' }),
  );
  const { rows } = await db.execute<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where datname = current_database()',
  );
  await close();
  return (rows[0]?.count ?? 1) - 1;
}

/** New children with a purse, and their access tokens. */
async function makeTokens(databaseUrl: string): Promise<string[]> {
  const config = parseConfig({ ...SETTINGS, PUBLIC_URL: 'http://127.0.0.1', DATABASE_URL: databaseUrl });
  const log = createLog(config);
  const { db, close } = await openDatabase(config, log);
  const deps = worldDepsOf({ db, config, log });
  const tokens: string[] = [];
  for (const userId of await makeChildren(db, players))
    tokens.push((await issueTokens({ deps, db, userId })).accessToken);
  await close();
  return tokens;
}

/** Prints the needs of more players, by the measured terms. */
function printPaper(cost: Cost | undefined): void {
  if (!cost) return;
  const perProcess = (FULL_CORE * 1000) / cost.serverMs;
  console.log(
    `\non paper, processes filled to ${FULL_CORE} of a core: ${perProcess.toFixed(0)} players each\n`,
  );
  print(['players', 'processes', 'redis ops/s', 'of a core', 'db conns', 'Mbit/s out']);
  for (const many of [5_000, 50_000, 500_000]) {
    const processes = Math.ceil(many / perProcess);
    print([
      String(many),
      String(processes),
      (many * cost.redisCommands).toFixed(0),
      ((many * cost.redisMs) / 1000).toFixed(2),
      String(Math.round((processes * cost.connections) / cost.processes)),
      ((many * cost.bytes * 8) / 1e6).toFixed(0),
    ]);
  }
}

function print(columns: readonly string[]): void {
  console.log(columns.map((column) => column.padStart(12)).join(''));
}
