import { and, count, countDistinct, eq, gte, inArray, isNotNull, sql, type SQLWrapper } from 'drizzle-orm';
import { VERDICT_CODES, type Verdict } from '#shared/contract/learning/verdicts.ts';
import type { Database } from '#server/db/connect.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';

interface OfUser {
  readonly db: Database;
  readonly userId: number;
}

/** The number of submissions of a user on each day in Seoul (`YYYY-MM-DD`). */
export async function readSubmissionDays(
  query: OfUser & { readonly since?: Date },
): Promise<ReadonlyMap<string, number>> {
  const { db, userId, since } = query;
  const day = sql<string>`to_char(${submissions.createdAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, count: count() })
    .from(submissions)
    .where(and(eq(submissions.userId, userId), since && gte(submissions.createdAt, since)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.count]));
}

/** Judged submissions of a user by verdict, in the order of the verdict table; without internal faults. */
export async function countVerdicts({ db, userId }: OfUser): Promise<{ verdict: Verdict; count: number }[]> {
  const rows = await db
    .select({ verdict: submissions.verdict, count: count() })
    .from(submissions)
    .where(and(eq(submissions.userId, userId), isNotNull(submissions.verdict)))
    .groupBy(submissions.verdict);
  return VERDICT_CODES.filter((verdict) => verdict !== 'SYSTEM').flatMap((verdict) => {
    const found = rows.find((row) => row.verdict === verdict);
    return found ? [{ verdict, count: found.count }] : [];
  });
}

export interface SubmissionDay {
  readonly day: string;
  readonly submitterCount: number;
  readonly submissionCount: number;
  readonly passCount: number;
}

/** The submissions of the members of a channel on each day in Seoul since a moment. */
export async function countSubmissionDays(query: {
  readonly db: Database;
  readonly members: SQLWrapper;
  readonly since: Date;
}): Promise<SubmissionDay[]> {
  const { db, members, since } = query;
  return db
    .select({
      day: sql<string>`to_char(${submissions.createdAt} at time zone 'Asia/Seoul', 'YYYY-MM-DD')`,
      submitterCount: countDistinct(submissions.userId),
      submissionCount: count(),
      passCount: sql`count(*) filter (where ${submissions.verdict} = 'AC')`.mapWith(Number),
    })
    .from(submissions)
    .where(and(gte(submissions.createdAt, since), inArray(submissions.userId, members)))
    .groupBy(sql`1`);
}
