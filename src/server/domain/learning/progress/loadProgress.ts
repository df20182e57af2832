import { and, eq, inArray, sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { contentChecks, problemProgress, videoWatches } from '#server/db/tables/learning/progress.ts';

export interface Progress {
  /** Problems among those asked for that were ever solved. */
  readonly solved: ReadonlySet<number>;
  /** Contents (`contentOnLessonId`) among those asked for that were read to the end. */
  readonly read: ReadonlySet<number>;
}

/** The solved problems and read contents of the user among those asked for. At most one statement. */
export async function loadProgress(query: {
  db: Database | Transaction;
  userId: number;
  problemIds: readonly number[];
  contentIds: readonly number[];
}): Promise<Progress> {
  const { db, userId, problemIds, contentIds } = query;
  if (problemIds.length + contentIds.length === 0) return { solved: new Set(), read: new Set() };
  const rows = await unionAll(
    db
      .select({ kind: sql<'solved' | 'read'>`'solved'`, id: problemProgress.problemId })
      .from(problemProgress)
      .where(
        and(
          eq(problemProgress.userId, userId),
          eq(problemProgress.success, true),
          inArray(problemProgress.problemId, [...problemIds]),
        ),
      ),
    db
      .select({ kind: sql<'solved' | 'read'>`'read'`, id: contentChecks.contentOnLessonId })
      .from(contentChecks)
      .where(
        and(eq(contentChecks.userId, userId), inArray(contentChecks.contentOnLessonId, [...contentIds])),
      ),
  );
  const idsOf = (kind: 'solved' | 'read') =>
    new Set(rows.flatMap((row) => (row.kind === kind ? row.id : [])));
  return { solved: idsOf('solved'), read: idsOf('read') };
}

/**
 * SQL condition over contents of lessons: the user has read the content, solved the problem or watched the video it
 * shows.
 */
export function isChecked(
  userId: number | Placeholder,
  content: { readonly id: AnyColumn; readonly contentType: AnyColumn; readonly contentId: AnyColumn },
): SQL<boolean> {
  return sql<boolean>`(
    exists (
      select from ${contentChecks}
      where ${contentChecks.userId} = ${userId} and ${contentChecks.contentOnLessonId} = ${content.id}
    ) or ${content.contentType} = 'PROBLEM' and exists (
      select from ${problemProgress}
      where ${problemProgress.userId} = ${userId} and ${problemProgress.problemId} = ${content.contentId}
        and ${problemProgress.success}
    ) or ${content.contentType} = 'VIDEO' and exists (
      select from ${videoWatches}
      where ${videoWatches.userId} = ${userId} and ${videoWatches.videoId} = ${content.contentId}
        and ${videoWatches.completedAt} is not null
    ))`;
}

const progressOnProblem = prepared((db) =>
  db
    .select({
      success: problemProgress.success,
      submissionCount: problemProgress.submissionCount,
      resetVersion: problemProgress.resetVersion,
    })
    .from(problemProgress)
    .where(
      and(
        eq(problemProgress.userId, sql.placeholder('userId')),
        eq(problemProgress.problemId, sql.placeholder('problemId')),
      ),
    )
    .prepare('progress_on_problem'),
);

/** The user's state at a problem, with or without a try. */
export async function loadProblemProgress({
  db,
  ...ids
}: {
  db: Database;
  userId: number;
  problemId: number;
}) {
  const [progress] = await progressOnProblem(db).execute(ids);
  return progress ?? { success: false, submissionCount: 0, resetVersion: 0 };
}

/** The problems that a user has ever handed something in for. */
export function listTriedProblems({ db, userId }: { db: Database; userId: number }) {
  return db
    .select({ problemId: problemProgress.problemId, success: problemProgress.success })
    .from(problemProgress)
    .where(eq(problemProgress.userId, userId));
}

/** SQL expression: the number of problems that a user has ever solved. */
export const solvedCount = (userId: number): SQL => sql`(
  select count(*)::int from ${problemProgress} where user_id = ${userId}::int and success)`;
