import { count, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/connect.ts';
import { contentChecks, problemProgress } from '#server/db/tables/learning/progress.ts';

/**
 * The number of some users who have, since a moment, finished each content that is read or handed in (by
 * `contentOnLessonId`), and solved each problem (by its id).
 */
export async function recentWork({
  db,
  userIds,
  since,
}: {
  readonly db: Database;
  readonly userIds: readonly number[];
  readonly since: Date;
}): Promise<{ checks: ReadonlyMap<number, number>; solved: ReadonlyMap<number, number> }> {
  const isTheirs = (user: AnyPgColumn, at: AnyPgColumn): SQL =>
    sql`${user} = any(${`{${userIds.join()}}`}::int[]) and ${at} >= ${since}`;
  const [checks, solved] = await Promise.all([
    db
      .select({ id: contentChecks.contentOnLessonId, users: count() })
      .from(contentChecks)
      .where(isTheirs(contentChecks.userId, contentChecks.checkedAt))
      .groupBy(contentChecks.contentOnLessonId),
    db
      .select({ id: problemProgress.problemId, users: count() })
      .from(problemProgress)
      .where(isTheirs(problemProgress.userId, problemProgress.firstSuccessAt))
      .groupBy(problemProgress.problemId),
  ]);
  return { checks: byId(checks), solved: byId(solved) };
}

const byId = (rows: readonly { readonly id: number; readonly users: number }[]) =>
  new Map(rows.map(({ id, users }) => [id, users]));
