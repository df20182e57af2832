import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { KEEP_ALIVE } from '#server/platform/keepAlive.ts';
import type { Deps } from '#server/domain/deps.ts';
import { countMetric, observeMetric } from '#server/platform/metrics.ts';
import { JobsPool } from './JobsPool.ts';
import { holdersWithoutProcess, ProcessLock } from './ProcessLock.ts';
import { CRON, taskList } from './tasks.ts';

export interface RunningJobs {
  /** Takes no more jobs and waits for running ones. A job that does not end in time is released to the next process. */
  close(): Promise<void>;
}

/**
 * Postgres announces new jobs. Retries, delayed jobs and the next job of a queue (still locked when the worker of its
 * predecessor looks for more) are polled this often.
 */
const POLL_MS = 1000;
const RESTART_MS = 1000;
/** The interval of searching for claims whose answer was lost. */
const LOOK_FOR_LOST_MS = 60_000;
/** The interval of searching for jobs of killed processes, which are free again after two of them. */
const LOOK_FOR_DEAD_MS = 3_000;

/** Runs jobs in this process, JOB_CONCURRENCY at once. `migrate` has made their tables. */
export async function startJobs({
  deps,
  databaseUrl,
}: {
  deps: Deps;
  databaseUrl: string;
}): Promise<RunningJobs> {
  const { config, log } = deps;
  // Separate connections: jobs never wait for requests, nor requests for jobs.
  const pool = new JobsPool({
    connectionString: databaseUrl,
    max: config.JOB_CONCURRENCY + 2,
    application_name: 'dolphin-world-jobs',
    ...KEEP_ALIVE,
  });
  let closing = false;
  // The pool reports its end before its last connections have ended: Postgres may be stopped first.
  const onBroken = (error: unknown) => {
    if (!closing) log.error({ err: error }, 'a connection of the jobs broke');
  };
  pool.on('error', onBroken).on('connect', (client) => client.on('error', onBroken));
  const presence = new ProcessLock(databaseUrl, log);
  const closeConnections = async () => {
    await presence.close();
    await pool.end();
  };
  let runner: Runner | undefined;
  /** Workers and pools; their locks are released when they end. */
  const events: WorkerEvents = new EventEmitter();
  const holders = new Set<string>();
  const hold = (holder: string) => {
    holders.add(holder);
    presence.hold(holder);
  };
  events.on('pool:create', ({ workerPool }) => hold(workerPool.id));
  events.on('worker:create', ({ worker }) => hold(worker.workerId));
  const underWay = new Set<string>();
  events.on('job:start', ({ job }) => underWay.add(job.id));
  events.on('job:complete', ({ job }) => underWay.delete(job.id));
  measureJobs(events);
  const start = async () => {
    const made = await run({
      pgPool: pool,
      taskList: taskList(deps),
      parsedCronItems: parseCronItems(CRON),
      concurrency: config.JOB_CONCURRENCY,
      pollInterval: POLL_MS,
      // Signals are handled by the composition root.
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: config.SHUTDOWN_SECONDS * 1000,
      logger: jobLogger(log),
      events,
    });
    runner = made;
    void made.promise
      .catch((error: unknown) => log.error({ err: error }, 'the workers of the jobs ended'))
      .then(restart);
  };
  const restart = async () => {
    while (!closing) {
      log.warn('no jobs are done until their workers have started again');
      await sleep(RESTART_MS, undefined, { ref: false });
      if (closing) return;
      try {
        await pool.query('select graphile_worker.force_unlock_workers($1)', [[...holders]]);
        holders.clear();
        return await start();
      } catch (error) {
        log.error({ err: error }, 'the workers of the jobs could not start');
      }
    }
  };
  /** Starting the workers again releases their jobs; graphile-worker itself would wait for four hours. */
  const freeLost = async () => {
    if (closing || !(await hasLostClaims(pool, { holders, underWay }))) return;
    log.warn('a job was claimed and never begun: the workers start again');
    await runner?.stop();
  };
  const look = setInterval(() => {
    freeLost().catch((error: unknown) => log.warn({ err: error }, 'lost claims could not be looked for'));
  }, LOOK_FOR_LOST_MS);
  look.unref();
  /** Holders that had no process at the last look; one that has none twice is dead. */
  let suspects = new Set<string>();
  const freeOfDead = async () => {
    const found = await holdersWithoutProcess(pool);
    const dead = found.filter((holder) => suspects.has(holder) && !holders.has(holder));
    suspects = new Set(found);
    if (dead.length === 0) return;
    log.warn({ holders: dead.length }, 'jobs of a killed process are given to others');
    await pool.query('select graphile_worker.force_unlock_workers($1)', [dead]);
  };
  const lookForDead = setInterval(() => {
    if (closing) return;
    freeOfDead().catch((error: unknown) =>
      log.warn({ err: error }, 'dead processes could not be looked for'),
    );
  }, LOOK_FOR_DEAD_MS);
  lookForDead.unref();
  try {
    await presence.take();
    await start();
    return {
      close: async () => {
        closing = true;
        clearInterval(look);
        clearInterval(lookForDead);
        await runner
          ?.stop()
          .catch((error: unknown) => log.error({ err: error }, 'jobs did not stop in order'));
        await closeConnections();
      },
    };
  } catch (error) {
    clearInterval(look);
    clearInterval(lookForDead);
    await closeConnections();
    throw error;
  }
}

function measureJobs(events: WorkerEvents): void {
  const startedAt = new Map<string, number>();
  events.on('job:start', ({ job }) => startedAt.set(job.id, performance.now()));
  events.on('job:complete', ({ job, error }) => {
    const task = job.task_identifier;
    const now = performance.now();
    countMetric('dolphin_jobs_total', { task, outcome: error ? 'failed' : 'ok' });
    observeMetric('dolphin_job_seconds', { task }, now - (startedAt.get(job.id) ?? now));
    startedAt.delete(job.id);
  });
}

/** The lock of jobs of this process, and the ids of its running ones. */
interface Claims {
  readonly holders: ReadonlySet<string>;
  readonly underWay: ReadonlySet<string>;
}

/**
 * Whether a job is locked by this process without running: the connection broke after Postgres had locked it and before
 * it answered. The end of a job may take minutes to be stored.
 */
export async function hasLostClaims(pool: Pool, { holders, underWay }: Claims): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs
     where locked_by = any($1) and locked_at < now() - interval '5 minutes' and not id = any($2::bigint[])
     limit 1`,
    [[...holders], [...underWay]],
  );
  return rowCount === 1;
}

function jobLogger(log: Deps['log']): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new Logger((scope) => (level, message, meta) => {
    const { error } = meta;
    const { taskIdentifier, jobId } = scope as { taskIdentifier?: string; jobId?: string };
    log[levels[level]]({ task: taskIdentifier, jobId, ...(error !== undefined && { err: error }) }, message);
  });
}
