import { and, eq } from 'drizzle-orm';
import { contestEntries } from '#server/db/tables/battle/scoreboard.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { addJob } from '#server/domain/jobs.ts';
import { saveHeldStars } from '#server/domain/learning/submissions/saveHeldStars.ts';
import { emit } from '#server/domain/transaction.ts';

/**
 * The journal takes every verdict, including those of a rejudge after the end. The last one ends a contest that is
 * over, and its end gives the withheld stars.
 */
export const recordVerdicts: TransactionListeners = {
  'submission.judged': async (tx, { userId, submissionId, verdict, correct, total, fraction, path }) => {
    const [entry] = await tx
      .update(contestEntries)
      .set({ verdict, correct, total, fraction, path })
      .where(eq(contestEntries.submissionId, submissionId))
      .returning({
        contestId: contestEntries.contestId,
        competitionContentId: contestEntries.competitionContentId,
      });
    if (!entry) return;
    const { contestId, competitionContentId } = entry;
    await emit(tx, { type: 'contest.entry', userId, contestId, competitionContentId });
    if (verdict === 'AC') await emit(tx, { type: 'contest.solved', userId, contestId });
    await addJob(tx, 'contests.settle', { contestId });
  },
  'contest.settled': async (tx, { contestId }) => {
    const accepted = await tx
      .select({ submissionId: contestEntries.submissionId })
      .from(contestEntries)
      .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.verdict, 'AC')));
    await saveHeldStars(
      tx,
      accepted.map(({ submissionId }) => submissionId),
    );
  },
};
