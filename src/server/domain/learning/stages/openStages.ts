import { and, eq, inArray } from 'drizzle-orm';
import { STARS_NEEDED } from '#shared/content/stageRoad.ts';
import { stageStars } from '#server/db/tables/learning/stages.ts';
import type { Deps } from '#server/domain/deps.ts';
import type { StageProblem } from '#server/domain/learning/problems/listStageProblems.ts';

/** Stars by problem; only solved ones are in it. */
export async function starsOf(query: {
  readonly deps: Pick<Deps, 'db'>;
  readonly userId: number;
  readonly problemIds: readonly number[];
}): Promise<ReadonlyMap<number, number>> {
  const { deps, userId, problemIds } = query;
  if (problemIds.length === 0) return new Map();
  const rows = await deps.db
    .select()
    .from(stageStars)
    .where(and(eq(stageStars.userId, userId), inArray(stageStars.problemId, [...problemIds])));
  return new Map(
    rows.map((row) => [row.problemId, 1 + Number(row.fewBlocks) + Number(row.fewSteps)] as const),
  );
}

export const starTotalOf = (stars: ReadonlyMap<number, number>): number =>
  [...stars.values()].reduce((sum, count) => sum + count, 0);

/**
 * The progress of the road: solved stages, and in a theme with enough stars the stage after a solved one. It decides
 * what the map offers and nothing more: a link, a lesson, a quest or a race opens any stage.
 */
export function openStages(
  road: readonly StageProblem[],
  stars: ReadonlyMap<number, number>,
): ReadonlySet<number> {
  const total = starTotalOf(stars);
  return new Set(
    road.flatMap(({ problemId, theme, order }, index) => {
      const before = road[index - 1];
      const isNext = order === 1 || before?.theme !== theme || stars.has(before.problemId);
      return stars.has(problemId) || (total >= STARS_NEEDED[theme] && isNext) ? [problemId] : [];
    }),
  );
}
