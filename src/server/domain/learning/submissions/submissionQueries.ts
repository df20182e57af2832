import { and, desc, eq } from 'drizzle-orm';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { AppError } from '#server/platform/appError.ts';
import { loadProblem, type ProblemAddress } from '#server/domain/learning/problems/findProblem.ts';
import { loadProblemProgress } from '#server/domain/learning/progress/loadProgress.ts';
import { waitingState } from './judgeJobs.ts';
import { submissionReply, submissionSummary } from './submissionReply.ts';

const LISTED = 20;

/** A learner who begins a problem again sees the former code again once it is solved again. */
const isToSee = (
  { resetVersion }: { readonly resetVersion: number },
  progress: { readonly success: boolean; readonly resetVersion: number },
): boolean => progress.success || resetVersion >= progress.resetVersion;

/** One submission of the caller; another's answers like one that does not exist. Throws HAVE_TO_RESET_SUCCESS. */
export async function getSubmission(query: ProblemAddress & { submissionId: number }) {
  const { deps, channelId, userId, problemId, submissionId } = query;
  const [row] = await deps.db
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.id, submissionId),
        eq(submissions.userId, userId),
        eq(submissions.problemId, problemId),
      ),
    );
  if (!row) {
    throw new AppError('RESOURCE_NOT_FOUND', {
      log: `no submission ${submissionId} of user ${userId} to problem ${problemId}`,
    });
  }
  const [loaded, progress] = await Promise.all([
    loadProblem({ db: deps.db, problemId, channelId }),
    loadProblemProgress({ db: deps.db, userId, problemId }),
  ]);
  if (!isToSee(row, progress))
    throw new AppError('HAVE_TO_RESET_SUCCESS', {
      log: `submission ${submissionId} is of before reset ${progress.resetVersion} of problem ${problemId}`,
    });
  const waiting = row.verdict === null ? await waitingState(deps.db, row.id) : undefined;
  return submissionReply({ row, loaded, questChange: null, waiting });
}

/** The caller's latest submissions to a problem, newest first. */
export async function listSubmissions(query: ProblemAddress) {
  const { deps, channelId, userId, problemId } = query;
  const [loaded, progress] = await Promise.all([
    loadProblem({ db: deps.db, problemId, channelId }),
    loadProblemProgress({ db: deps.db, userId, problemId }),
  ]);
  const rows = await deps.db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.problemId, problemId)))
    .orderBy(desc(submissions.id))
    .limit(LISTED);
  return rows.filter((row) => isToSee(row, progress)).map((row) => submissionSummary(row, loaded));
}
