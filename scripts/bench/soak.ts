/**
 * A long afternoon in the world: two hundred bots that walk, jump, leave and come, go through portals and change their
 * clothes, while the server is killed again and again. Ends with 1 when memory leaks, a bot does not come back, a body
 * is left behind, or a fair bot is thrown out or taken for a cheat. `--minutes 5 --bots 50` makes it smaller.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '../../tests/support/testDatabase.ts';
import { startTestDatabases } from '../../tests/support/testDatabaseServer.ts';
import { machine } from './support/machine.ts';
import { slopePerMinute } from './support/slopePerMinute.ts';
import type {
  SoakBotsState,
  SoakChild,
  SoakOrder,
  SoakServerReport,
  SoakServerState,
} from './support/soakMessages.ts';
import { percentile } from './support/statistics.ts';

/** The number of kills, and of the least lives in which leaks are measured. */
const LIVES = 4;
const LOOK_EVERY_MS = 10_000;
/** A new process grows until everything is compiled and every map is open. */
const WARM_UP_MS = 60_000;
const MOST_RETURN_MS = 30_000;
/** After the last one has left, bodies linger for eight seconds. */
const LINGER_MS = 12_000;
/** Growth of the heap after collecting garbage, MB a minute. */
const MOST_GROWTH = 0.5;

const MB = 1024 * 1024;
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, bots: { type: 'string', default: '200' } },
});
const minutes = positive('minutes', values.minutes);
const botCount = Math.ceil(positive('bots', values.bots));

const complaints: string[] = [];
const stops: (() => Promise<void> | void)[] = [];
try {
  const databases = await startTestDatabases();
  stops.push(databases.stop);
  const database = await createTestDatabase();
  stops.push(() => database.drop());
  await soak(database.url);
} finally {
  for (const stop of stops.toReversed()) await stop();
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function soak(databaseUrl: string): Promise<void> {
  console.log(`${machine()}\n${botCount} bots for ${minutes} minutes, ${LIVES - 1} kills of the server\n`);
  let server = await startServer(databaseUrl, 0, botCount);
  stops.push(() => end(server.process, 'SIGTERM'));
  const { port, children } = server.report;
  const userIds = children.map(({ userId }) => userId);
  const bots = await startBots(`http://127.0.0.1:${port}`, children);
  stops.push(() => end(bots, 'SIGTERM'));

  printLine([
    'minute',
    'live',
    'away',
    'rooms',
    'sockets',
    'rss MB',
    'heap MB',
    'joins',
    'portals',
    'outfits',
  ]);
  const begin = performance.now();
  const lifeMs = (minutes * 60_000) / LIVES;
  const growths: number[] = [];
  for (let life = 0; life < LIVES; life += 1) {
    if (life > 0) {
      await ask<SoakBotsState>(bots, 'brace');
      await end(server.process, 'SIGKILL');
      server = await startServer(databaseUrl, port, 0);
      await ask<SoakBotsState>(bots, 'timeReturn');
      await expectReturn(bots);
    }
    const growth = await watchLife({ server: server.process, bots, userIds, begin, lifeMs });
    if (growth !== null) growths.push(growth);
  }

  const last = await ask<SoakBotsState>(bots, 'leave');
  for (const refusal of new Set(last.refusedOutfits)) {
    complaints.push(`A change of outfit was refused with ${refusal}.`);
  }
  await pause(LINGER_MS);
  const empty = await ask<SoakServerState>(server.process, userIds);
  console.log(
    `\n${last.joins} entries, ${last.leaves} breaks, ${last.portals} portals, ${last.outfits} changes of outfit`,
  );
  console.log(`everybody gone: ${empty.bodies} bodies, ${empty.sockets} sockets, ${empty.rooms} rooms left`);
  if (empty.bodies + empty.sockets + empty.rooms > 0)
    complaints.push('Seats are stuck after everybody left.');
  if (growths.length === 0) {
    console.log('no life was long enough to say anything about its memory');
    return;
  }
  const worst = Math.max(...growths);
  console.log(`heap of each life, MB a minute: ${growths.map((growth) => growth.toFixed(2)).join(', ')}`);
  if (worst > MOST_GROWTH)
    complaints.push(`The heap grows by ${worst.toFixed(2)} MB a minute, ${MOST_GROWTH} allowed.`);
}

interface Life {
  readonly server: ChildProcess;
  readonly bots: ChildProcess;
  readonly userIds: readonly number[];
  readonly begin: number;
  readonly lifeMs: number;
}

/** Observes the world during this life of the server; returns the growth of its heap, MB a minute. */
async function watchLife({ server, bots, userIds, begin, lifeMs }: Life): Promise<number | null> {
  const born = performance.now();
  const heap: { minute: number; megabytes: number }[] = [];
  while (performance.now() - born < lifeMs) {
    await pause(Math.min(LOOK_EVERY_MS, lifeMs));
    const now = performance.now();
    const state = await ask<SoakServerState>(server, userIds);
    const seen = await ask<SoakBotsState>(bots, 'report');
    const minute = (now - begin) / 60_000;
    if (now - born > WARM_UP_MS) heap.push({ minute, megabytes: state.heap / MB });
    for (const status of seen.thrownOut) complaints.push(`A fair bot is ${status}.`);
    printLine([
      minute.toFixed(1),
      ...[seen.live, seen.away, state.rooms, state.sockets].map(String),
      ...[state.rss, state.heap].map((bytes) => (bytes / MB).toFixed(1)),
      ...[seen.joins, seen.portals, seen.outfits].map(String),
    ]);
  }
  return heap.length < 6 ? null : slopePerMinute(heap);
}

/** Waits until every bot that was in the world when the server was killed is in it again. */
async function expectReturn(bots: ChildProcess): Promise<void> {
  const deadline = performance.now() + MOST_RETURN_MS;
  for (;;) {
    const { missing, returns } = await ask<SoakBotsState>(bots, 'report');
    if (missing === 0 || performance.now() > deadline) {
      const time = (share: number) => (percentile(returns, share) / 1000).toFixed(1);
      const all = returns.length + missing;
      console.log(
        `  killed; back: ${returns.length} of ${all}, half of them after ${time(0.5)} s, the last after ${time(1)} s`,
      );
      if (missing > 0) complaints.push(`${missing} bots did not come back after a kill.`);
      return;
    }
    await pause(100);
  }
}

interface SoakServer {
  readonly process: ChildProcess;
  readonly report: SoakServerReport;
}

async function startServer(databaseUrl: string, port: number, children: number): Promise<SoakServer> {
  const server = startProcess('soakServer.ts', [databaseUrl, String(port), String(children)]);
  // A warning of the server is a finding: no bot cheats.
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (line.includes('"cheat"')) complaints.push(`Logged: ${line}`);
  });
  return { process: server, report: await nextMessage<SoakServerReport>(server) };
}

async function startBots(url: string, children: readonly SoakChild[]): Promise<ChildProcess> {
  const bots = startProcess('soakBots.ts', []);
  await nextMessage(bots);
  bots.send({ url, children });
  return bots;
}

function startProcess(file: string, args: readonly string[]): ChildProcess {
  return fork(fileURLToPath(new URL(`support/${file}`, import.meta.url)), args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
  });
}

async function ask<Answer>(child: ChildProcess, question: SoakOrder | readonly number[]): Promise<Answer> {
  const answer = nextMessage<Answer>(child);
  child.send(question);
  return answer;
}

/** The next message; rejects when the process ends instead. */
function nextMessage<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      // Colyseus tells any parent 'ready', for process managers; ours are objects.
      if (typeof message !== 'object') return;
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(message as Answer);
    };
    const onExit = (code: number | null) => reject(new Error(`A process of the soak ended with ${code}.`));
    child.on('message', onMessage);
    child.once('exit', onExit);
  });
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0, not ${text}.`);
  return value;
}

function printLine(columns: readonly string[]): void {
  console.log(columns.map((column) => column.padStart(8)).join(' '));
}
