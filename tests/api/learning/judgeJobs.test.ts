import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { problemIdOf } from '#shared/content/lessonIds.ts';
import { openDatabase, type OpenDatabase } from '#server/db/connect.ts';
import { judgeJobs, judgeRuns, judgeUsage, submissions } from '#server/db/tables/learning/submissions.ts';
import {
  addJudgeJob,
  CLAIM_LOCK,
  claimJudgeJob,
  endJudgeJob,
  preferredLane,
  releaseJobsOfDeadClaimants,
  releaseJudgeJob,
  waitingState,
  type ClaimedJob,
} from '#server/domain/learning/submissions/judgeJobs.ts';
import { claimJudgeRun, doJudgeRun } from '#server/domain/learning/submissions/judgeRuns.ts';
import { ForwardedJudge } from '#server/domain/learning/submissions/ForwardedJudge.ts';
import type { CaseResult, Judge } from '#server/judge/judge.ts';
import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import { createLog } from '#server/platform/log.ts';
import { eventually } from '../../support/eventually.ts';
import { signUpDressedChild } from '../../support/signUpChild.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { startTestServer } from '../../support/testServer.ts';

const PROBLEM = problemIdOf(1, 0);
let database: TestDatabase;
let open: OpenDatabase;
/** A database of three children without a server, which would take the jobs away. */
let children: readonly [number, number, number];
let [ANA, BEN, CHO]: readonly number[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const server = await startTestServer({ databaseUrl: database.url });
  const signUp = async () => (await signUpDressedChild(server)).user.userId;
  children = [await signUp(), await signUp(), await signUp()];
  [ANA, BEN, CHO] = children;
  await server.close();
  open = await openDatabase(
    { DATABASE_URL: database.url, DATABASE_POOL_SIZE: 5, DATA_DIR: '' },
    createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' }),
  );
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(async () => {
  await open.db.delete(submissions);
  await open.db.delete(judgeUsage);
});

/** Names of submissions are their sources. */
async function add(name: string, userId = 0, priority: ClaimedJob['priority'] = 'lesson') {
  const { db } = open;
  const values = {
    userId,
    problemId: PROBLEM,
    clientKey: randomUUID(),
    language: 'JAVASCRIPT',
    source: name,
  } as const;
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(submissions).values(values).returning({ id: submissions.id });
    const submissionId = row?.id ?? 0;
    const isAdded = await addJudgeJob(tx, { submissionId, userId, priority });
    return { submissionId, isAdded };
  });
}

async function nameOf({ submissionId }: ClaimedJob): Promise<string> {
  const [row] = await open.db.select().from(submissions).where(eq(submissions.id, submissionId));
  return row?.source ?? '';
}

const claim = (preferred = 0, claimant = 1) => claimJudgeJob(open.db, { claimant, preferred });
const end = (job: ClaimedJob, cpuMs = 0) => open.db.transaction((tx) => endJudgeJob(tx, job, cpuMs));

/** Takes and ends one job after the other. */
async function drain(): Promise<string[]> {
  const names: string[] = [];
  for (let job = await claim(preferredLane(0)); job; job = await claim(preferredLane(names.length))) {
    names.push(await nameOf(job));
    await end(job);
  }
  return names;
}

describe('the queue of the judge', () => {
  it('goes round by child', async () => {
    for (const name of ['a1', 'a2', 'a3']) await add(name, ANA);
    for (const name of ['b1', 'b2']) await add(name, BEN);
    await add('c1', CHO);
    expect(await drain()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('has one job of a child at the judges at a time, however many processes ask at once', async () => {
    for (const name of ['a1', 'a2', 'a3']) await add(name, ANA);
    await add('b1', BEN);
    const claimed = await Promise.all(Array.from({ length: 4 }, (_, n) => claim(0, n + 1)));
    const jobs = claimed.filter((job) => job !== undefined);
    expect((await Promise.all(jobs.map(nameOf))).toSorted()).toEqual(['a1', 'b1']);
    expect(await claim()).toBeUndefined();
  });

  it('takes battles first and what is judged again last, but starves neither', async () => {
    await add('again', ANA, 'rejudge');
    for (let n = 0; n < 9; n += 1) await add(`lesson ${n}`, BEN);
    for (let n = 0; n < 9; n += 1) await add(`battle ${n}`, CHO, 'battle');
    const order = await drain();
    expect(order[0]).toBe('battle 0');
    expect(order[3]).toBe('lesson 0');
    expect(order.indexOf('again')).toBe(15);
  });

  it('puts a child over its budget behind the others and tells it its place', async () => {
    await add('heavy', ANA);
    const heavy = await claim();
    if (heavy) await end(heavy, 40_000);
    const greedy = await add('greedy', ANA);
    const modest = await add('modest', BEN);
    expect(await waitingState(open.db, greedy.submissionId)).toEqual({ place: 2, done: 0 });
    expect(await waitingState(open.db, modest.submissionId)).toEqual({ place: 1, done: 0 });
    const first = await claim();
    expect(first && (await nameOf(first))).toBe('modest');
    expect(await waitingState(open.db, modest.submissionId)).toEqual({ place: null, done: 0 });
    await open.db.update(judgeUsage).set({ at: sql`now() - interval '3 minutes'` });
    await add('later', CHO);
    const second = await claim();
    expect(second && (await nameOf(second))).toBe('greedy');
  });

  it('takes who has used the processor less before who has used it more', async () => {
    await add('first', ANA);
    const first = await claim();
    if (first) await end(first, 2_000);
    const again = await add('again', ANA);
    await add('fresh', BEN);
    expect(await waitingState(open.db, again.submissionId)).toEqual({ place: 2, done: 0 });
    expect(await drain()).toEqual(['fresh', 'again']);
  });

  it('refuses the twenty-first of a child', async () => {
    for (let n = 0; n < 20; n += 1) expect((await add(`a${n}`, ANA)).isAdded).toBe(true);
    expect((await add('too many', ANA)).isAdded).toBe(false);
    expect((await add('b', BEN)).isAdded).toBe(true);
  });

  it('gives a failed one back for later, and to nobody what another process has taken over', async () => {
    await add('a1', ANA);
    const job = await claim();
    if (!job) throw new Error('no job was claimed');
    await releaseJudgeJob(open.db, { job, afterMs: 60_000, failed: true });
    expect(await claim()).toBeUndefined();
    await open.db.update(judgeJobs).set({ runAfter: sql`now()` });
    expect(await claim(0, 2)).toMatchObject({ attempts: 1, claimedBy: 2 });
    // The first process wakes up late: neither its verdict nor its word counts.
    expect(await end(job)).toBe(false);
    await releaseJudgeJob(open.db, { job, afterMs: 0, failed: true });
    expect(await claim(0, 3)).toBeUndefined();
  });

  it('takes back what a dead process has claimed, and leaves alone what a living one judges', async () => {
    await add('a1', ANA);
    await add('b1', BEN);
    const living = new Client({ connectionString: database.url });
    await living.connect();
    try {
      await living.query('select pg_advisory_lock($1, $2)', [CLAIM_LOCK, 7]);
      const ofLiving = await claim(0, 7);
      const ofDead = await claim(0, 8);
      await releaseJobsOfDeadClaimants(open.db);
      expect(await claim(0, 9)).toMatchObject({ id: ofDead?.id });
      expect(await claim(0, 9)).toBeUndefined();
      await living.end();
      await expect
        .poll(async () => {
          await releaseJobsOfDeadClaimants(open.db);
          const job = await claim(0, 10);
          return job?.id === ofLiving?.id || job?.id === ofDead?.id;
        })
        .toBe(true);
    } finally {
      await living.end();
    }
  });
});

describe('programs of a process without a judge', () => {
  const LIMITS = { timeMs: 1000, memoryBytes: 2 ** 26, outputBytes: 1000 };
  /** Postgres refuses NUL in its own JSON. */
  const SOURCE = "console.log('\u0000\ud800');";
  const runOf = (userId = 0, input = '') => ({
    userId,
    language: 'JAVASCRIPT' as const,
    source: SOURCE,
    input,
    limits: LIMITS,
  });
  const RESULT: CaseResult = { verdict: 'AC', timeMs: 3, output: '', errorOutput: '', truncated: false };
  const judgeThat = (run: Judge['run']) => ({ run }) as Judge;
  const going = new AbortController().signal;
  const take = (claimant = 1) =>
    eventually(async () => {
      const run = await claimJudgeRun(open.db, claimant);
      expect(run).toBeDefined();
      return run as NonNullable<typeof run>;
    });
  const rows = () => open.db.select().from(judgeRuns);

  it('are run by a process that has one, in the order in which they came, and leave nothing behind', async () => {
    const forwarded = new ForwardedJudge({ db: open.db });
    const places: (number | null)[] = [];
    const first = forwarded.run(runOf(ANA, 'a'), { onPlace: (place) => places.push(place) });
    await eventually(() => expect(places).toEqual([1]));
    const second = forwarded.run(runOf(BEN, 'b'));
    const echo = judgeThat(async ({ source, input }) => ({ ...RESULT, output: source + input }));
    for (let count = 0; count < 2; count += 1) await doJudgeRun(open.db, echo, await take(), going);
    expect((await Promise.all([first, second])).map(({ output }) => output)).toEqual([
      `${SOURCE}a`,
      `${SOURCE}b`,
    ]);
    expect(await rows()).toEqual([]);
  });

  it('are refused when the judge is full or fails, and when no process has one', async () => {
    const forwarded = new ForwardedJudge({ db: open.db });
    for (const error of [new JudgeBusyError('full'), new TypeError('a bad job')]) {
      const done = take().then((run) =>
        doJudgeRun(
          open.db,
          judgeThat(() => Promise.reject(error)),
          run,
          going,
        ),
      );
      await expect(forwarded.run(runOf(ANA))).rejects.toThrow(new JudgeBusyError(error.message));
      await done;
    }
    const alone = new ForwardedJudge({ db: open.db, unclaimedMs: 100 });
    await expect(alone.run(runOf(ANA))).rejects.toThrow('no process with the role judge takes programs');
    expect(await rows()).toEqual([]);
  });

  it('are free again when their judge has died', async () => {
    const answer = new ForwardedJudge({ db: open.db }).run(runOf(ANA));
    await take(77);
    expect(await claimJudgeRun(open.db, 1)).toBeUndefined();
    await releaseJobsOfDeadClaimants(open.db);
    await doJudgeRun(
      open.db,
      judgeThat(async () => RESULT),
      await take(),
      going,
    );
    expect(await answer).toEqual(RESULT);
  });
});
