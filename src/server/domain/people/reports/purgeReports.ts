import { lt } from 'drizzle-orm';
import { userReports } from '#server/db/tables/people/reports.ts';
import type { Deps } from '#server/domain/deps.ts';

/** An answered report holds words of children; for this time it can be asked why it was answered so. */
const REPORT_DAYS = 365;
const DAY_MS = 24 * 60 * 60_000;

/** Removes reports that were answered long ago; open ones stay without a limit. */
export async function purgeReports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock.now().getTime() - REPORT_DAYS * DAY_MS);
  await db.delete(userReports).where(lt(userReports.resolvedAt, oldest));
}
