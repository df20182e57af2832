import { and, eq } from 'drizzle-orm';
import { battleRooms } from '#server/db/tables/battle/battles.ts';
import { lockContest, stateOf } from '#server/domain/battle/scoreboard/contests.ts';
import { controlContest } from '#server/domain/battle/scoreboard/controlContest.ts';
import { loadBoard } from '#server/domain/battle/scoreboard/loadBoard.ts';
import { settleContest } from '#server/domain/battle/scoreboard/settleContest.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { addJob } from '#server/domain/jobs.ts';
import { transaction } from '#server/domain/transaction.ts';
import { membersIn } from './rooms.ts';

/** A job checks it: the transaction of a verdict may hold a wallet, which the end of a race locks later. */
export const endSolvedLater: TransactionListeners = {
  'contest.solved': (tx, { contestId }) => addJob(tx, 'battles.endSolved', { contestId }),
};

/**
 * Ends a race early once every remaining side has solved everything. Pending verdicts are waited for as at any end.
 * Several calls may run at once, because two verdicts came close to each other: one of them ends the race, and each
 * settles a race that is over.
 */
export async function endSolved(
  deps: Pick<Deps, 'db' | 'events' | 'clock'>,
  { contestId }: { readonly contestId: number },
): Promise<void> {
  const isOver = await transaction(deps, async (tx) => {
    const [room] = await tx
      .select({ id: battleRooms.id })
      .from(battleRooms)
      .where(and(eq(battleRooms.contestId, contestId), eq(battleRooms.state, 'RUNNING')));
    if (!room) return false;
    const contest = await lockContest(tx, contestId, 'update');
    const now = deps.clock.now();
    const state = stateOf(contest, now);
    if (state !== 'RUNNING') return state === 'JUDGING';
    const board = await loadBoard({ db: tx, contestId, viewer: 'staff', now });
    const here = new Set((await membersIn(tx, room.id)).map(({ userId }) => userId));
    const sides = board.rankList.filter(({ userIdList }) => userIdList.some((userId) => here.has(userId)));
    const isSolved = sides.every(({ successCount }) => successCount === board.contentList.length);
    if (sides.length === 0 || !isSolved) return false;
    // The time at which it was found running: nothing changes while its row is locked.
    await controlContest(tx, {
      contestId,
      actorId: 0,
      clock: { now: () => now },
      command: { action: 'END' },
    });
    return true;
  });
  if (isOver) await settleContest(deps, { contestId });
}
