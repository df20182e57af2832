import type { Deps } from '#server/domain/deps.ts';
import { reachOf } from './homeworkReach.ts';
import { lastWorks, listBegun } from './homeworkRows.ts';

/** A report looks back so far. */
const MOST_COUNTED = 200;

/** How much homework a pupil was given in a channel, and what became of it; what was over before counts if handed in. */
export async function countOwn(query: {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly userId: number;
  readonly channelId: number;
}): Promise<{ givenCount: number; handedInCount: number; doneCount: number }> {
  const { deps, userId, channelId } = query;
  const { db, clock } = deps;
  const [begun, reach] = await Promise.all([
    listBegun(db, { channelId, now: clock.now(), most: MOST_COUNTED }),
    reachOf(db, { channelId, userIds: [userId] }),
  ]);
  const works = await lastWorks(db, { homeworkIds: begun.map(({ id }) => id), userId });
  const handedIn = new Set(works.map(({ homeworkId }) => homeworkId));
  return {
    givenCount: begun.filter(
      (row) => handedIn.has(row.id) || (reach.isFor(row, userId) && !reach.wasDueBefore(row, userId)),
    ).length,
    handedInCount: handedIn.size,
    doneCount: works.filter(({ state }) => state === 'DONE').length,
  };
}
