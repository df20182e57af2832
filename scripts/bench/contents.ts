/**
 * Measures whether the lists of a class's materials stay as quick when it has many: the same calls of the whole server
 * with 100 contents of each kind and with 10,000, in one database and one run. Prints the index by which each table is
 * read. Ends with 1 when a call takes more than its share longer, or reads a table of contents sequentially.
 * `--contents` sets the size of the large class.
 */
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { signUpDressedChild } from '../../tests/support/signUpChild.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { startTestServer } from '../../tests/support/testServer.ts';
import { makeClass } from '../../tests/support/makeClass.ts';
import { CONTENT_TABLES, fillContents } from './support/fillContents.ts';
import { machine } from './support/machine.ts';
import { planOf } from './support/planOf.ts';
import { recordStatements } from './support/recordStatements.ts';
import { median } from './support/statistics.ts';

const { values } = parseArgs({ options: { contents: { type: 'string', default: '10000' } } });
const SMALL = 100;
const LARGE = Number(values.contents);
/**
 * The number of equally large classes beside it: where one class has all rows of a table, a sequential scan is right.
 */
const OTHERS = 9;
const MOST_GROWTH = 1.5;
const CALLS = 80;
const WARM_UP = 20;
/** A teacher may call a route 240 times a minute, and that limit stays on. */
const LIMIT_MS = 5_000;

const LISTS = [
  'courses',
  'worksheets',
  'documents',
  'videos',
  'blocks',
  'problems',
  'problem-drafts',
  'documents?page=5',
  'contents?content_type=DOCUMENT',
  'contents?content_type=PROBLEM',
];

const complaints: string[] = [];
const databases = await startTestDatabases();
const server = await startTestServer({
  settings: { REQUESTS_PER_MINUTE: '10000000', ACCESS_TOKEN_MINUTES: '60' },
});
const client = new Client({ connectionString: server.databaseUrl });
await client.connect();
try {
  const teacher = await signUpDressedChild(server);
  const [small, large] = [await classOf(SMALL), await classOf(LARGE)];
  for (let n = 0; n < OTHERS; n += 1) await classOf(LARGE);
  console.log(`${machine()}\n${SMALL} and ${LARGE} contents of each kind\n`);
  console.log(`${'median of one call, ms'.padEnd(44)}    small    large   growth`);
  for (const list of LISTS) {
    const [before, after] = await millisecondsOf(list, small, large);
    const growth = after / before;
    console.log(
      list.padEnd(44) + [before, after, growth].map((value) => value.toFixed(2).padStart(9)).join(''),
    );
    if (growth > MOST_GROWTH) complaints.push(`${list} takes ${growth.toFixed(2)} times as long.`);
    const lines = new Set<string>();
    for (const statement of await recordStatements(() => send(list, large)))
      for (const line of await planOf(client, statement)) lines.add(line);
    for (const line of lines) {
      console.log(`    ${line}`);
      if (line.endsWith(': Seq Scan') && CONTENT_TABLES.includes(line.split(':')[0] ?? ''))
        complaints.push(`${list} reads a table of contents from end to end: ${line}`);
    }
  }

  async function classOf(contents: number): Promise<number> {
    const channelId = await makeClass(server.deps, [
      { child: teacher, nickname: '선생님', roles: ['TEACHER'] },
    ]);
    await fillContents(client, { channelId, contents, authorId: teacher.user.userId });
    return channelId;
  }

  /** Milliseconds of an answer. */
  async function send(list: string, channelId: number): Promise<number> {
    const headers = { Authorization: `Bearer ${teacher.token}`, 'Channel-Id': String(channelId) };
    const started = performance.now();
    const answer = await fetch(`${server.url}/channel/v1/users/channels/${channelId}/lms/${list}`, {
      headers,
    });
    const body = await answer.text();
    const milliseconds = performance.now() - started;
    if (answer.status === 429) {
      await setTimeout(LIMIT_MS);
      return send(list, channelId);
    }
    if (answer.status !== 200) throw new Error(`${list} answered ${answer.status}: ${body}`);
    return milliseconds;
  }

  /** In turns, so that both have the same machine. */
  async function millisecondsOf(list: string, first: number, second: number): Promise<[number, number]> {
    const times: [number[], number[]] = [[], []];
    for (let n = 0; n < WARM_UP + CALLS; n += 1) {
      const both = [await send(list, first), await send(list, second)];
      if (n >= WARM_UP) both.forEach((time, index) => times[index]?.push(time));
    }
    return [median(times[0]), median(times[1])];
  }
} finally {
  await client.end();
  await server.close();
  await databases.stop();
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
