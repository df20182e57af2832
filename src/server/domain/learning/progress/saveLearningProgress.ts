import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { QuestChange } from '#shared/contract/world/quests.ts';
import type { Transaction } from '#server/db/connect.ts';
import { contentChecks, problemProgress } from '#server/db/tables/learning/progress.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import type { UserCall } from '#server/domain/call.ts';

/** Records that a document was read, and answers the advanced quests. Reading again changes nothing. */
export async function completeContent(
  query: UserCall & {
    contentOnLessonId: number;
  },
): Promise<QuestChange> {
  const { deps, userId, contentOnLessonId } = query;
  const { questChange } = await transaction(deps, async (tx) => {
    await tx.insert(contentChecks).values({ userId, contentOnLessonId }).onConflictDoNothing();
    return emit(tx, { type: 'content.completed', userId, contentOnLessonId });
  });
  if (!questChange)
    throw new Error('completeContent: no listener answered content.completed with the quests it moved');
  return questChange;
}

/**
 * Counts a judged submission and keeps the time of the first accepted one. Answers the advanced quests of an accepted
 * one.
 */
export async function countSubmission(query: {
  tx: Transaction;
  userId: number;
  problemId: number;
  accepted: boolean;
  countsAsAttempt: boolean;
  judgedAt: Date;
}): Promise<QuestChange | null> {
  const { tx, userId, problemId, accepted, countsAsAttempt } = query;
  await tx
    .insert(problemProgress)
    .values({ userId, problemId, submissionCount: countsAsAttempt ? 1 : 0 })
    .onConflictDoUpdate({
      target: [problemProgress.userId, problemProgress.problemId],
      set: { submissionCount: sql`${problemProgress.submissionCount} + excluded.submission_count` },
    });
  const isFirstSuccess = accepted && (await markSolved(query));
  const answers = accepted ? await emit(tx, { type: 'problem.solved', userId, problemId }) : undefined;
  // This comes last: its lock is also taken by transactions that hold the wallet, which the quests above may need.
  if (countsAsAttempt || isFirstSuccess)
    await emit(tx, { type: 'problem.submitted', userId, problemId, isFirstSuccess });
  return answers?.questChange ?? null;
}

/** Whether the user has solved the problem, in a transaction that may change it. */
export async function isSolved(query: {
  tx: Transaction;
  userId: number;
  problemId: number;
}): Promise<boolean> {
  const { tx, userId, problemId } = query;
  const [row] = await tx
    .select({ success: problemProgress.success })
    .from(problemProgress)
    .where(and(eq(problemProgress.userId, userId), eq(problemProgress.problemId, problemId)))
    .for('update');
  return row?.success ?? false;
}

/**
 * Whether this was the first time: the second of two calls at once waits for the row and finds it solved; after a reset
 * the time of the first is still there.
 */
async function markSolved(solved: {
  tx: Transaction;
  userId: number;
  problemId: number;
  judgedAt: Date;
}): Promise<boolean> {
  const { tx, userId, problemId, judgedAt } = solved;
  const rows = await tx
    .update(problemProgress)
    .set({
      success: true,
      firstSuccessAt: sql`coalesce(${problemProgress.firstSuccessAt}, ${judgedAt.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(problemProgress.userId, userId),
        eq(problemProgress.problemId, problemId),
        eq(problemProgress.success, false),
      ),
    )
    .returning({ firstSuccessAt: problemProgress.firstSuccessAt });
  return rows[0]?.firstSuccessAt?.getTime() === judgedAt.getTime();
}

/** Resets the progress at a problem; answers its new version, or undefined without progress. */
export async function resetProgress(query: {
  tx: Transaction;
  userId: number;
  problemId: number;
}): Promise<number | undefined> {
  const { tx, userId, problemId } = query;
  const [row] = await tx
    .update(problemProgress)
    .set({ success: false, submissionCount: 0, resetVersion: sql`${problemProgress.resetVersion} + 1` })
    .where(
      and(
        eq(problemProgress.userId, userId),
        eq(problemProgress.problemId, problemId),
        or(eq(problemProgress.success, true), gt(problemProgress.submissionCount, 0)),
      ),
    )
    .returning({ resetVersion: problemProgress.resetVersion });
  return row?.resetVersion;
}
