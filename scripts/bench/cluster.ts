/**
 * Measures what a further process costs: children who walk and jump in the copies of one map on 1, 2 and 3 processes
 * behind nginx, with one Redis and one Postgres. On one machine wall time says nothing, so processor time is compared.
 * Each number of processes is measured with few and with many players for each process: the line through both points
 * separates what a process costs by itself from what a player costs. `--few 60 --many 240 --processes 1,2,3`. The only
 * process of the first line then gets more players until its ticks are late: the knee. Ends with a table on paper.
 */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { MAPS } from '#shared/content/maps/maps.ts';
import { PATCH_MS, WORLD_ROOM_CAPACITY } from '#shared/contract/rooms/worldRoom.ts';
import { openDatabase } from '#server/db/connect.ts';
import { createLog } from '#server/platform/log.ts';
import { newScratchFolder } from '../../tests/support/scratchFolder.ts';
import { createTestDatabase } from '../../tests/support/testDatabase.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { startCluster, type Cluster } from '../cluster/startCluster.ts';
import { CLUSTER_SETTINGS, makePlayers } from './support/clusterPlayers.ts';
import { lagP99, processorMs, readTickLags, redisUse } from './support/clusterUse.ts';
import { costAmong, costLine, playersUpTo, type CostLine } from './support/costLine.ts';
import { machine } from './support/machine.ts';
import type { BotCount, BotQuestion } from './support/roomBots.ts';
import { startSibling, type Sibling } from './support/startSibling.ts';
import { median } from './support/statistics.ts';

const SETTLE_MS = 5000;
const MEASURE_MS = 4000;
const ROUNDS = 3;
/** A process is full when it uses this share of a core, so that a tick is never late. */
const FULL_CORE = 0.6;
/** The players for each process at which the lines are compared. */
const USUAL_PLAYERS = 500;
/** The knee: ticks begin later than this, or the process has no more of a core. */
const LATE_MS = PATCH_MS / 2;
const WHOLE_CORE = 0.95;
const MOST_KNEE_STEPS = 3;
/** The share of their keys that bots must have sent for a line to count. */
const FEWEST_KEYS = 0.97;

/** One window, everything in one second. */
interface Use {
  readonly players: number;
  /** Milliseconds of a processor, all processes of the product together. */
  readonly serverMs: number;
  readonly redisMs: number;
  readonly redisCommands: number;
  /** Bytes to one player. */
  readonly bytes: number;
  readonly lagMs: number;
  /** Batches of keys that one player sent: 20, unless the machine had no time for the bots. */
  readonly sent: number;
}

interface Cost {
  readonly processes: number;
  readonly server: CostLine;
  readonly redisMs: CostLine;
  readonly redisCommands: CostLine;
  readonly bytes: number;
  readonly lagMs: number;
  readonly sent: number;
  readonly connections: number;
}

const { values } = parseArgs({
  options: {
    few: { type: 'string', default: String(WORLD_ROOM_CAPACITY) },
    many: { type: 'string', default: String(4 * WORLD_ROOM_CAPACITY) },
    processes: { type: 'string', default: '1,2,3' },
  },
});
const [few, many] = [Number(values.few), Number(values.many)];
const counts = values.processes.split(',').map(Number);
const map = MAPS.reduce((widest, one) => (one.width > widest.width ? one : widest));

const startedAt = performance.now();
const stops: (() => Promise<void> | void)[] = [];
try {
  const databases = await startTestDatabases();
  stops.push(databases.stop);
  const bots = await startSibling<object>(new URL('support/roomBots.ts', import.meta.url), []);
  stops.push(() => bots.stop());
  console.log(
    `${machine()}\n${few} and ${many} players for each process, in copies of ${WORLD_ROOM_CAPACITY}, ` +
      `${ROUNDS} × ${MEASURE_MS / 1000} s each; processor time in ms per second\n`,
  );
  print([
    'processes',
    'per player',
    'per process',
    'share slope',
    `share ${USUAL_PLAYERS}`,
    'tick late',
    'keys/s',
    'redis ms',
    '+process',
    'redis ops',
    '+process',
    'B/s',
    'db conns',
  ]);
  const costs: Cost[] = [];
  let knee = '';
  for (const count of counts) {
    const measured = await measure(count, bots, count === counts[0]);
    const { cost } = measured;
    knee ||= measured.knee;
    costs.push(cost);
    printCost(cost, costs[0] ?? cost);
    if (cost.sent < (FEWEST_KEYS * 1000) / PATCH_MS)
      console.log('  The machine had no time for the bots: this line counts for little.');
  }
  console.log(`\nknee of ${counts[0]}: ${knee}`);
  printPaper(costs.at(-1));
  console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s in all`);
} finally {
  for (const stop of stops.toReversed()) await stop();
}

async function measure(
  processes: number,
  bots: Sibling<object>,
  findsKnee: boolean,
): Promise<{ readonly cost: Cost; readonly knee: string }> {
  const folder = newScratchFolder('bench-cluster');
  const database = await createTestDatabase();
  const cluster = await startCluster({
    processes,
    folder,
    databaseUrl: database.url,
    settings: CLUSTER_SETTINGS,
    metrics: true,
  });
  const redis = new Redis(cluster.redis.url);
  try {
    const most = findsKnee ? many * (1 + MOST_KNEE_STEPS) : many;
    const players = await makePlayers(database.url, { count: (most + few) * processes, map });
    const tokens = players.map(({ token }) => token);
    const enter = async (players: number) => {
      const question: BotQuestion = {
        enter: {
          port: Number(new URL(cluster.url).port),
          mapId: map.id,
          tokens: tokens.splice(0, players),
        },
      };
      await bots.ask(question);
      await pause(SETTLE_MS);
    };
    const look = (players: number) => measureUse({ cluster, redis, bots, players });
    // First the many, so that everything is compiled by the time the few are measured.
    await enter(many * processes);
    const high = await look(many * processes);
    const connections = await connectionsOf(database.url);
    const knee = findsKnee ? await findKnee(high, processes, enter, look) : '';
    await bots.ask({ leave: true });
    await enter(few * processes);
    const low = await look(few * processes);
    await bots.ask({ leave: true });
    const line = (of: (use: Use) => number): CostLine =>
      costLine(processes, { players: low.players, used: of(low) }, { players: high.players, used: of(high) });
    return {
      knee,
      cost: {
        processes,
        server: line(({ serverMs }) => serverMs),
        redisMs: line(({ redisMs }) => redisMs),
        redisCommands: line(({ redisCommands }) => redisCommands),
        bytes: high.bytes,
        lagMs: high.lagMs,
        sent: Math.min(low.sent, high.sent),
        connections,
      },
    };
  } finally {
    redis.disconnect();
    await cluster.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Lets more players in until ticks are late or the core is full. */
async function findKnee(
  before: Use,
  processes: number,
  enter: (players: number) => Promise<void>,
  look: (players: number) => Promise<Use>,
): Promise<string> {
  const words = ({ players, lagMs, serverMs }: Use) =>
    `${players} players (99 of 100 ticks less than ${lagMs.toFixed(0)} ms late, ` +
    `${(serverMs / 1000 / processes).toFixed(2)} of a core)`;
  let last = before;
  for (let step = 1; step <= MOST_KNEE_STEPS; step += 1) {
    const players = many * processes * (1 + step);
    await enter(many * processes);
    const use = await look(players);
    if (use.lagMs > LATE_MS || use.serverMs / 1000 > WHOLE_CORE * processes)
      return `${words(last)} go well, ${words(use)} do not`;
    last = use;
  }
  return `${words(last)} go well, more were not tried`;
}

interface Watched {
  readonly cluster: Cluster;
  readonly redis: Redis;
  readonly bots: Sibling<object>;
  readonly players: number;
}

async function measureUse(watched: Watched): Promise<Use> {
  const rounds: Use[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await window(watched));
  const middle = (of: (use: Use) => number) => median(rounds.map(of));
  return {
    players: watched.players,
    serverMs: middle(({ serverMs }) => serverMs),
    redisMs: middle(({ redisMs }) => redisMs),
    redisCommands: middle(({ redisCommands }) => redisCommands),
    bytes: middle(({ bytes }) => bytes),
    lagMs: middle(({ lagMs }) => lagMs),
    sent: middle(({ sent }) => sent),
  };
}

async function window({ cluster, redis, bots, players }: Watched): Promise<Use> {
  const pids = cluster.processes.flatMap(({ pid }) => pid ?? []);
  const ports = cluster.processes.map(({ settings }) => settings['METRICS_PORT'] ?? '');
  const lagsBefore = await readTickLags(ports);
  const before = { server: processorMs(pids), redis: await redisUse(redis), at: performance.now() };
  const { all, lost, sent } = await bots.ask<BotCount>({ countMs: MEASURE_MS });
  if (lost > 0) throw new Error(`${lost} bots have lost their connection.`);
  const after = { server: processorMs(pids), redis: await redisUse(redis), at: performance.now() };
  const seconds = (after.at - before.at) / 1000;
  return {
    players,
    serverMs: (after.server - before.server) / seconds,
    redisMs: (after.redis.ms - before.redis.ms) / seconds,
    redisCommands: (after.redis.commands - before.redis.commands) / seconds,
    bytes: all,
    sent,
    lagMs: lagP99(lagsBefore, await readTickLags(ports)),
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

function printCost(cost: Cost, first: Cost): void {
  const { server, redisMs, redisCommands } = cost;
  print([
    String(cost.processes),
    server.perPlayer.toFixed(2),
    server.fixed.toFixed(0),
    (first.server.perPlayer / server.perPlayer).toFixed(2),
    (costAmong(first.server, USUAL_PLAYERS) / costAmong(server, USUAL_PLAYERS)).toFixed(2),
    `< ${cost.lagMs.toFixed(0)} ms`,
    cost.sent.toFixed(1),
    redisMs.perPlayer.toFixed(3),
    redisMs.fixed.toFixed(1),
    redisCommands.perPlayer.toFixed(2),
    redisCommands.fixed.toFixed(0),
    cost.bytes.toFixed(0),
    cost.connections.toFixed(0),
  ]);
}

/** Prints the needs of more players, by the measured lines. */
function printPaper(cost: Cost | undefined): void {
  if (!cost) return;
  const perProcess = playersUpTo(cost.server, FULL_CORE * 1000);
  console.log(
    `\non paper, processes filled to ${FULL_CORE} of a core: ${perProcess} players each, ` +
      `${costAmong(cost.server, perProcess).toFixed(2)} ms per player`,
  );
  print(['players', 'processes', 'redis ops/s', 'of a core', 'db conns', 'Mbit/s out']);
  for (const players of [5_000, 50_000, 500_000]) {
    const processes = Math.ceil(players / perProcess);
    const all = ({ perPlayer, fixed }: CostLine) => players * perPlayer + processes * fixed;
    print([
      String(players),
      String(processes),
      all(cost.redisCommands).toFixed(0),
      (all(cost.redisMs) / 1000).toFixed(2),
      String(Math.round((processes * cost.connections) / cost.processes)),
      ((players * cost.bytes * 8) / 1e6).toFixed(0),
    ]);
  }
}

function print(columns: readonly string[]): void {
  console.log(columns.map((column) => column.padStart(12)).join(''));
}
