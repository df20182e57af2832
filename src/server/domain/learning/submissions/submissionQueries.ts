import { and, desc, eq } from 'drizzle-orm';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { AppError } from '#server/platform/appError.ts';
import { loadProblem, type ProblemAddress } from '#server/domain/learning/problems/findProblem.ts';
import { waitingState } from './judgeJobs.ts';
import { submissionReply, submissionSummary } from './submissionReply.ts';

const LISTED = 20;

/** One submission of the caller; another's answers like one that does not exist. */
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
  const loaded = await loadProblem({ db: deps.db, problemId, channelId });
  const waiting = row.verdict === null ? await waitingState(deps.db, row.id) : undefined;
  return submissionReply({ row, loaded, questChange: null, waiting });
}

/** The caller's latest submissions to a problem, newest first. */
export async function listSubmissions(query: ProblemAddress) {
  const { deps, channelId, userId, problemId } = query;
  const loaded = await loadProblem({ db: deps.db, problemId, channelId });
  const rows = await deps.db
    .select()
    .from(submissions)
    .where(and(eq(submissions.userId, userId), eq(submissions.problemId, problemId)))
    .orderBy(desc(submissions.id))
    .limit(LISTED);
  return rows.map((row) => submissionSummary(row, loaded));
}
