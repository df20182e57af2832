/**
 * Whether lists stay as quick when the tables grow: the same calls of the whole server with 1,000 users and with
 * 100,000 and ten million rows in the ledger, in one database and one run. Prints by which index each table is read.
 * Ends with 1 when a call takes more than its share longer, or reads a growing table from end to end.
 * `--users` and `--ledger-rows` say how large the large one is.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { signUpDressedChild, type Child } from '../../tests/support/signUpChild.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { startTestServer } from '../../tests/support/testServer.ts';
import { fillDatabase } from './support/fillDatabase.ts';
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
const MOST_GROWTH = 1.5;
/** A child may call a route 240 times a minute, and that limit stays on: several calls of one route wait for it. */
const LIMIT_MS = 5_000;
const CALLS = 150;
const WARM_UP = 40;
/** A table that had fewer rows is read from end to end, and that is right. */
const GROWING_ROWS = 20_000;

const complaints: string[] = [];
const databases = await startTestDatabases();
const server = await startTestServer({
  settings: { REQUESTS_PER_MINUTE: '10000000', ACCESS_TOKEN_MINUTES: '60' },
});
const client = new Client({ connectionString: server.databaseUrl });
await client.connect();
try {
  const child = await signUpDressedChild(server);
  const calls = listCalls(child.user.userId);
  const small = new Map<string, number>();
  await fillDatabase(client, SMALL, child.user.userId);
  for (const call of calls) small.set(call.name, await millisecondsOf(call, child));
  console.log(`${machine()}\nfilling: ${LARGE.users} users, ${LARGE.ledgerRows} ledger rows …`);
  await fillDatabase(client, LARGE, child.user.userId);
  const growing = await growingTables();
  console.log(`\n${'median of one call, ms'.padEnd(52)}    small    large   growth`);
  for (const call of calls) {
    const { name } = call;
    const [before, after] = [small.get(name) ?? 0, await millisecondsOf(call, child)];
    const growth = after / before;
    console.log(
      name.padEnd(52) + [before, after, growth].map((value) => value.toFixed(2).padStart(9)).join(''),
    );
    if (growth > MOST_GROWTH) complaints.push(`${name} takes ${growth.toFixed(2)} times as long.`);
    for (const line of await plansOf(call, child)) {
      console.log(`    ${line}`);
      if (line.endsWith(': Seq Scan') && growing.has(line.split(':')[0] ?? ''))
        complaints.push(`${name} reads a growing table from end to end: ${line}`);
    }
  }
} finally {
  await client.end();
  await server.close();
  await databases.stop();
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

/** Milliseconds of an answer. */
async function send({ name, path }: ListCall, child: Child): Promise<number> {
  const headers = { Authorization: `Bearer ${child.token}`, 'Channel-Id': String(child.channelId) };
  const started = performance.now();
  const answer = await fetch(server.url + path, { headers });
  const body = await answer.text();
  const milliseconds = performance.now() - started;
  if (answer.status === 429) {
    await setTimeout(LIMIT_MS);
    return send({ name, path }, child);
  }
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${body}`);
  return milliseconds;
}

async function millisecondsOf(call: ListCall, child: Child): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < WARM_UP + CALLS; n += 1) {
    const milliseconds = await send(call, child);
    if (n >= WARM_UP) times.push(milliseconds);
  }
  return median(times);
}

async function plansOf(call: ListCall, child: Child): Promise<string[]> {
  const statements = await recordStatements(() => send(call, child));
  const lines = new Set<string>();
  for (const statement of statements) for (const line of await planOf(client, statement)) lines.add(line);
  return [...lines];
}

async function growingTables(): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples > ${GROWING_ROWS}`,
  );
  return new Set(rows.map(({ name }) => name));
}
