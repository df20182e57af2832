import type { Transaction } from '#server/db/connect.ts';
import { contentChecks, problemProgress } from '#server/db/tables/learning/progress.ts';

interface JudgedAttempt {
  readonly userId: number;
  readonly problemId: number;
  readonly accepted: boolean;
  readonly countsAsAttempt: boolean;
  readonly judgedAt: Date;
}

/** What `countSubmission` comes to after all of them, in order. */
export async function seedProgress(tx: Transaction, attempts: readonly JudgedAttempt[]): Promise<void> {
  const rows = new Map<string, typeof problemProgress.$inferInsert & { submissionCount: number }>();
  for (const { userId, problemId, accepted, countsAsAttempt, judgedAt } of attempts) {
    const key = `${userId}:${problemId}`;
    const row = rows.get(key) ?? { userId, problemId, submissionCount: 0, success: false };
    rows.set(key, row);
    if (countsAsAttempt) row.submissionCount += 1;
    if (!accepted) continue;
    row.success = true;
    row.firstSuccessAt ??= judgedAt;
  }
  if (rows.size > 0) await tx.insert(problemProgress).values([...rows.values()]);
}

/** Documents that were read to the end. */
export async function seedChecks(
  tx: Transaction,
  rows: readonly { userId: number; contentOnLessonId: number; checkedAt: Date }[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(contentChecks).values([...rows]);
}
