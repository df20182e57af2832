/**
 * Measures the cost of the server on top of Express and SQL: the hottest routes of the whole server against bare
 * handlers that send the same statements and the same JSON, in one run, taking turns under the same load. Ends with 1
 * when a route serves less than its share of the bare one's requests per second or sends too many statements.
 */
import { Client } from 'pg';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { HOT_ROUTE_NAMES, HOT_ROUTES, STATEMENT_BUDGET, type HotRouteName } from './support/hotRoutes.ts';
import { Load, type LoadResult } from './support/Load.ts';
import { machine } from './support/machine.ts';
import { startSibling } from './support/startSibling.ts';
import { median, percentile } from './support/statistics.ts';
import { RECORDED_CALLS, type RealServerReport, type CallRecording } from './support/callRecording.ts';

const LEAST_SHARE = 0.5;
const CONNECTIONS = 16;
const POOL_SIZE = 20;
const CALLERS = 3 * CONNECTIONS;
// 30 + 14 × 15: a child may call a route 240 times a minute, and that limit stays on.
const WARM_UP = 30 * CALLERS;
const ROUNDS = 14;
const REQUESTS_PER_ROUND = 15 * CALLERS;

const SIDES = ['ours', 'bare'] as const;
type Sides<T> = Record<(typeof SIDES)[number], T>;
const FRAME = /^\s*(begin|commit|rollback)\b/i;

const complaints: string[] = [];
const stops: (() => Promise<void> | void)[] = [];
try {
  const databases = await startTestDatabases();
  stops.push(databases.stop);
  const servers = new URL('support/', import.meta.url);
  const real = await startSibling<RealServerReport>(new URL('realServer.ts', servers), [POOL_SIZE, CALLERS]);
  stops.push(real.stop);
  const { databaseUrl, callers, recorded } = real.report;
  const recordings = { databaseUrl, recorded };
  const bare = await startSibling<{ port: number }>(
    new URL('bareServer.ts', servers),
    [POOL_SIZE],
    recordings,
  );
  stops.push(bare.stop);
  const loads = {
    ours: new Load({ port: real.report.port, connections: CONNECTIONS, callers, madeBefore: 0 }),
    bare: new Load({
      port: bare.report.port,
      connections: CONNECTIONS,
      callers: recorded,
      madeBefore: RECORDED_CALLS,
    }),
  };

  console.log(`${machine()}, Postgres ${await postgresVersion(databaseUrl)}`);
  console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${REQUESTS_PER_ROUND} requests in turn\n`);
  printLine(['', 'req/s', 'bare', 'share', 'p50 ms', 'bare', 'p99 ms', 'bare', 'SQL']);
  for (const name of HOT_ROUTE_NAMES) {
    judge(name, await takeTurns(name, loads), statementsOf(recorded[0]?.recordings[name]));
  }
} finally {
  for (const stop of stops.toReversed()) await stop();
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function takeTurns(name: HotRouteName, loads: Sides<Load>): Promise<Sides<LoadResult[]>> {
  const results: Sides<LoadResult[]> = { ours: [], bare: [] };
  for (const side of SIDES) await loads[side].run(HOT_ROUTES[name], WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of SIDES) results[side].push(await loads[side].run(HOT_ROUTES[name], REQUESTS_PER_ROUND));
  }
  return results;
}

/** Prints a route's result and collects budget overruns. */
function judge(name: HotRouteName, { ours, bare }: Sides<LoadResult[]>, statements: number): void {
  // Each round is compared by itself, so that other load slows both sides.
  const share = median(ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Infinity)));
  const rate = (results: LoadResult[]) => median(results.map(({ perSecond }) => perSecond)).toFixed(0);
  const latency = (results: LoadResult[], part: number) =>
    percentile(
      results.flatMap(({ latencies }) => latencies),
      part,
    ).toFixed(1);
  printLine([
    name,
    rate(ours),
    rate(bare),
    share.toFixed(2),
    ...[0.5, 0.99].flatMap((part) => [latency(ours, part), latency(bare, part)]),
    String(statements),
  ]);
  if (share < LEAST_SHARE) {
    complaints.push(
      `${name} serves ${share.toFixed(2)} of the bare handler's requests, ${LEAST_SHARE} wanted.`,
    );
  }
  if (statements > STATEMENT_BUDGET) {
    complaints.push(`${name} sends ${statements} statements, at most ${STATEMENT_BUDGET} wanted.`);
  }
}

function printLine([name = '', ...columns]: readonly string[]): void {
  console.log(name.padEnd(24) + columns.map((column) => column.padStart(8)).join(''));
}

/** Statements of one call, without those that only open and close a transaction. */
function statementsOf(recording: CallRecording | undefined): number {
  return recording?.statements.filter(({ text }) => !FRAME.test(text)).length ?? 0;
}

async function postgresVersion(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version ?? 'unknown';
  } finally {
    await client.end();
  }
}
