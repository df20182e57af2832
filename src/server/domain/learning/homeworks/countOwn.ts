import type { Deps } from '#server/domain/deps.ts';
import { reachOf } from './homeworkReach.ts';
import { lastWorks, listBegun } from './homeworkRows.ts';

/** The days that a report covers. */
const MOST_COUNTED = 200;

/**
 * The amount of homework of a pupil in a channel and its results; homework from before the pupil came counts if handed
 * in.
 */
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
