import { eq } from 'drizzle-orm';
import { competitions } from '#server/db/tables/battle/competitions.ts';
import { lockContest, stateOf } from '#server/domain/battle/scoreboard/contests.ts';
import { controlContest } from '#server/domain/battle/scoreboard/controlContest.ts';
import { listEnrolled, removeContest } from '#server/domain/battle/scoreboard/openContest.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { emit } from '#server/domain/transaction.ts';

/**
 * Cancels the future competitions of a class that closes and ends the running ones with the places reached. Enrolled
 * users are notified.
 */
export const closedCompetitions: TransactionListeners = {
  'channel.closed': async (tx, { userId: actorId, channelId, at }) => {
    const rows = await tx.select().from(competitions).where(eq(competitions.channelId, channelId));
    for (const { contestId, name } of rows) {
      const contest = await lockContest(tx, contestId, 'update');
      const state = stateOf(contest, at);
      const isToCome = state === 'COUNTDOWN';
      if (!isToCome && state !== 'RUNNING' && state !== 'PAUSED') continue;
      const enrolled = await listEnrolled({ db: tx, contestId });
      const clock = { now: () => at };
      if (isToCome) await removeContest(tx, contestId);
      else await controlContest(tx, { contestId, actorId, clock, command: { action: 'END' } });
      for (const { userId } of enrolled)
        await emit(tx, { type: isToCome ? 'competition.cancelled' : 'competition.endedEarly', userId, name });
    }
  },
};
