import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { rankingScores } from '#server/db/tables/world/ranking.ts';
import type { TransactionListeners } from '#server/domain/events.ts';

export const ALL_TIME = 'ALL';

/** The week of the transaction in the form of `seoulWeek`: a Monday. */
const thisWeek = sql`to_char(date_trunc('week', now() at time zone 'Asia/Seoul'), 'YYYY-MM-DD')`;

/** The day of the transaction in the form of `seoulDay`. */
const today = sql`to_char(now() at time zone 'Asia/Seoul', 'YYYY-MM-DD')`;

interface Activity {
  readonly userId: number;
  readonly exp?: { readonly gained: number; readonly total: number };
  readonly success?: number;
  readonly submitted?: number;
}

/**
 * Updates both rows of the user in one statement, always in the same order. The score of all time is the total of the
 * wallet, so that experience from before these rows counts, too.
 */
async function addToScores(
  tx: Transaction,
  { userId, exp, success = 0, submitted = 0 }: Activity,
): Promise<void> {
  const row = { userId, success, submittedProblemCount: submitted, movedOn: today };
  await tx
    .insert(rankingScores)
    .values([
      { ...row, period: ALL_TIME, score: exp?.total ?? 0, scoreBefore: exp ? exp.total - exp.gained : 0 },
      { ...row, period: thisWeek, score: exp?.gained ?? 0, scoreBefore: 0 },
    ])
    .onConflictDoUpdate({
      target: [rankingScores.userId, rankingScores.period],
      set: {
        movedOn: sql`excluded.moved_on`,
        scoreBefore: sql`case when ${rankingScores.movedOn} = excluded.moved_on
          then ${rankingScores.scoreBefore} else ${rankingScores.score} end`,
        score: sql`case when excluded.period = ${ALL_TIME}
          then greatest(${rankingScores.score}, excluded.score)
          else ${rankingScores.score} + excluded.score end`,
        success: sql`${rankingScores.success} + excluded.success`,
        submittedProblemCount: sql`${rankingScores.submittedProblemCount} + excluded.submitted_problem_count`,
      },
    });
}

/** The events that count towards the ranking. */
export const countActivity: TransactionListeners = {
  'experience.gained': (tx, { userId, gained, total }) => addToScores(tx, { userId, exp: { gained, total } }),
  'problem.submitted': (tx, { userId, isFirstSuccess }) =>
    addToScores(tx, { userId, success: isFirstSuccess ? 1 : 0, submitted: 1 }),
};
