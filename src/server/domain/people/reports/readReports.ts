import { count, desc, eq, inArray } from 'drizzle-orm';
import { REPORTS_PER_PAGE, type REPORT_STATES } from '#shared/contract/people/moderation.ts';
import { rowsBefore } from '#shared/contract/paging.ts';
import type { Database } from '#server/db/connect.ts';
import { userReports } from '#server/db/tables/people/reports.ts';

/** One page of the reports of all channels in a state, the newest first. Only administrators of the service may read it. */
export async function readReports(
  db: Database,
  { state, page }: { readonly state: (typeof REPORT_STATES)[number]; readonly page: number },
) {
  const wanted = eq(userReports.state, state);
  const [totalCount, rows] = await Promise.all([
    db.$count(userReports, wanted),
    db
      .select()
      .from(userReports)
      .where(wanted)
      .orderBy(desc(userReports.id))
      .limit(REPORTS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: REPORTS_PER_PAGE })),
  ]);
  return { rows, totalCount };
}

/** How many reports there are about each of these users. */
export async function countReportsAbout(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: userReports.reportedUserId, reports: count() })
    .from(userReports)
    .where(inArray(userReports.reportedUserId, [...userIds]))
    .groupBy(userReports.reportedUserId);
  return new Map(rows.map(({ userId, reports }) => [userId, reports]));
}
