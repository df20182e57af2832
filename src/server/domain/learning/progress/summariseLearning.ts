import { and, count, eq, gte, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { contentChecks, problemProgress } from '#server/db/tables/learning/progress.ts';

/**
 * The read and solved contents of a user, and the days in Seoul on which they were. A problem that was begun again is
 * not solved now, but was on its day. One statement.
 */
export async function summariseLearning(query: { db: Database; userId: number; since: Date }) {
  const { db, userId, since } = query;
  const { rows } = await db.execute<{ days: number; documents: number; problems: number }>(sql`
    select
      count(distinct (done.at at time zone 'Asia/Seoul')::date)
        filter (where done.at > ${since.toISOString()}::timestamptz)::int as days,
      count(*) filter (where done.kind = 'document')::int as documents,
      count(*) filter (where done.kind = 'problem' and done.holds)::int as problems
    from (
      select 'document' as kind, ${contentChecks.checkedAt} as at, true as holds
      from ${contentChecks} where ${contentChecks.userId} = ${userId}
      union all
      select 'problem', ${problemProgress.firstSuccessAt}, ${problemProgress.success}
      from ${problemProgress} where ${problemProgress.userId} = ${userId}
          and (${problemProgress.success} or ${problemProgress.firstSuccessAt} is not null)
    ) as done`);
  const row = rows[0];
  return {
    activeDayCount: row?.days ?? 0,
    documentCount: row?.documents ?? 0,
    problemCount: row?.problems ?? 0,
  };
}

/** The number of documents that a user read to their end on each day in Seoul (`YYYY-MM-DD`). */
export async function readDocumentDays(query: {
  db: Database;
  userId: number;
  since?: Date;
}): Promise<ReadonlyMap<string, number>> {
  const { db, userId, since } = query;
  const day = sql<string>`to_char(${contentChecks.checkedAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, count: count() })
    .from(contentChecks)
    .where(and(eq(contentChecks.userId, userId), since && gte(contentChecks.checkedAt, since)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.count]));
}

/** The number of documents that the members of a channel read to their end on each day in Seoul since a moment. */
export async function countReadDays(query: {
  db: Database;
  members: SQLWrapper;
  since: Date;
}): Promise<ReadonlyMap<string, number>> {
  const { db, members, since } = query;
  const day = sql<string>`to_char(${contentChecks.checkedAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, count: count() })
    .from(contentChecks)
    .where(and(gte(contentChecks.checkedAt, since), inArray(contentChecks.userId, members)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.count]));
}
