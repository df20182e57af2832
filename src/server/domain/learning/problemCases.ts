import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { problemCases, problems } from '#server/db/tables/learning.ts';
import type { JudgeCase, JudgeLimits } from '#server/judge/judge.ts';
import { AppError } from '#server/platform/appError.ts';

export type Problem = typeof problems.$inferSelect;

export interface StoredCase extends JudgeCase {
  caseNumber: number;
  hidden: boolean;
}

export interface ProblemWithCases {
  readonly problem: Problem;
  /** In order, hidden ones included: for the judge, never for a reply. */
  readonly cases: readonly StoredCase[];
}

/** A problem of the channel with every case of it, in one statement. Throws PROBLEM_NOT_FOUND. */
export async function loadProblem(query: {
  db: Pick<Database, 'select'>;
  problemId: number;
  channelId?: number;
}): Promise<ProblemWithCases> {
  const { db, problemId, channelId } = query;
  const rows = await db
    .select({ problem: problems, case: problemCases })
    .from(problems)
    .leftJoin(problemCases, eq(problemCases.problemId, problems.id))
    .where(
      sql`${problems.id} = ${problemId}${channelId === undefined ? sql`` : sql` and ${problems.channelId} = ${channelId}`}`,
    )
    .orderBy(asc(problemCases.caseNumber));
  const problem = rows[0]?.problem;
  if (!problem)
    throw new AppError('PROBLEM_NOT_FOUND', {
      log: `no problem ${problemId} in channel ${channelId ?? 'any'}`,
    });
  return { problem, cases: rows.flatMap((row) => (row.case ? [row.case] : [])) };
}

/** What one case of the problem may use. */
export const limitsOf = (problem: Problem): JudgeLimits => ({
  timeMs: problem.timeLimitMs,
  memoryBytes: problem.memoryLimitBytes,
  outputBytes: problem.outputLimitBytes,
});
