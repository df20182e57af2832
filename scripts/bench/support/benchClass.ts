import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { lessonOf } from '#server/domain/seed/courses.ts';
import { createApiClient } from '../../../tests/support/apiClient.ts';
import { startKillableServer } from '../../../tests/support/killableServer.ts';
import { untilJudged } from '../../../tests/support/learn.ts';
import { newScratchFolder } from '../../../tests/support/scratchFolder.ts';
import { signUpDressedChild, type Child } from '../../../tests/support/signUpChild.ts';
import { createTestDatabase } from '../../../tests/support/testDatabase.ts';
import { startTestDatabases } from '../../../tests/support/testDatabaseServer.ts';
import { workerPids } from '../../../tests/support/workerPids.ts';
import { machine } from './machine.ts';
import { median, percentile } from './statistics.ts';

const CHILDREN = 30;
const WITHIN_MS = 10_000;
const GATES = { waitMs: 6_000, restGrowth: 3, poolMb: 600 } as const;
const PROBE_EVERY_MS = 25;
const IDLE_MS = 10_000;
const LOOK_MS = 500;
const LESSON = 11;
const ENDLESS = 'while True:\n    pass';

const PROBLEM = problemIdOf(LESSON, 0);
const program = lessonOf(LESSON).problems[0]?.programs.PYTHON;
/** The submissions of a class: most are right, some are wrong, one child of ten has an endless loop. */
const sourceOf = (n: number): string =>
  n % 10 === 9 ? ENDLESS : ((n % 3 === 2 ? program?.wrongAnswers[0] : program?.solution) ?? '');

/**
 * A class that hands in Python within ten seconds, while the hottest lists are requested all the time. Ends with 1 when
 * a gate is missed.
 */
export async function benchClass(): Promise<void> {
  const databases = await startTestDatabases();
  const { url: databaseUrl } = await createTestDatabase();
  const server = await startKillableServer(databaseUrl, {
    DATA_DIR: newScratchFolder('bench-class'),
    JUDGE_WORKERS: '2',
    REQUESTS_PER_MINUTE: '1000000',
  });
  try {
    const children: Child[] = [];
    while (children.length < CHILDREN) children.push(await signUpDressedChild(server));
    // Python is started before the class comes, as after earlier use.
    await submit(server, await signUpDressedChild(server), program?.solution ?? '');

    const idle = await probeUntil(server, children, sleep(IDLE_MS));
    const pool = watchPool(server.pid);
    const waits: number[] = [];
    const handIn = children.map(async (child, n) => {
      await sleep((n * WITHIN_MS) / CHILDREN);
      const startedAt = performance.now();
      await submit(server, child, sourceOf(n));
      waits.push(performance.now() - startedAt);
    });
    const busy = await probeUntil(server, children, Promise.all(handIn));
    const poolMb = pool.stop();

    const p99 = { idle: percentile(idle, 0.99), busy: percentile(busy, 0.99) };
    const found = {
      'wait p50 ms': median(waits).toFixed(0),
      [`wait p95 ms, ${GATES.waitMs} wanted`]: percentile(waits, 0.95).toFixed(0),
      'REST idle p50, p99 ms': `${median(idle).toFixed(1)}, ${p99.idle.toFixed(1)}`,
      'REST meanwhile p50, p99 ms': `${median(busy).toFixed(1)}, ${p99.busy.toFixed(1)}`,
      [`p99 grew by, ${GATES.restGrowth} wanted`]: (p99.busy / p99.idle).toFixed(2),
      [`memory of the pool MB, ${GATES.poolMb} wanted`]: poolMb.toFixed(0),
    };
    console.log(`${machine()}; ${CHILDREN} children hand in Python within ${WITHIN_MS / 1000} s`);
    console.table(found);
    const isMet =
      percentile(waits, 0.95) <= GATES.waitMs &&
      p99.busy <= GATES.restGrowth * p99.idle &&
      poolMb <= GATES.poolMb;
    process.exitCode = isMet ? 0 : 1;
  } finally {
    await server.stop();
    await databases.stop();
  }
}

async function submit(server: { readonly url: string }, child: Child, source: string): Promise<void> {
  const api = createApiClient(server.url);
  const params = { problemId: PROBLEM };
  const sent = { clientKey: randomUUID(), language: 'PYTHON', source };
  const hand = () => api.call('submissions.submit', { params, body: sent }, child);
  const { status, body, error } = await twice(hand);
  if (status !== 200) throw new Error(`A submission was answered ${status}: ${error.errorCode}`);
  const { submissionId } = body;
  const verdict = body.verdict ?? (await untilJudged(api, child, { ...params, submissionId }));
  if (verdict === null || verdict === 'SYSTEM') throw new Error(`A submission was judged ${verdict}.`);
}

/** Repeats a request as a browser does when the server has just closed a kept connection. */
async function twice<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch {
    return call();
  }
}

/**
 * Times of calls at a fixed pace, independent of earlier answers; by the children in turn, because one alone would be
 * rate-limited.
 */
async function probeUntil(
  server: { readonly url: string },
  children: readonly Child[],
  end: Promise<unknown>,
): Promise<number[]> {
  const api = createApiClient(server.url);
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  const failures: unknown[] = [];
  const probe = async (name: 'accounts.getMe' | 'economy.getPoints' | 'inventory.list', child?: Child) => {
    const startedAt = performance.now();
    const { status } = await twice(() => api.call(name, {}, child));
    if (status !== 200) throw new Error(`${name} was answered ${status}.`);
    times.push(performance.now() - startedAt);
  };
  const names = ['accounts.getMe', 'economy.getPoints', 'inventory.list'] as const;
  const probing = setInterval(
    () =>
      calls.push(
        probe(
          names[calls.length % names.length] ?? 'accounts.getMe',
          children[Math.floor(calls.length / names.length) % children.length],
        ).catch((error: unknown) => {
          failures.push(error);
        }),
      ),
    PROBE_EVERY_MS,
  );
  try {
    await end;
  } finally {
    clearInterval(probing);
  }
  await Promise.all(calls);
  if (failures.length > 0) throw failures[0];
  return times;
}

/**
 * The most memory that all workers of a server had at once; shared memory is counted once where the system reports it.
 */
function watchPool(serverPid: number): { stop(): number } {
  let mostMb = 0;
  const look = () => {
    const sumKb = workerPids(serverPid).reduce((sum, pid) => sum + memoryKb(pid), 0);
    mostMb = Math.max(mostMb, sumKb / 1024);
  };
  const looking = setInterval(look, LOOK_MS);
  return {
    stop() {
      clearInterval(looking);
      look();
      return mostMb;
    },
  };
}

function memoryKb(pid: number): number {
  for (const [file, field] of [
    ['smaps_rollup', 'Pss'],
    ['status', 'VmRSS'],
  ]) {
    try {
      const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
      return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    } catch {
      // It is gone, or not allowed: the next file is tried.
    }
  }
  return 0;
}
