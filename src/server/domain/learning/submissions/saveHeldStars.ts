import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { saveStars } from '#server/domain/learning/stages/stageResult.ts';

/**
 * Saves the stars of accepted submissions that were withheld: during a race they would show friends what the board
 * hides. The runs themselves are never shown as ghosts.
 */
export async function saveHeldStars(tx: Transaction, submissionIds: readonly number[]): Promise<void> {
  if (submissionIds.length === 0) return;
  const rows = await tx
    .select()
    .from(submissions)
    .where(and(inArray(submissions.id, [...submissionIds]), isNotNull(submissions.stage)))
    .orderBy(asc(submissions.userId), asc(submissions.problemId), asc(submissions.id));
  for (const { userId, problemId, stage, judgedAt } of rows)
    if (stage && judgedAt) await saveStars({ tx, userId, problemId, stage, solvedAt: judgedAt });
}
