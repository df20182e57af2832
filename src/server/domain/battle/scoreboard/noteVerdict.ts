import { eq } from 'drizzle-orm';
import { contestEntries } from '#server/db/tables/battle/scoreboard.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { addJob } from '#server/domain/jobs.ts';
import { emit } from '#server/domain/transaction.ts';

/** The journal takes every verdict, those of a rejudge after the end, too. The last one ends a contest that is over. */
export const noteVerdicts: TransactionListeners = {
  'submission.judged': async (tx, { userId, submissionId, verdict, correct, total, fraction }) => {
    const [entry] = await tx
      .update(contestEntries)
      .set({ verdict, correct, total, fraction })
      .where(eq(contestEntries.submissionId, submissionId))
      .returning();
    if (!entry) return;
    const { contestId, competitionContentId } = entry;
    await emit(tx, { type: 'contest.entry', userId, contestId, competitionContentId });
    if (verdict === 'AC') await emit(tx, { type: 'contest.solved', userId, contestId });
    await addJob(tx, 'contests.settle', { contestId });
  },
};
