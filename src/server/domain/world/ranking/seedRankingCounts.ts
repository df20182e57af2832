import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { rankingScores } from '#server/db/tables/world/ranking.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { seoulWeek } from '#server/platform/seoulWeek.ts';
import { ALL_TIME } from './countActivity.ts';

interface SeededSubmission {
  readonly userId: number;
  readonly at: Date;
  readonly isFirstSuccess: boolean;
}

/** Counts problems that were handed in earlier, each in its week. Used by the demonstration class. */
export async function seedRankingCounts(
  tx: Transaction,
  submissions: readonly SeededSubmission[],
): Promise<void> {
  const rows = new Map<
    string,
    typeof rankingScores.$inferInsert & { success: number; submittedProblemCount: number }
  >();
  for (const { userId, at, isFirstSuccess } of submissions.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )) {
    for (const period of [ALL_TIME, seoulWeek(at)]) {
      const key = `${userId}:${period}`;
      const row = rows.get(key) ?? { userId, period, success: 0, submittedProblemCount: 0 };
      rows.set(key, row);
      row.submittedProblemCount += 1;
      if (isFirstSuccess) row.success += 1;
      row.movedOn = seoulDay(at);
    }
  }
  if (rows.size === 0) return;
  await tx
    .insert(rankingScores)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [rankingScores.userId, rankingScores.period],
      set: {
        success: sql`${rankingScores.success} + excluded.success`,
        submittedProblemCount: sql`${rankingScores.submittedProblemCount} + excluded.submitted_problem_count`,
      },
    });
}
