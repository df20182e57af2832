import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { judgeRuns } from '#server/db/tables/learning/submissions.ts';
import type { CaseResult, Judge, JudgeJob, JudgeResult, RunJob } from '#server/judge/judge.ts';

/** Postgres channel: a run was added or may be taken again. */
export const RUN_CHANNEL = 'judge_runs';
/** Runs are removed after this time; the process that asked may have ended. */
const FORGOTTEN_SECONDS = 300;

/** A program for a judge at another process. */
export type JudgeRun =
  | { readonly kind: 'judge'; readonly job: JudgeJob }
  | { readonly kind: 'run'; readonly job: RunJob };

/** The result of a run, or why the judge refused it. */
export type RunEnd =
  | { readonly result: JudgeResult | CaseResult; readonly refusal?: undefined }
  | { readonly refusal: string };

export interface RunState {
  /** Set once it has ended. */
  readonly end: RunEnd | null;
  /** 1 is the next; null while it runs. */
  readonly place: number | null;
}

type ClaimedRun = JudgeRun & { readonly id: number };

export async function addJudgeRun(db: Database, { kind, job }: JudgeRun): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with added as (
      insert into judge_runs (user_id, kind, job) values (${job.userId}, ${kind}, ${JSON.stringify(job)}) returning id)
    select id, pg_notify(${RUN_CHANNEL}, '') from added`);
  return rows[0]?.id ?? 0;
}

/** Undefined when the run is no more: its user is gone. */
export async function runState(db: Database, id: number): Promise<RunState | undefined> {
  const { rows } = await db.execute<{ result: string | null; place: number | null }>(sql`
    select result, case when claimed_by is null then 1 + (
      select count(*)::int from judge_runs o where o.claimed_by is null and o.id < r.id) end as place
    from judge_runs r where id = ${id}`);
  const [row] = rows;
  return row && { end: row.result === null ? null : (JSON.parse(row.result) as RunEnd), place: row.place };
}

export async function removeJudgeRun(db: Database, id: number): Promise<void> {
  await db.delete(judgeRuns).where(eq(judgeRuns.id, id));
}

/** Runs that nobody waits for. */
export async function removeForgottenRuns(db: Database): Promise<void> {
  const earliest = sql`now() - make_interval(secs => ${FORGOTTEN_SECONDS})`;
  await db.delete(judgeRuns).where(lt(judgeRuns.createdAt, earliest));
}

/** The run that waits longest, claimed for this process; undefined when there is none. */
export async function claimJudgeRun(db: Database, claimant: number): Promise<ClaimedRun | undefined> {
  const { rows } = await db.execute<{ id: number; kind: JudgeRun['kind']; job: string }>(sql`
    update judge_runs set claimed_by = ${claimant}
    where id = (select id from judge_runs where claimed_by is null order by id limit 1 for update skip locked)
    returning id, kind, job`);
  const [row] = rows;
  return row && ({ id: row.id, kind: row.kind, job: JSON.parse(row.job) } as ClaimedRun);
}

/** Has a claimed run done by the judge of this process and stores its end. */
export async function doJudgeRun(
  db: Database,
  judge: Judge,
  run: ClaimedRun,
  signal: AbortSignal,
): Promise<void> {
  const end = await endOf(judge, run, signal);
  await db
    .update(judgeRuns)
    .set({ result: JSON.stringify(end) })
    .where(and(eq(judgeRuns.id, run.id), isNull(judgeRuns.result)));
}

async function endOf(judge: Judge, run: JudgeRun, signal: AbortSignal): Promise<RunEnd> {
  try {
    if (run.kind === 'judge') return { result: await judge.judge(run.job, { signal }) };
    return { result: await judge.run(run.job, { signal }) };
  } catch (error) {
    if (signal.aborted) throw error;
    // Another try would fail in the same way; the caller is told to come again.
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}

/** Gives a run back, for any process. */
export async function releaseJudgeRun(db: Database, id: number): Promise<void> {
  await db.execute(sql`
    with released as (
      update judge_runs set claimed_by = null where id = ${id} and result is null returning id)
    select pg_notify(${RUN_CHANNEL}, '') from released`);
}
