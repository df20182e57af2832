import { eq, lt, and, ne } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { rankingOptOuts, rankingScores } from '#server/db/tables/world/ranking.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addDays, seoulWeek } from '#server/platform/seoulWeek.ts';
import { ALL_TIME } from './countActivity.ts';

export async function isHidden({ db, userId }: { db: Database; userId: number }): Promise<boolean> {
  const rows = await db
    .select({ userId: rankingOptOuts.userId })
    .from(rankingOptOuts)
    .where(eq(rankingOptOuts.userId, userId));
  return rows.length > 0;
}

/** Activity of hidden users is still counted, so that nothing is lost by hiding for a while. */
export async function saveVisibility(input: {
  deps: Pick<Deps, 'db'>;
  userId: number;
  isHidden: boolean;
}): Promise<void> {
  const { deps, userId } = input;
  if (input.isHidden) await deps.db.insert(rankingOptOuts).values({ userId }).onConflictDoNothing();
  else await deps.db.delete(rankingOptOuts).where(eq(rankingOptOuts.userId, userId));
}

const WEEKS_KEPT = 4;

/** Removes the scores of old weeks; called by a job. */
export async function purgeOldWeeks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = addDays(seoulWeek(clock.now()), -7 * WEEKS_KEPT);
  await db
    .delete(rankingScores)
    .where(and(ne(rankingScores.period, ALL_TIME), lt(rankingScores.period, oldest)));
}
