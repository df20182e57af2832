import { inArray, max, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { refreshSessions } from '#server/db/tables/people/sessions.ts';

/**
 * The last time at which users had a page of the product open, to the minutes that an access token lives. Users whose
 * last sign-in is older than the stored sign-ins are left out.
 */
export async function lastActive(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      userId: refreshSessions.userId,
      at: max(sql`greatest(${refreshSessions.createdAt}, ${refreshSessions.usedAt})`).mapWith(
        refreshSessions.createdAt,
      ),
    })
    .from(refreshSessions)
    .where(inArray(refreshSessions.userId, [...userIds]))
    .groupBy(refreshSessions.userId);
  return new Map(rows.flatMap(({ userId, at }) => (at === null ? [] : [[userId, at] as const])));
}
