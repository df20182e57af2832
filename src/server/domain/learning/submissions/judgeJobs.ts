import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { judgeJobs } from '#server/db/tables/learning/submissions.ts';
import { violatedConstraint } from '#server/db/violatedConstraint.ts';
import { CPU_MS_PER_MINUTE } from '#server/judge/CpuBudget.ts';
import { activeTrace } from '#server/platform/tracing.ts';
import { SHARE_MS } from '#server/judge/JudgeQueue.ts';

/** Postgres channels: a job was added or may be taken again; a submission, by its id, was judged. */
export const JOB_CHANNEL = 'judge_jobs';
export const VERDICT_CHANNEL = 'judge_verdicts';
/** First key of the advisory locks by which processes with a judge find each other. */
export const CLAIM_LOCK = 4_217_005;

type Priority = typeof judgeJobs.$inferSelect.priority;

export interface ClaimedJob {
  readonly id: number;
  readonly submissionId: number;
  readonly userId: number;
  readonly priority: Priority;
  readonly attempts: number;
  readonly requestedBy: number | null;
  /** The trace of the request that submitted it. */
  readonly traceparent: string | null;
  /** The process that judges it. */
  readonly claimedBy: number;
}

/** Waiting jobs of one child; a further submission is refused. */
const MOST_WAITING = 20;

const usedMs = (usage: SQL) =>
  sql`greatest(0, ${usage}.used_ms - extract(epoch from now() - ${usage}.at) * ${CPU_MS_PER_MINUTE}::float8 / 60)`;
/** Lanes from the first to the last: battles, lessons, children over their processor budget, rejudged submissions. */
const laneOf = (job: SQL, usage: SQL) => sql`
  case ${job}.priority when 'battle' then 0 when 'rejudge' then 3
  else case when ${usedMs(usage)} > ${CPU_MS_PER_MINUTE} then 2 else 1 end end`;
/** Users with less recent processor time go first. */
const shareOf = (usage: SQL) => sql`floor(${usedMs(usage)} / ${SHARE_MS})`;
const [J, U, O, OU] = [sql`j`, sql`u`, sql`o`, sql`ou`];

/**
 * One of this many claimed jobs is of a lane that others overtake, so that no lane starves. Lanes are those of
 * `laneOf`.
 */
export function preferredLane(takenBefore: number): number {
  if (takenBefore % 16 === 15) return 3;
  if (takenBefore % 8 === 7) return 2;
  return takenBefore % 4 === 3 ? 1 : 0;
}

/** Adds a judge job that runs once the transaction has committed; false when too many of its child wait already. */
export async function addJudgeJob(
  tx: Transaction,
  { submissionId, userId, priority }: { submissionId: number; userId: number; priority: Priority },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with added as (
      insert into judge_jobs (submission_id, user_id, priority, traceparent, round)
      select ${submissionId}, ${userId}, ${priority}, ${activeTrace()}::text, coalesce(
        (select max(round) + 1 from judge_jobs where user_id = ${userId} and priority = ${priority}),
        (select min(round) from judge_jobs where claimed_by is null), 0)
      where (select count(*) from judge_jobs where user_id = ${userId} and priority <> 'rejudge') < ${MOST_WAITING}
      returning id)
    select pg_notify(${JOB_CHANNEL}, '') from added`);
  return rows.length > 0;
}

/** Queues submissions without a verdict that are not in the queue, as left by an older version. */
export async function addForgottenJobs(db: Database): Promise<void> {
  await db.execute(sql`
    insert into judge_jobs (submission_id, user_id, priority, round)
    select id, user_id, 'lesson', row_number() over (partition by user_id order by id) - 1 from submissions s
    where verdict is null and not exists (select from judge_jobs j where j.submission_id = s.id)
    on conflict do nothing`);
}

/** The next job, claimed for this process; undefined when there is none. */
export async function claimJudgeJob(
  db: Database,
  { claimant, preferred }: { readonly claimant: number; readonly preferred: number },
): Promise<ClaimedJob | undefined> {
  for (;;) {
    try {
      const { rows } = await db.execute(sql`
        update judge_jobs set claimed_by = ${claimant}, cases_done = 0
        where id = (
          select j.id from judge_jobs j left join judge_usage u on u.user_id = j.user_id
          where j.claimed_by is null and j.run_after <= now() and not exists (
            select from judge_jobs o where o.user_id = j.user_id and o.claimed_by is not null)
          order by (${laneOf(J, U)}) <> ${preferred}, ${laneOf(J, U)}, ${shareOf(U)}, j.round, j.id
          limit 1 for update of j skip locked)
        returning id, submission_id as "submissionId", user_id as "userId", priority, attempts,
          requested_by as "requestedBy", traceparent, claimed_by as "claimedBy"`);
      return rows[0] as ClaimedJob | undefined;
    } catch (error) {
      // Another process has claimed one of the same child at the same moment.
      if (violatedConstraint(error) !== 'judge_jobs_one_per_user') throw error;
    }
  }
}

/** Gives a job back, for any process, after a number of milliseconds. */
export async function releaseJudgeJob(
  db: Database,
  { job, afterMs, failed }: { job: ClaimedJob; afterMs: number; failed: boolean },
): Promise<void> {
  await db.execute(sql`
    with released as (
      update judge_jobs set claimed_by = null, cases_done = 0, attempts = attempts + ${failed ? 1 : 0},
        run_after = now() + make_interval(secs => ${afterMs / 1000})
      where id = ${job.id} and claimed_by = ${job.claimedBy} returning id)
    select pg_notify(${JOB_CHANNEL}, '') from released`);
}

/** Whether anything waits or is judged, in two looks at indexes: an idle process asks this each second. */
export async function isQueueUsed(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select exists (select from judge_jobs) or exists (select from judge_runs) as used`,
  );
  return rows[0]?.used === true;
}

/** Releases jobs and runs of processes that are gone: their advisory locks ended with them. */
export async function releaseJobsOfDeadClaimants(db: Database): Promise<void> {
  const isOfDead = sql`claimed_by is not null and claimed_by::bigint not in (
    select objid::bigint from pg_locks where locktype = 'advisory' and classid::bigint = ${CLAIM_LOCK}
      and objsubid = 2 and granted and database = (select oid from pg_database where datname = current_database()))`;
  await db.execute(sql`
    with runs as (update judge_runs set claimed_by = null where result is null and ${isOfDead})
    update judge_jobs set claimed_by = null, cases_done = 0 where ${isOfDead}`);
}

/** Removes the job from the queue and charges its child; false when it is no longer this process's. */
export async function endJudgeJob(tx: Transaction, job: ClaimedJob, cpuMs: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with ended as (
      delete from judge_jobs where id = ${job.id} and claimed_by = ${job.claimedBy}
      returning user_id, submission_id),
    charged as (
      insert into judge_usage as u (user_id, used_ms) select user_id, ${cpuMs} from ended
      on conflict (user_id) do update set used_ms = ${usedMs(U)} + excluded.used_ms, at = now())
    select pg_notify(${VERDICT_CHANNEL}, submission_id || ' ' || ${job.claimedBy}::int) from ended`);
  return rows.length > 0;
}

/** Records the progress of a job and sends a notice to the other processes. */
export async function recordCasesDone(
  db: Database,
  job: ClaimedJob,
  { casesDone, notice }: { casesDone: number; notice?: { readonly channel: string; readonly text: string } },
): Promise<void> {
  const told = notice ? sql`pg_notify(${notice.channel}, ${notice.text})` : sql`null`;
  await db.execute(sql`
    with noted as (
      update judge_jobs set cases_done = ${casesDone} where id = ${job.id} and claimed_by = ${job.claimedBy}
      returning id)
    select ${told} from noted`);
}

interface QueueCount {
  readonly priority: Priority;
  readonly waiting: number;
  readonly judged: number;
  /** Seconds that the oldest waiting one waits; 0 when none waits. */
  readonly oldestSeconds: number;
}

/** The submissions in the queue of all processes, by priority. */
export async function countJudgeJobs(db: Database): Promise<QueueCount[]> {
  const { rows } = await db.execute(sql`
    select priority, count(*) filter (where claimed_by is null)::int as waiting,
      count(claimed_by)::int as judged,
      coalesce(greatest(0, extract(epoch from now() - min(run_after) filter (where claimed_by is null))), 0)::float8
        as "oldestSeconds"
    from judge_jobs group by priority`);
  return rows as unknown as QueueCount[];
}

export interface WaitingState {
  /** 1 is the next; null while it is judged. */
  readonly place: number | null;
  /** Cases that have been judged. */
  readonly done: number;
}

/** The progress of a submission; undefined when it does not wait for the judge. */
export async function waitingState(db: Database, submissionId: number): Promise<WaitingState | undefined> {
  const { rows } = await db.execute(sql`
    select j.cases_done as done, case when j.claimed_by is null then 1 + (
      select count(*)::int from judge_jobs o left join judge_usage ou on ou.user_id = o.user_id
      where o.claimed_by is null
        and (${laneOf(O, OU)}, ${shareOf(OU)}, o.round, o.id) < (${laneOf(J, U)}, ${shareOf(U)}, j.round, j.id)) end as place
    from judge_jobs j left join judge_usage u on u.user_id = j.user_id
    where j.submission_id = ${submissionId}`);
  return rows[0] as WaitingState | undefined;
}
