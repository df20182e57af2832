import { and, eq, isNull } from 'drizzle-orm';
import { contestEntries, contests } from '#server/db/tables/battle/scoreboard.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { lockContest, stateOf } from './contests.ts';

/**
 * Ends a contest whose time is over once the judge has answered everything: the board is revealed and places are
 * rewarded, in one transaction and once. It may be called at any time and leaves other contests alone. Returns whether
 * it is settled now.
 */
export async function settleContest(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  { contestId }: { readonly contestId: number },
): Promise<boolean> {
  return transaction(deps, async (tx) => {
    const [exists] = await tx.select({ id: contests.id }).from(contests).where(eq(contests.id, contestId));
    if (!exists) return false;
    const contest = await lockContest(tx, contestId, 'update');
    const now = deps.clock.now();
    if (stateOf(contest, now) !== 'JUDGING') return contest.settledAt !== null;
    const waiting = await tx.$count(
      contestEntries,
      and(eq(contestEntries.contestId, contestId), isNull(contestEntries.verdict)),
    );
    if (waiting > 0) return false;
    await tx.update(contests).set({ settledAt: now }).where(eq(contests.id, contestId));
    await addJob(tx, 'contests.compare', { contestId });
    await emit(tx, { type: 'contest.settled', userId: 0, contestId });
    await emit(tx, { type: 'contest.changed', userId: 0, contestId });
    return true;
  });
}
