import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { problemProgress } from '#server/db/tables/learning/progress.ts';

/** The number of some users who have solved each of some problems; a problem that none has solved is left out. */
export async function countSolvers(query: {
  readonly db: Database | Transaction;
  readonly userIds: readonly number[];
  readonly problemIds: readonly number[];
}): Promise<ReadonlyMap<number, number>> {
  const { db, userIds, problemIds } = query;
  if (userIds.length === 0 || problemIds.length === 0) return new Map();
  const rows = await db
    .select({ problemId: problemProgress.problemId, solvers: count() })
    .from(problemProgress)
    .where(
      and(
        inArray(problemProgress.userId, [...userIds]),
        inArray(problemProgress.problemId, [...problemIds]),
        eq(problemProgress.success, true),
      ),
    )
    .groupBy(problemProgress.problemId);
  return new Map(rows.map(({ problemId, solvers }) => [problemId, solvers]));
}
