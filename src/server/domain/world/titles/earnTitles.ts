import type { Transaction } from '#server/db/connect.ts';
import { userTitles } from '#server/db/tables/world/titles.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { emit } from '#server/domain/transaction.ts';
import { QUEST_BOOK } from '#server/domain/world/quests/questBook.ts';
import { loadMetrics, type MetricGroup } from './loadMetrics.ts';
import { earnedBy, type Metrics } from './titleAchievements.ts';

interface Earning {
  readonly tx: Transaction;
  readonly userId: number;
  readonly now: Date;
}

/** Gives titles, each once, and emits an event for each new one. */
export async function giveTitles({
  tx,
  userId,
  now,
  titleIds,
}: Earning & { readonly titleIds: readonly number[] }): Promise<number[]> {
  if (titleIds.length === 0) return [];
  const rows = await tx
    .insert(userTitles)
    .values(titleIds.map((titleId) => ({ userId, titleId, earnedAt: now })))
    .onConflictDoNothing()
    .returning({ titleId: userTitles.titleId });
  for (const { titleId } of rows) await emit(tx, { type: 'title.earned', userId, titleId });
  return rows.map(({ titleId }) => titleId);
}

/** Gives the titles that these metrics earn. */
export async function earnTitles({
  metrics,
  ...earning
}: Earning & { readonly metrics: Metrics }): Promise<void> {
  await giveTitles({ ...earning, titleIds: earnedBy(metrics) });
}

/** Whether a quest gives a certificate, like the last one of each story. */
const endsStory = (questId: number): boolean =>
  QUEST_BOOK.byId(questId)?.rewards.some(({ type }) => type === 'CERTIFICATION') ?? false;

/** The events that earn titles, with their metrics. An achievement without a row is measured by the event itself. */
export function earnTitlesByEvents({
  clock,
  progress,
}: Pick<Deps, 'clock' | 'progress'>): TransactionListeners {
  const earn = (tx: Transaction, userId: number, metrics: Metrics) =>
    earnTitles({ tx, userId, now: clock.now(), metrics });
  const byRows =
    (...groups: readonly MetricGroup[]) =>
    async (tx: Transaction, { userId }: { readonly userId: number }): Promise<void> =>
      earn(tx, userId, await loadMetrics({ db: tx, progress, userId }, groups));
  return {
    'problem.solved': byRows('problems'),
    'quest.completed': async (tx, { userId, questId }) =>
      earn(
        tx,
        userId,
        await loadMetrics(
          { db: tx, progress, userId },
          endsStory(questId) ? ['stories', 'quests'] : ['quests'],
        ),
      ),
    'secret.found': byRows('secrets'),
    'friendship.accepted': byRows('friends'),
    'skill.learned': byRows('skills'),
    'level.changed': (tx, { userId, level }) => earn(tx, userId, { level }),
    'shells.cleared': (tx, { userId }) => earn(tx, userId, { clearedMaps: 1 }),
    'course.run': (tx, { userId }) => earn(tx, userId, { runs: 1 }),
    'collection.grown': (tx, { userId, kind, found }) =>
      earn(tx, userId, kind === 'MAP' ? { maps: found } : { npcs: found }),
  };
}
