import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Draft } from '#shared/contract/learning/drafts.ts';
import type { Database } from '#server/db/connect.ts';
import { drafts } from '#server/db/tables/learning/drafts.ts';

/** Which of some problems each of several users has begun to write for. */
export async function draftsOfMembers(query: {
  readonly db: Database;
  readonly userIds: readonly number[];
  readonly problemIds: readonly number[];
}): Promise<{ userId: number; problemId: number }[]> {
  const { db, userIds, problemIds } = query;
  if (userIds.length * problemIds.length === 0) return [];
  return db
    .select({ userId: drafts.userId, problemId: drafts.problemId })
    .from(drafts)
    .where(and(inArray(drafts.userId, [...userIds]), inArray(drafts.problemId, [...problemIds])));
}

/** What a user wrote for a problem last, in whatever language. */
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
