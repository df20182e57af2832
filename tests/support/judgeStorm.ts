import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { WORLD_ID } from '#shared/content/world.ts';
import type { Database } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';
import { createApiClient } from './apiClient.ts';
import { completeQuests, questsBefore } from './completeQuests.ts';
import { DOLPHIN, FIRST } from './firstQuests.ts';
import { startKillableServer, type KillableServer } from './killableServer.ts';
import { readDocument } from './learn.ts';
import { newScratchFolder } from './scratchFolder.ts';
import { signUpDressedChild, type Child } from './signUpChild.ts';
import { standBeside } from './standBeside.ts';
import { complaintsOf } from './stormComplaints.ts';
import type { StormProgram } from './stormPrograms.ts';
import { workerPids } from './workerPids.ts';

const PAUSE_MS = 700;
/** Between two disturbances: a server takes a second or two of a processor to start. */
const CALM_MS = 1_500;

const LONGEST_MS = 30 * 60_000;

interface Storm {
  readonly databaseUrl: string;
  readonly submissions: number;
  readonly children: number;
  /** Handed in one after the other, over and over; every child goes on where the one before it ended. */
  readonly programs: readonly StormProgram[];
  /** It throws when it takes longer, in milliseconds. */
  readonly withinMs?: number;
}

interface StormReport {
  readonly seconds: number;
  /** Servers killed without a warning, servers stopped in order, workers killed. */
  readonly killed: number;
  readonly stopped: number;
  readonly workersKilled: number;
  /** Differences between what was handed in and what the database holds. */
  readonly complaints: readonly string[];
}

/**
 * Children hand in programs at two servers with one database, which are killed, stopped and started again meanwhile,
 * and their workers killed. Compares verdicts, attempts, ranking and rewards with what every program must have led to,
 * once.
 */
export async function runJudgeStorm({
  databaseUrl,
  submissions,
  children,
  programs,
  withinMs = LONGEST_MS,
}: Storm): Promise<StormReport> {
  const startedAt = performance.now();
  const dataDir = newScratchFolder('judge-storm');
  const settings = { DATA_DIR: dataDir, JUDGE_WORKERS: '2', SHUTDOWN_SECONDS: '2' };
  const start = () => startKillableServer(databaseUrl, settings);
  const servers = [await start(), await start()];
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  const done = { killed: 0, stopped: 0, workersKilled: 0 };
  const eachKind = Promise.withResolvers<undefined>();
  let isOver = false;
  try {
    const senders: Sender[] = [];
    let first = 0;
    for (let n = 0; n < children; n += 1) {
      const count = Math.floor(submissions / children) + (n < submissions % children ? 1 : 0);
      const child = await signUpDressedChild(servers[0] ?? { url: '' });
      await takeQuest(servers[0] ?? { url: '' }, db, child);
      const own = Array.from({ length: count }, (_, k) => programs[(first + k) % programs.length]);
      first += count;
      senders.push({ child, programs: own.filter((program) => program !== undefined) });
    }
    const storm = disturb(servers, { start, done, isOver: () => isOver, onEachKind: eachKind.resolve });
    const sent = Promise.all(
      senders.map((sender, n) =>
        handIn(sender, servers, { n, isOver: () => isOver, disturbed: eachKind.promise }),
      ),
    );
    const late = sleep(withinMs, undefined, { ref: false }).then(() => {
      throw new Error(`the storm was not over after ${withinMs / 1000} s`);
    });
    await Promise.race([sent.then(() => untilJudged(pool)), storm, late]);
    isOver = true;
    await storm;
    await untilJudged(pool);
    const complaints = await complaintsOf(db, senders);
    return { seconds: (performance.now() - startedAt) / 1000, ...done, complaints };
  } finally {
    isOver = true;
    await Promise.all(servers.map((server) => server.kill()));
    await pool.end();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

export interface Sender {
  readonly child: Child;
  readonly programs: readonly StormProgram[];
}

/** A quest that the first problem of the first lesson ends, with its reward. */
async function takeQuest(server: { readonly url: string }, db: Database, child: Child): Promise<void> {
  await standBeside({ db }, { userId: child.user.userId, npcId: DOLPHIN });
  await completeQuests(db, child.user.userId, questsBefore(FIRST));
  const api = createApiClient(server.url);
  const params = { worldId: WORLD_ID, questId: FIRST };
  const { status } = await api.call('quests.accept', { params }, child);
  if (status !== 200) throw new Error(`the quest could not be taken: ${status}`);
  await readDocument(api, child, 1);
}

/**
 * One after the other, each with its key until a server has answered. The second half waits until each kind of
 * disturbance has been once: a fast machine would be through before.
 */
async function handIn(
  { child, programs }: Sender,
  servers: readonly KillableServer[],
  { n, isOver, disturbed }: { n: number; isOver: () => boolean; disturbed: Promise<undefined> },
): Promise<void> {
  let turn = n;
  for (const [k, { problemId, language, source }] of programs.entries()) {
    if (k >= programs.length / 2) await disturbed;
    const body = { clientKey: randomUUID(), language, source };
    for (let status = 0; status !== 200 && !isOver(); turn += 1) {
      const { url = '' } = servers[turn % servers.length] ?? {};
      const reply = await createApiClient(url)
        .call('submissions.submit', { params: { problemId }, body }, child)
        .catch(() => undefined);
      status = reply?.status ?? 0;
      if (status !== 200) await sleep(PAUSE_MS);
    }
  }
}

async function disturb(
  servers: KillableServer[],
  {
    start,
    done,
    isOver,
    onEachKind,
  }: {
    start: () => Promise<KillableServer>;
    done: { killed: number; stopped: number; workersKilled: number };
    isOver: () => boolean;
    onEachKind: (value: undefined) => void;
  },
): Promise<void> {
  for (let step = 0; !isOver(); step += 1) {
    await sleep(CALM_MS);
    const place = step % servers.length;
    const server = servers[place];
    if (!server) return;
    for (const pid of workerPids(server.pid).slice(0, 2)) {
      try {
        process.kill(pid, 'SIGKILL');
        done.workersKilled += 1;
      } catch {
        // It had ended by itself.
      }
    }
    // Each kind at once: a fast machine is soon through.
    if (step % 3 === 2) continue;
    const isKilled = step % 3 === 0;
    done[isKilled ? 'killed' : 'stopped'] += 1;
    await (isKilled ? server.kill() : server.stop());
    servers[place] = await start();
    if (done.killed > 0 && done.stopped > 0 && done.workersKilled > 0) onEachKind(undefined);
  }
}

async function untilJudged(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      'select count(*)::int as waiting from submissions where verdict is null',
    );
    if (rows[0]?.waiting === 0) return;
    await sleep(PAUSE_MS);
  }
}
