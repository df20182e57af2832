/**
 * Measures whether lists stay as quick when the tables grow: the same calls of the whole server with 1,000 users and
 * with 100,000 and ten million rows in the ledger, in turns, with an equal caller in both. Prints the index by which
 * each table is read. Ends with 1 when a call takes more than its share longer, or reads a growing table sequentially.
 * `--users` and `--ledger-rows` set the size of the large one.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startKillableServer } from '../../tests/support/killableServer.ts';
import { signUpDressedChild } from '../../tests/support/signUpChild.ts';
import { createTestDatabase } from '../../tests/support/testDatabase.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { startTestServer } from '../../tests/support/testServer.ts';
import { fillDatabase, type DatabaseSize } from './support/fillDatabase.ts';
import { listCalls, type ListCall } from './support/listRoutes.ts';
import { machine } from './support/machine.ts';
import { planOf } from './support/planOf.ts';
import { recordStatements } from './support/recordStatements.ts';
import { median } from './support/statistics.ts';

const SMALL = { users: 1_000, ledgerRows: 100_000 };
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '100000' },
    'ledger-rows': { type: 'string', default: '10000000' },
  },
});
const LARGE = { users: Number(values.users), ledgerRows: Number(values['ledger-rows']) };
const SETTINGS = {
  REQUESTS_PER_MINUTE: '10000000',
  ACCESS_TOKEN_MINUTES: '60',
  // Sign-ins at one server of a world are valid at the other.
  TOKEN_SECRET: randomBytes(48).toString('base64'),
};
const MOST_GROWTH = 1.5;
/** A child may call a route 240 times a minute, and that limit stays on: several calls of one route wait for it. */
const LIMIT_MS = 5_000;
const CALLS = 150;
const WARM_UP = 40;
/** A table that had fewer rows is read sequentially, which is right. */
const GROWING_ROWS = 20_000;

const complaints: string[] = [];
const databases = await startTestDatabases();
const ends = new AsyncDisposableStack();
ends.defer(() => databases.stop());
try {
  const [small, large] = [await openWorld(SMALL), await openWorld(LARGE)];
  // The server runs here, because its statements are visible only in its own process.
  const reader = await startTestServer({ databaseUrl: large.databaseUrl, settings: SETTINGS });
  ends.defer(() => reader.close());
  const calls = listCalls(large.child.user.userId);
  if (small.child.user.userId !== large.child.user.userId) throw new Error('The callers are not alike.');
  const growing = await growingTables(large.client);
  console.log(`${machine()}\n\n${'median of one call, ms'.padEnd(52)}    small    large   growth`);
  for (const call of calls) {
    const { name } = call;
    const [before, after] = await millisecondsOf(small, large, call);
    const growth = after / before;
    console.log(
      name.padEnd(52) + [before, after, growth].map((value) => value.toFixed(2).padStart(9)).join(''),
    );
    if (growth > MOST_GROWTH) complaints.push(`${name} takes ${growth.toFixed(2)} times as long.`);
    for (const line of await plansOf({ ...large, url: reader.url }, call)) {
      console.log(`    ${line}`);
      if (line.endsWith(': Seq Scan') && growing.has(line.split(':')[0] ?? ''))
        complaints.push(`${name} reads a growing table from end to end: ${line}`);
    }
  }
} finally {
  await ends.disposeAsync();
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

/** A database of this size with its own server in another process, and a caller. */
async function openWorld(size: DatabaseSize) {
  const { url: databaseUrl } = await createTestDatabase();
  const server = await startKillableServer(databaseUrl, SETTINGS);
  ends.defer(() => server.stop());
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  ends.defer(() => client.end());
  const child = await signUpDressedChild(server);
  console.log(`filling: ${size.users} users, ${size.ledgerRows} ledger rows …`);
  await fillDatabase(client, size, child.user.userId);
  return { url: server.url, databaseUrl, client, child };
}

type OpenWorld = Awaited<ReturnType<typeof openWorld>>;

/** Milliseconds of an answer. */
async function send(world: OpenWorld, { name, path }: ListCall): Promise<number> {
  const { token, channelId } = world.child;
  const headers = { Authorization: `Bearer ${token}`, 'Channel-Id': String(channelId) };
  const started = performance.now();
  const answer = await fetch(world.url + path, { headers });
  const body = await answer.text();
  const milliseconds = performance.now() - started;
  if (answer.status === 429) {
    await setTimeout(LIMIT_MS);
    return send(world, { name, path });
  }
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${body}`);
  return milliseconds;
}

/** In turns, so that both have the same machine. */
async function millisecondsOf(small: OpenWorld, large: OpenWorld, call: ListCall): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < WARM_UP + CALLS; n += 1) {
    for (const [which, world] of [small, large].entries()) {
      const milliseconds = await send(world, call);
      if (n >= WARM_UP) times[which]?.push(milliseconds);
    }
  }
  return [median(times[0]), median(times[1])];
}

async function plansOf(world: OpenWorld, call: ListCall): Promise<string[]> {
  const statements = await recordStatements(() => send(world, call));
  const lines = new Set<string>();
  for (const statement of statements)
    for (const line of await planOf(world.client, statement)) lines.add(line);
  return [...lines];
}

async function growingTables(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples > ${GROWING_ROWS}`,
  );
  return new Set(rows.map(({ name }) => name));
}
