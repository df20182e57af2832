import { and, desc, eq, sql } from 'drizzle-orm';
import type { Draft } from '#shared/contract/learning/drafts.ts';
import type { Database } from '#server/db/connect.ts';
import { drafts } from '#server/db/tables/learning/drafts.ts';

/** The problems that each of several users has begun to write for. */
export async function draftsOfMembers(query: {
  readonly db: Database;
  readonly userIds: readonly number[];
}): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { db, userIds } = query;
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      userId: drafts.userId,
      problems: sql<string>`string_agg(${drafts.problemId}::text, ',')`,
    })
    .from(drafts)
    .where(sql`${drafts.userId} = any(${`{${userIds.join()}}`}::int[])`)
    .groupBy(drafts.userId);
  return new Map(rows.map(({ userId, problems }) => [userId, new Set(problems.split(',').map(Number))]));
}

/** The newest draft of a user for a problem, in any language. */
export async function latestDraft(query: {
  readonly db: Database;
  readonly userId: number;
  readonly problemId: number;
}): Promise<(Pick<Draft, 'language' | 'source'> & { readonly updatedAt: Date }) | undefined> {
  const { db, userId, problemId } = query;
  const [row] = await db
    .select({ language: drafts.language, source: drafts.source, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.problemId, problemId)))
    .orderBy(desc(drafts.updatedAt))
    .limit(1);
  return row;
}
