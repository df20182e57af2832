/**
 * Shows what children see of two bad minutes, at their real length: Redis is killed and comes back empty after 30 s;
 * then Postgres is killed, and 20 s later another one, which followed it, is behind the same name. Bots walk at two
 * processes meanwhile, and children ask for friendships, four a second. `--redis 30 --postgres 20` are the seconds.
 */
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { MAPS } from '#shared/content/maps/maps.ts';
import { newScratchFolder } from '../../tests/support/scratchFolder.ts';
import { startCluster, type Cluster } from '../cluster/startCluster.ts';
import { TcpSwitch } from '../cluster/TcpSwitch.ts';
import { CLUSTER_SETTINGS, makePlayers } from './support/clusterPlayers.ts';
import { FriendRequests } from './support/FriendRequests.ts';
import { machine } from './support/machine.ts';
import { startPostgresPair } from './support/postgresPair.ts';
import type { BotCount } from './support/roomBots.ts';
import { startSibling, type Sibling } from './support/startSibling.ts';

const BOTS = 80;
/** Four requests a second, and some to spare. */
const ASKERS_PER_SECOND = 5;
/** The time that is watched after everything is back. */
const AFTERWARDS_MS = 15_000;
const MOST_WAIT_MS = 60_000;

const { values } = parseArgs({
  options: { redis: { type: 'string', default: '30' }, postgres: { type: 'string', default: '20' } },
});
const redisMs = Number(values.redis) * 1000;
const postgresMs = Number(values.postgres) * 1000;

const folder = newScratchFolder('bench-outages');
const stops: (() => Promise<void> | void)[] = [
  () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
];
try {
  const postgres = await startPostgresPair(folder);
  stops.push(postgres.close);
  const name = await TcpSwitch.open(postgres.firstPort);
  stops.push(() => name.close());
  const databaseUrl = postgres.url(name.port);
  const cluster = await startCluster({
    processes: 2,
    folder: `${folder}/cluster`,
    databaseUrl,
    settings: { ...CLUSTER_SETTINGS, LOG_LEVEL: 'info' },
  });
  stops.push(() => cluster.close());
  const bots = await startSibling<object>(new URL('support/roomBots.ts', import.meta.url), []);
  stops.push(() => bots.stop());
  const seconds = (redisMs + postgresMs + 2 * AFTERWARDS_MS) / 1000;
  const askers = ASKERS_PER_SECOND * seconds;
  const map = MAPS.reduce((widest, one) => (one.width > widest.width ? one : widest));
  const players = await makePlayers(databaseUrl, { count: BOTS + askers, map });
  await bots.ask({
    enter: {
      port: Number(new URL(cluster.url).port),
      mapId: map.id,
      tokens: players.slice(0, BOTS).map(({ token }) => token),
    },
  });
  const friends = new FriendRequests(cluster.url, players.slice(BOTS));
  console.log(`${machine()}\n${BOTS} players at two processes, four requests a second\n`);

  const redis = new Redis(cluster.redis.url, { keyPrefix: 'dolphin:' });
  redis.on('error', () => undefined);
  stops.push(() => redis.disconnect());
  const rooms = await redis.hlen('roomcaches');
  await outage(`Redis away for ${redisMs / 1000} s and back, empty`, redisMs, {
    bots,
    friends,
    begin: () => cluster.redis.stop(),
    end: () => cluster.redis.start(),
    logs: cluster.processes.map(({ log }) => log),
    words: ['Redis is away', 'lenient', 'Redis is back'],
    isBack: async () =>
      (await redis.hlen('roomcaches')) === rooms &&
      (await redis.hlen('processes')) === cluster.processes.length,
  });

  const listening = await listeners(databaseUrl);
  await outage(`Postgres away for ${postgresMs / 1000} s, then another one behind its name`, postgresMs, {
    bots,
    friends,
    begin: async () => {
      postgres.killFirst();
      name.leadTo('cut');
      // At first nobody listens at the old address, then it is no address any more.
      setTimeout(() => name.leadTo('silent'), postgresMs / 2);
    },
    end: async () => {
      await postgres.promoteSecond();
      name.leadTo(postgres.secondPort);
    },
    logs: cluster.processes.map(({ log }) => log),
    words: ['A database connection broke', 'has lost its connection', 'the lock of this process is lost'],
    isBack: async () => (await listeners(databaseUrl)) >= listening,
  });
  console.log(
    `friendships acknowledged: ${friends.acknowledged}, found afterwards: ${await friendships(databaseUrl)}`,
  );
  await assertAllRun(cluster);
} finally {
  for (const stop of stops.toReversed()) await stop();
}

interface Outage {
  readonly bots: Sibling<object>;
  readonly friends: FriendRequests;
  begin(): Promise<void>;
  end(): Promise<void>;
  /** The logs of the processes, and the beginnings of lines that are counted in them. */
  readonly logs: readonly string[];
  readonly words: readonly string[];
  /** Everything that was lost has been made again. */
  isBack(): Promise<boolean>;
}

async function outage(title: string, ms: number, plan: Outage): Promise<void> {
  const { bots, friends, begin, end, isBack, logs, words } = plan;
  const linesBefore = countLines(logs, words);
  const asking = friends.send(ms + AFTERWARDS_MS);
  await begin();
  const during = await bots.ask<BotCount>({ countMs: ms });
  await end();
  const backAt = performance.now();
  const watched = bots.ask<BotCount>({ countMs: AFTERWARDS_MS });
  while (!(await isBack().catch(() => false))) {
    if (performance.now() - backAt > MOST_WAIT_MS) throw new Error(`${title}: not all has come back.`);
    await pause(50);
  }
  const rebuiltMs = performance.now() - backAt;
  const after = await watched;
  const { answers, slowestMs, firstMs } = await asking(backAt);
  const counts = [...answers].map(([code, count]) => `${code} ${count}`).join(', ');
  const lines = countLines(logs, words).map(
    (count, index) => `"${words[index]}" ${count - (linesBefore[index] ?? 0)}`,
  );
  console.log(
    `${title}\n` +
      `  players thrown out: ${during.lost} meanwhile, ${after.lost - during.lost} afterwards; ` +
      `bytes to each: ${during.all.toFixed(0)} a second meanwhile, ${after.all.toFixed(0)} afterwards\n` +
      `  requests: ${counts}; the slowest took ${slowestMs.toFixed(0)} ms\n` +
      `  first good answer ${firstMs.toFixed(0)} ms after it was back, everything rebuilt after ${rebuiltMs.toFixed(0)} ms\n` +
      `  lines in the logs of both: ${lines.join(', ')}\n`,
  );
}

function countLines(logs: readonly string[], words: readonly string[]): number[] {
  const text = logs.map((log) => readFileSync(log, 'utf8')).join('');
  return words.map((word) => text.split(word).length - 1);
}

/** Connections of the processes that listen or hold locks, by their names. */
async function listeners(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1000 });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and (query ilike 'listen %'
       or application_name = 'dolphin-world-judge')`,
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}

async function friendships(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query('select from friendships');
  await client.end();
  return rowCount ?? 0;
}

async function assertAllRun({ processes }: Cluster): Promise<void> {
  for (const { url } of processes) {
    const { status } = await fetch(`${url}/readyz`);
    if (status !== 200) throw new Error(`The process at ${url} answers ${status}.`);
  }
}
