/**
 * Measures the time to show the progress of a class: 40 lessons with five contents each, 60 pupils, among a million
 * rows of progress of other children. Prints the time of a call and the index by which each table is read. Ends with 1
 * when the slowest twentieth of the calls takes longer than allowed, or when a growing table is read sequentially.
 */
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { signUpDressedChild } from '../../tests/support/signUpChild.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { startTestServer } from '../../tests/support/testServer.ts';
import { fillClass, GROWING_TABLES, PUPILS } from './support/fillClass.ts';
import { machine } from './support/machine.ts';
import { planOf } from './support/planOf.ts';
import { recordStatements } from './support/recordStatements.ts';
import { percentile } from './support/statistics.ts';

const MOST_MS = 150;
const CALLS = 120;
const WARM_UP = 20;
/** A teacher may call a route 240 times a minute, and that limit stays on. */
const LIMIT_MS = 5_000;

const complaints: string[] = [];
const databases = await startTestDatabases();
const server = await startTestServer({
  settings: { REQUESTS_PER_MINUTE: '10000000', ACCESS_TOKEN_MINUTES: '60' },
});
const client = new Client({ connectionString: server.databaseUrl });
await client.connect();
try {
  const teacher = await signUpDressedChild(server);
  const filled = await fillClass(client, teacher.user.userId);
  const { channelId, courseId, lessonId, rows } = filled;
  console.log(`${machine()}\n${rows} rows of progress\n`);
  const matrix = `/channel/v1/users/channels/${channelId}/lms/progress?course_id=${courseId}`;
  const calls = [
    ['the matrix', matrix],
    ['with a lesson unfolded', `${matrix}&lesson_id=${lessonId}`],
  ] as const;

  const send = async (path: string): Promise<{ milliseconds: number; body: string }> => {
    const headers = { Authorization: `Bearer ${teacher.token}`, 'Channel-Id': String(channelId) };
    const started = performance.now();
    const answer = await fetch(server.url + path, { headers });
    const body = await answer.text();
    const milliseconds = performance.now() - started;
    if (answer.status === 429) {
      await setTimeout(LIMIT_MS);
      return send(path);
    }
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${body}`);
    return { milliseconds, body };
  };

  for (const [name, path] of calls) {
    const times: number[] = [];
    const { body } = await send(path);
    const { memberList, lessonList } = JSON.parse(body) as { memberList: unknown[]; lessonList: unknown[] };
    if (memberList.length !== PUPILS || lessonList.length !== filled.lessons)
      throw new Error(`${name} shows ${lessonList.length} lessons of ${memberList.length} pupils`);
    for (let n = 0; n < WARM_UP + CALLS; n += 1) {
      const { milliseconds } = await send(path);
      if (n >= WARM_UP) times.push(milliseconds);
    }
    const [median, slow] = [percentile(times, 0.5), percentile(times, 0.95)];
    console.log(
      `${name.padEnd(28)} median ${median.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms, ${(body.length / 1024).toFixed(0)} kB`,
    );
    if (slow > MOST_MS) complaints.push(`${name}: p95 is ${slow.toFixed(1)} ms, allowed are ${MOST_MS}.`);
    const lines = new Set<string>();
    for (const statement of await recordStatements(() => send(path)))
      for (const line of await planOf(client, statement)) lines.add(line);
    for (const line of lines) {
      console.log(`    ${line}`);
      const [table = ''] = line.split(':');
      if (line.endsWith(': Seq Scan') && GROWING_TABLES.includes(table))
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
