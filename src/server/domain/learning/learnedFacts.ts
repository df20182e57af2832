import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Transaction } from '#server/db/connect.ts';
import { contentChecks, problemProgress } from '#server/db/tables/learning.ts';

export interface LearnedFacts {
  /** Problems among those asked for that were ever solved. */
  readonly solved: ReadonlySet<number>;
  /** Contents (`contentOnLessonId`) among those asked for that were read to the end. */
  readonly read: ReadonlySet<number>;
}

interface FactsQuery {
  readonly tx: Transaction;
  readonly userId: number;
  readonly problemIds: readonly number[];
  readonly contentIds: readonly number[];
}

/** What the user has learned already, for whoever starts counting late. At most one statement. */
export async function learnedFacts({
  tx,
  userId,
  problemIds,
  contentIds,
}: FactsQuery): Promise<LearnedFacts> {
  if (problemIds.length + contentIds.length === 0) return { solved: new Set(), read: new Set() };
  const rows = await unionAll(
    tx
      .select({ fact: sql<'solved' | 'read'>`'solved'`, id: problemProgress.problemId })
      .from(problemProgress)
      .where(
        and(
          eq(problemProgress.userId, userId),
          eq(problemProgress.success, true),
          inArray(problemProgress.problemId, [...problemIds]),
        ),
      ),
    tx
      .select({ fact: sql<'solved' | 'read'>`'read'`, id: contentChecks.contentOnLessonId })
      .from(contentChecks)
      .where(
        and(eq(contentChecks.userId, userId), inArray(contentChecks.contentOnLessonId, [...contentIds])),
      ),
  );
  const idsOf = (fact: 'solved' | 'read') =>
    new Set(rows.flatMap((row) => (row.fact === fact ? row.id : [])));
  return { solved: idsOf('solved'), read: idsOf('read') };
}
