import { sql } from 'drizzle-orm';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { JOBS_PER_PAGE, type ServiceJob, type ShownJobState } from '#shared/contract/service/jobs.ts';
import type { Deps } from '#server/domain/deps.ts';
import { countJobs } from '#server/domain/jobs.ts';
import { writeServiceLog } from '#server/domain/service/log/writeServiceLog.ts';
import { transaction } from '#server/domain/transaction.ts';

const LONGEST_ERROR = 300;

/** Jobs that run belong to no list. */
const IN_STATE = {
  FAILED: sql`locked_at is null and attempts >= max_attempts`,
  RETRYING: sql`locked_at is null and attempts between 1 and max_attempts - 1`,
  WAITING: sql`locked_at is null and attempts = 0`,
} as const satisfies Record<ShownJobState, unknown>;

interface JobRow extends Record<string, unknown> {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly error: string | null;
  readonly mailTo: string | null;
  readonly createdAt: Date | string;
  readonly runAt: Date | string;
}

/** One page of jobs, the newest first. The payload stays hidden, but for a part of the address of a mail. */
export async function listJobs({
  deps: { db },
  state,
  task,
  page,
}: {
  readonly deps: Deps;
  readonly state: ShownJobState;
  /** All tasks when it is empty. */
  readonly task: string;
  readonly page: number;
}) {
  const wanted = sql`${IN_STATE[state]} and (${task} = '' or t.identifier = ${task})`;
  const jobs = sql`graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`;
  const size = JOBS_PER_PAGE;
  const [counted, { rows }, counts] = await Promise.all([
    db.execute<{ count: number }>(sql`select count(*)::int as count from ${jobs} where ${wanted}`),
    db.execute<JobRow>(sql`
      select j.id::text as id, t.identifier as task, attempts, max_attempts as "maxAttempts",
        last_error as error, case t.identifier when 'mail.send' then j.payload->>'to' end as "mailTo",
        created_at as "createdAt", run_at as "runAt"
      from ${jobs} where ${wanted} order by j.id desc limit ${size} offset ${rowsBefore({ page, first: 1, size })}`),
    countJobs(db),
  ]);
  const totalCount = counted.rows[0]?.count ?? 0;
  const column = ({ FAILED: 'failed', RETRYING: 'retrying', WAITING: 'waiting' } as const)[state];
  return {
    jobList: rows.map(jobView),
    taskList: counts
      .map((one) => ({ task: one.task, count: one[column] }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
    totalCount,
    pageCount: pageCountOf(totalCount, size),
  };
}

/** The first line in words. Faults of a payload are told as JSON, of which the messages are read. */
function shortError(error: string | null): string {
  if (error === null) return '';
  const messages = error.startsWith('[') ? [...error.matchAll(/"message": ("(?:[^"\\]|\\.)*")/gu)] : [];
  if (messages.length > 0) return messages.map(([, text = '""']) => JSON.parse(text) as string).join(' ');
  const line = error.split('\n').find((one) => /\p{L}/u.test(one));
  return line?.trim() ?? '';
}

function jobView({ id, task, attempts, maxAttempts, error, mailTo, createdAt, runAt }: JobRow): ServiceJob {
  return {
    ...{ jobId: id, task, attempts, maxAttempts },
    error: shortError(error).slice(0, LONGEST_ERROR),
    mailTo: mailTo === null ? null : masked(mailTo),
    createdAt: new Date(createdAt).toISOString(),
    runAt: new Date(runAt).toISOString(),
  };
}

/** `so***@example.com`: enough to tell a wrong domain from a right one. */
const masked = (mail: string) => mail.replace(/^(.{0,2})[^@]*/u, '$1***');

interface SomeJobs {
  readonly deps: Deps;
  /** The administrator. */
  readonly actorId: number;
  readonly jobIds: readonly string[];
}

/** Gives jobs all their attempts again, from now on. Answers how many; one that runs or is gone is left out. */
export const retryJobs = (of: SomeJobs): Promise<number> =>
  change(
    of,
    'SERVICE_JOB_RETRY',
    (ids) => sql`graphile_worker.reschedule_jobs(${ids}, run_at => now(), attempts => 0)`,
  );

/** Removes jobs that were given up. Answers how many; others are left out. */
export const removeJobs = (of: SomeJobs): Promise<number> =>
  change(
    of,
    'SERVICE_JOB_REMOVE',
    (ids) => sql`graphile_worker.complete_jobs(array(
      select id from graphile_worker._private_jobs where id = any(${ids}) and ${IN_STATE.FAILED}))`,
  );

function change(
  { deps, actorId, jobIds }: SomeJobs,
  action: 'SERVICE_JOB_RETRY' | 'SERVICE_JOB_REMOVE',
  changed: (ids: ReturnType<typeof sql>) => ReturnType<typeof sql>,
): Promise<number> {
  return transaction(deps, async (tx) => {
    const ids = sql`${`{${jobIds.join(',')}}`}::bigint[]`;
    const { rows } = await tx.execute<{ task: string; count: number }>(sql`
      select t.identifier as task, count(*)::int as count
      from ${changed(ids)} j join graphile_worker._private_tasks t on t.id = j.task_id group by 1`);
    for (const { task, count } of rows)
      await writeServiceLog(tx, { actorId, action, targetUserId: 0, details: { task, count } });
    return rows.reduce((sum, { count }) => sum + count, 0);
  });
}
