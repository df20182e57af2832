import { eq } from 'drizzle-orm';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import type { JudgeResult } from '#server/judge/judge.ts';
import type { Deps } from '#server/domain/deps.ts';
import { loadProblem, type ProblemWithCases } from '#server/domain/learning/problems/findProblem.ts';
import { judgingOf } from '#server/domain/learning/problems/judgingOf.ts';
import { releaseJudgeJob, type ClaimedJob } from './judgeJobs.ts';
import { ProgressReporter } from './ProgressReporter.ts';
import { storeVerdict, type SubmissionRow } from './storeVerdict.ts';

/** The waits before the retries of a judgement that ended as SYSTEM; after the last it stays SYSTEM. */
const RETRY_AFTER_MS = [1_000, 4_000, 15_000, 60_000];
/** A full queue is no fault of the submission. */
const BUSY_AFTER_MS = 1_000;

interface JudgeRequest {
  readonly deps: Deps;
  readonly job: ClaimedJob;
  /** Fires when the process stops: then another one judges it. */
  readonly signal: AbortSignal;
  /** Called with true when it waits for another turn of the judge, and with false when it continues. */
  readonly onPause?: (isPaused: boolean) => void;
}

/** Judges a claimed submission and stores its verdict, or gives it back for later. */
export async function judgeSubmission(request: JudgeRequest): Promise<void> {
  const { deps, job } = request;
  const { db, verdicts } = deps;
  const [row] = await db.select().from(submissions).where(eq(submissions.id, job.submissionId));
  // It is gone with its account, and so is the job.
  if (!row) return;
  const loaded = await loadProblem({ db, problemId: row.problemId });
  const result = await judgeRow({ ...request, row, loaded });
  if (result === 'stopped') return releaseJudgeJob(db, { job, afterMs: 0, failed: false });
  if (result === 'busy') return releaseJudgeJob(db, { job, afterMs: BUSY_AFTER_MS, failed: false });
  const isBroken = result === 'unjudgeable' || result.checkerFault !== undefined;
  const retryAfterMs = RETRY_AFTER_MS[job.attempts];
  if (!isBroken && result.verdict === 'SYSTEM' && retryAfterMs !== undefined)
    return releaseJudgeJob(db, { job, afterMs: retryAfterMs, failed: true });
  const stored = await storeVerdict({
    deps,
    job,
    row,
    loaded,
    result: result === 'unjudgeable' ? { verdict: 'SYSTEM', cases: [] } : result,
  });
  if (stored) verdicts.tell(row.id, { questChange: stored.questChange });
}

/** `unjudgeable` when the problem itself is at fault, which the log names. */
async function judgeRow({
  deps,
  job,
  signal,
  onPause,
  row,
  loaded,
}: JudgeRequest & { row: SubmissionRow; loaded: ProblemWithCases }): Promise<
  JudgeResult | 'stopped' | 'busy' | 'unjudgeable'
> {
  const reporter = new ProgressReporter({ deps, job, loaded });
  const { userId, language, source, problemId } = row;
  const priority = job.priority === 'practice' ? 'lesson' : job.priority;
  try {
    const result = await deps.judge.judge(
      { userId, language, source, cases: loaded.cases, priority, ...judgingOf(loaded) },
      { signal, onCase: (one) => reporter.add(one), ...(onPause && { onPause }) },
    );
    if (result.checkerFault !== undefined)
      deps.log.error({ problemId, fault: result.checkerFault }, 'the checker of a problem is at fault');
    return result;
  } catch (error) {
    if (signal.aborted) return 'stopped';
    if (error instanceof JudgeBusyError) return 'busy';
    deps.log.error({ err: error, problemId, submissionId: row.id }, 'a submission cannot be judged');
    return 'unjudgeable';
  } finally {
    reporter.close();
  }
}
