import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { KEEP_ALIVE } from '#server/platform/keepAlive.ts';
import type { Deps } from '#server/domain/deps.ts';
import {
  addForgottenJobs,
  claimJudgeJob,
  CLAIM_LOCK,
  isQueueUsed,
  JOB_CHANNEL,
  preferredLane,
  releaseJobsOfDeadClaimants,
  releaseJudgeJob,
  VERDICT_CHANNEL,
  type ClaimedJob,
} from '#server/domain/learning/submissions/judgeJobs.ts';
import { EVENT_CHANNEL, readEvent } from '#server/domain/learning/submissions/otherProcesses.ts';
import {
  claimJudgeRun,
  doJudgeRun,
  releaseJudgeRun,
  removeForgottenRuns,
  RUN_CHANNEL,
} from '#server/domain/learning/submissions/judgeRuns.ts';
import { judgeSubmission } from '#server/domain/learning/submissions/judgeSubmission.ts';
import { inSpan } from '#server/platform/tracing.ts';
import type { RunningJobs } from './startJobs.ts';

/** Postgres announces new jobs; retries and claims of killed processes are polled this often. */
const LOOK_EVERY_MS = 1000;
const RECONNECT_MS = 1000;
/** Jobs claimed in addition to those at a worker, so that no worker waits for the database. */
const CLAIMED_AHEAD = 1;
/** Up to this many submissions that gave way do not count as claimed, so that waiting ones are claimed beside them. */
const MOST_PAUSED = 50;
/** Delay before a job whose judging threw is tried again. It is retried without limit, because it has no verdict. */
const AFTER_ERROR_MS = 5_000;
/** Share of SHUTDOWN_SECONDS in which the judge may finish what it has begun. */
const FINISH_SHARE = 0.5;
const LAST_CLAIM_ID = 2 ** 31 - 1;
/** Runs for other processes that are at this judge at once; the others are left to further judges. */
const MOST_RUNS = 20;
/** Runs that nobody waits for are looked for this often. */
const CLEAR_RUNS_EVERY = 60;

interface JudgingOptions {
  readonly deps: Deps;
  readonly databaseUrl: string;
  /**
   * Takes submissions, and the programs of processes without a judge. Without it the process only hears of verdicts, for
   * its pages that wait for one.
   */
  readonly takesJobs: boolean;
}

/** Feeds this process's judge from the queue that all processes share. */
export async function startJudging(options: JudgingOptions): Promise<RunningJobs> {
  const judging = new Judging(options);
  await judging.connect();
  return judging;
}

class Judging implements RunningJobs {
  readonly #deps: Deps;
  readonly #databaseUrl: string;
  readonly #takesJobs: boolean;
  readonly #underWay = new Set<Promise<void>>();
  /** Jobs that have begun and wait for another turn. */
  readonly #paused = new Set<ClaimedJob>();
  /** Claimed jobs whose judging threw; returned to the queue at the next poll. */
  readonly #broken = new Set<ClaimedJob>();
  readonly #stop = new AbortController();
  readonly #look: NodeJS.Timeout | undefined;
  #client: Client | undefined;
  /** Key of the advisory lock that `#client` holds; claims of this process name it. */
  #claimant = 0;
  #taken = 0;
  #filling: Promise<void> | undefined;
  #fillAgain = false;
  readonly #runs = new Set<Promise<void>>();
  #takingRuns: Promise<void> | undefined;
  #takeRunsAgain = false;
  #looks = 0;
  #closing = false;

  constructor({ deps, databaseUrl, takesJobs }: JudgingOptions) {
    this.#deps = deps;
    this.#databaseUrl = databaseUrl;
    this.#takesJobs = takesJobs;
    if (takesJobs) this.#look = setInterval(() => void this.#lookAround(), LOOK_EVERY_MS);
  }

  async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.#databaseUrl,
      application_name: this.#takesJobs ? 'dolphin-world-judge' : 'dolphin-world-verdicts',
      ...KEEP_ALIVE,
    });
    client.on('error', (error) => this.#reconnect(client, error));
    client.on('end', () => this.#reconnect(client));
    const claimant = randomInt(1, LAST_CLAIM_ID);
    client.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload, claimant));
    try {
      await client.connect();
      if (this.#takesJobs) {
        await client.query('select pg_advisory_lock($1, $2)', [CLAIM_LOCK, claimant]);
        await client.query(`listen ${JOB_CHANNEL}`);
        await client.query(`listen ${RUN_CHANNEL}`);
      }
      await client.query(`listen ${VERDICT_CHANNEL}`);
      // With a Redis, events come over it, from every process.
      if (!this.#deps.config.REDIS_URL) await client.query(`listen ${EVENT_CHANNEL}`);
    } catch (error) {
      // The end is not awaited: it may never be reported for a connection that was never made.
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closing) return client.end();
    this.#client = client;
    this.#claimant = claimant;
    if (!this.#takesJobs) return;
    await addForgottenJobs(this.#deps.db);
    await this.#lookAround();
  }

  /** Stops taking jobs; those not judged soon are left to another process or the next start. */
  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#look);
    this.#deps.verdicts.close();
    await this.#filling;
    await this.#takingRuns;
    const ended = Promise.allSettled([...this.#underWay, ...this.#runs]);
    const finishMs = this.#deps.config.SHUTDOWN_SECONDS * 1000 * FINISH_SHARE;
    await Promise.race([ended, sleep(finishMs, undefined, { ref: false })]);
    this.#stop.abort();
    await ended;
    await this.#client?.end();
  }

  /** Notifies the waiting pages of this process about verdicts of other processes. */
  #hear(channel: string, payload: string, claimant: number): void {
    if (channel === JOB_CHANNEL) return this.#fill();
    if (channel === RUN_CHANNEL) return this.#takeRuns();
    const { events, verdicts, log } = this.#deps;
    try {
      if (channel === VERDICT_CHANNEL) {
        const [submissionId, judgedBy] = payload.split(' ').map(Number);
        if (submissionId !== undefined && judgedBy !== claimant)
          verdicts.tell(submissionId, { questChange: null });
      } else {
        const event = readEvent(payload, claimant);
        if (event) events.deliverHere(event);
      }
    } catch (error) {
      log.warn({ err: error, channel }, 'a notice of another judge could not be read');
    }
  }

  #reconnect(client: Client, error?: Error): void {
    if (this.#closing || this.#client !== client) return;
    this.#client = undefined;
    this.#deps.log.warn({ err: error }, 'the judge has lost its connection to the queue');
    void this.#connectAgain();
  }

  async #connectAgain(): Promise<void> {
    while (!this.#closing && !this.#client) {
      await sleep(RECONNECT_MS, undefined, { ref: false });
      await this.connect().catch((error: unknown) =>
        this.#deps.log.warn({ err: error }, 'the queue of the judge is out of reach'),
      );
    }
  }

  async #lookAround(): Promise<void> {
    try {
      await this.#releaseBroken();
      if (!(await isQueueUsed(this.#deps.db))) return;
      await releaseJobsOfDeadClaimants(this.#deps.db);
      if (this.#looks % CLEAR_RUNS_EVERY === 0) await removeForgottenRuns(this.#deps.db);
      this.#looks += 1;
      this.#fill();
      this.#takeRuns();
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'the queue of the judge could not be looked through');
    }
  }

  async #releaseBroken(): Promise<void> {
    for (const job of this.#broken) {
      await releaseJudgeJob(this.#deps.db, { job, afterMs: AFTER_ERROR_MS, failed: false });
      this.#broken.delete(job);
    }
  }

  /** Claims jobs until the judge has enough, or none is left. */
  #fill(): void {
    if (this.#filling) {
      this.#fillAgain = true;
      return;
    }
    this.#filling = this.#claimAll()
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'no submission could be claimed'))
      .finally(() => {
        this.#filling = undefined;
        if (this.#fillAgain) this.#fill();
      });
  }

  async #claimAll(): Promise<void> {
    this.#fillAgain = false;
    const { db, judge } = this.#deps;
    const isEnough = () =>
      this.#underWay.size - Math.min(this.#paused.size, MOST_PAUSED) >= judge.places + CLAIMED_AHEAD;
    while (!this.#closing && this.#client && !isEnough()) {
      const claim = { claimant: this.#claimant, preferred: preferredLane(this.#taken) };
      const job = await claimJudgeJob(db, claim);
      if (!job) return;
      this.#taken += 1;
      const work = this.#work(job);
      this.#underWay.add(work);
      void work.finally(() => {
        this.#underWay.delete(work);
        this.#fill();
      });
    }
  }

  /** Claims the programs of processes without a judge, until this judge has many of them or none is left. */
  #takeRuns(): void {
    if (this.#takingRuns) {
      this.#takeRunsAgain = true;
      return;
    }
    this.#takingRuns = this.#claimRuns()
      .catch((error: unknown) => this.#deps.log.error({ err: error }, 'no program could be claimed'))
      .finally(() => {
        this.#takingRuns = undefined;
        if (this.#takeRunsAgain) this.#takeRuns();
      });
  }

  async #claimRuns(): Promise<void> {
    this.#takeRunsAgain = false;
    while (!this.#closing && this.#client && this.#runs.size < MOST_RUNS) {
      const run = await claimJudgeRun(this.#deps.db, this.#claimant);
      if (!run) return;
      const work = this.#run(run);
      this.#runs.add(work);
      void work.finally(() => {
        this.#runs.delete(work);
        this.#takeRuns();
      });
    }
  }

  async #run(run: NonNullable<Awaited<ReturnType<typeof claimJudgeRun>>>): Promise<void> {
    const { db, judge, log } = this.#deps;
    try {
      await doJudgeRun(db, judge, run, this.#stop.signal);
    } catch (error) {
      if (!this.#stop.signal.aborted) log.error({ err: error }, 'the program of another process was not run');
      await releaseJudgeRun(db, run.id).catch((cause: unknown) =>
        log.warn({ err: cause }, 'a program stays with this process until it is forgotten'),
      );
    }
  }

  async #work(job: ClaimedJob): Promise<void> {
    const { signal } = this.#stop;
    const onPause = (isPaused: boolean) => {
      if (!isPaused) return void this.#paused.delete(job);
      this.#paused.add(job);
      this.#fill();
    };
    try {
      await inSpan(
        'judge submission',
        { priority: job.priority },
        () => judgeSubmission({ deps: this.#deps, job, signal, onPause }),
        job.traceparent,
      );
    } catch (error) {
      this.#deps.log.error({ err: error, submissionId: job.submissionId }, 'a submission was not judged');
      this.#broken.add(job);
    } finally {
      this.#paused.delete(job);
    }
  }
}
