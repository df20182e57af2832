import { getTableColumns } from 'drizzle-orm';
import { VERDICTS } from '#shared/contract/learning/verdicts.ts';
import type { Transaction } from '#server/db/connect.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { seedProgress } from '#server/domain/learning/progress/seedProgress.ts';
import type { VerdictColumns } from './storeVerdict.ts';

export interface SeededSubmission {
  readonly userId: number;
  readonly problemId: number;
  readonly source: string;
  readonly at: Date;
  readonly verdict: VerdictColumns;
}

export type StoredSubmission = Pick<
  typeof submissions.$inferSelect,
  'id' | 'userId' | 'problemId' | 'language' | 'source' | 'verdict' | 'createdAt'
>;

const JUDGED_AFTER_MS = 1500;
const ROWS_AT_ONCE = 1000;

/**
 * Adds judged programs of accounts that have handed in nothing yet, in the order of their times, with the resulting
 * progress; answers them in that order. No notification is sent. Used by the demonstration class.
 */
export async function seedSubmissions(
  tx: Transaction,
  seeded: readonly SeededSubmission[],
): Promise<StoredSubmission[]> {
  const rows = seeded
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ userId, problemId, source, at, verdict }, index) => ({
      userId,
      problemId,
      source,
      ...verdict,
      clientKey: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      language: 'JAVASCRIPT' as const,
      createdAt: at,
      judgedAt: new Date(at.getTime() + JUDGED_AFTER_MS),
    }));
  const stored: StoredSubmission[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const { id, userId, problemId, language, source, verdict, createdAt } = getTableColumns(submissions);
    const some = await tx
      .insert(submissions)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .returning({ id, userId, problemId, language, source, verdict, createdAt });
    stored.push(...some);
  }
  await seedProgress(
    tx,
    rows.map(({ userId, problemId, verdict, judgedAt }) => ({
      userId,
      problemId,
      judgedAt,
      accepted: verdict === 'AC',
      countsAsAttempt: VERDICTS[verdict].countsAsAttempt,
    })),
  );
  return stored;
}
