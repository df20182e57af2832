import { Logger, parseCronItems, run } from 'graphile-worker';
import { Client, Pool } from 'pg';
import type { Deps } from '#server/domain/deps.ts';
import { CRON, taskList } from './tasks.ts';

export interface RunningJobs {
  /** Takes no more jobs; waits for those under way. One that does not end in time is released to the next process. */
  close(): Promise<void>;
}

/**
 * New jobs are announced by Postgres. Retries, what was added for later and the next job of a queue, which is still
 * locked when its predecessor's worker looks for more, are looked for this often.
 */
const POLL_MS = 1000;
/** Id of an advisory lock used by nothing else. */
const PROCESSES_LOCK = 4_217_004;

/** Does jobs in this process, as many at once as JOB_CONCURRENCY says. Their tables are there since `migrate`. */
export async function startJobs({
  deps,
  databaseUrl,
}: {
  deps: Deps;
  databaseUrl: string;
}): Promise<RunningJobs> {
  const { config, log } = deps;
  // Connections of their own: jobs never wait for requests, nor requests for jobs.
  const pool = new Pool({
    connectionString: databaseUrl,
    max: config.JOB_CONCURRENCY + 2,
    application_name: 'dolphin-world-jobs',
  });
  const onBroken = (error: unknown) => log.error({ err: error }, 'a connection of the jobs broke');
  pool.on('error', onBroken).on('connect', (client) => client.on('error', onBroken));
  const presence = await releaseJobsOfDeadProcesses(databaseUrl, log);
  const closeConnections = async () => {
    await presence.end();
    await pool.end();
  };
  try {
    const runner = await run({
      pgPool: pool,
      taskList: taskList(deps),
      parsedCronItems: parseCronItems(CRON),
      concurrency: config.JOB_CONCURRENCY,
      pollInterval: POLL_MS,
      // Signals are the composition root's business.
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: config.SHUTDOWN_SECONDS * 1000,
      logger: jobLogger(log),
    });
    runner.promise.catch((error: unknown) => log.fatal({ err: error }, 'no more jobs are done'));
    return {
      close: async () => {
        await runner
          .stop()
          .catch((error: unknown) => log.error({ err: error }, 'jobs did not stop in order'));
        await closeConnections();
      },
    };
  } catch (error) {
    await closeConnections();
    throw error;
  }
}

/**
 * A killed process leaves its jobs locked, for hours as far as graphile-worker knows. Every process holds a shared lock
 * while it lives; where none is held, nobody does the jobs that are locked.
 */
async function releaseJobsOfDeadProcesses(databaseUrl: string, log: Deps['log']): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'dolphin-world-jobs' });
  client.on('error', (error) => log.error({ err: error }, 'the lock of this process is lost'));
  await client.connect();
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    PROCESSES_LOCK,
  ]);
  if (rows[0]?.alone) {
    await client.query(`
      select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
      from graphile_worker.jobs where locked_by is not null
      having count(*) > 0`);
  }
  await client.query('select pg_advisory_lock_shared($1)', [PROCESSES_LOCK]);
  if (rows[0]?.alone) await client.query('select pg_advisory_unlock($1)', [PROCESSES_LOCK]);
  return client;
}

function jobLogger(log: Deps['log']): Logger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new Logger((scope) => (level, message, meta) => {
    const { error } = meta;
    const { taskIdentifier, jobId } = scope as { taskIdentifier?: string; jobId?: string };
    log[levels[level]]({ task: taskIdentifier, jobId, ...(error !== undefined && { err: error }) }, message);
  });
}
