import { eq } from 'drizzle-orm';
import { TITLES } from '#shared/content/titles.ts';
import type { TitleList } from '#shared/contract/world/titles.ts';
import { userTitles } from '#server/db/tables/world/titles.ts';
import type { Deps } from '#server/domain/deps.ts';
import { transaction } from '#server/domain/transaction.ts';
import { giveTitles } from './earnTitles.ts';
import { loadMetrics } from './loadMetrics.ts';
import { descriptionOf, earnedBy } from './titleAchievements.ts';
import { wornTitleOf } from './wornTitle.ts';

/** Every title with the time at which it was earned. Achievements from before there were titles count from here on. */
export async function listTitles({
  deps,
  userId,
}: {
  readonly deps: Pick<Deps, 'db' | 'events' | 'clock' | 'progress'>;
  readonly userId: number;
}): Promise<TitleList> {
  const { db } = deps;
  const [earned, metrics, wornTitleId] = await Promise.all([
    earnedTitles({ deps, userId }),
    loadMetrics({ db, progress: deps.progress, userId }),
    wornTitleOf({ db, userId }),
  ]);
  const now = deps.clock.now();
  const titleIds = earnedBy(metrics).filter((titleId) => !earned.has(titleId));
  const given =
    titleIds.length === 0 ? [] : await transaction(deps, (tx) => giveTitles({ tx, userId, now, titleIds }));
  const dates = new Map([...earned, ...given.map((titleId) => [titleId, now] as const)]);
  return {
    titleList: TITLES.map(({ id, name }) => ({
      titleId: id,
      name,
      description: descriptionOf(id),
      earnedAt: dates.get(id)?.toISOString() ?? null,
    })),
    wornTitleId,
  };
}

async function earnedTitles({
  deps: { db },
  userId,
}: {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
}): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .select({ titleId: userTitles.titleId, earnedAt: userTitles.earnedAt })
    .from(userTitles)
    .where(eq(userTitles.userId, userId));
  return new Map(rows.map(({ titleId, earnedAt }) => [titleId, earnedAt]));
}
