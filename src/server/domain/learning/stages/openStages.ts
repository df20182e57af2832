import { and, eq, inArray } from 'drizzle-orm';
import { STAGE_COURSE_ID } from '#shared/content/lessonIds.ts';
import { holdsAtLeast, type ChannelRole } from '#shared/contract/roles.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { stageStars } from '#server/db/tables/learning/stages.ts';
import type { Deps } from '#server/domain/deps.ts';
import { coursesOffering } from '#server/domain/learning/lessons/coursesOffering.ts';
import type { ProblemAddress } from '#server/domain/learning/problems/findProblem.ts';
import { listStageProblems, type StageProblem } from '#server/domain/learning/problems/listStageProblems.ts';
import { AppError } from '#server/platform/appError.ts';

/** Stars with which each theme opens. */
export const STARS_NEEDED: Readonly<Record<StageTheme, number>> = {
  PATH: 0,
  PATTERN: 12,
  RIDDLE: 24,
  SPELL: 36,
};

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

/** What is open on the road: solved stages, and in a theme with enough stars the one after a solved one. */
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

/**
 * Throws STAGE_LOCKED for a stage of the road that the child has not come to. Staff sees all of them, stages of staff
 * stand beside the road, and a lesson of another course opens what it offers.
 */
export async function assertStageOpen(
  query: ProblemAddress & { readonly roles: readonly ChannelRole[] },
): Promise<void> {
  const { deps, channelId, userId, problemId, roles } = query;
  if (holdsAtLeast(roles, 'teacher')) return;
  const road = await listStageProblems({ db: deps.db, channelId });
  if (!road.some((stage) => stage.problemId === problemId)) return;
  const stars = await starsOf({ deps, userId, problemIds: road.map((stage) => stage.problemId) });
  if (openStages(road, stars).has(problemId)) return;
  const courses = await coursesOffering({ db: deps.db, problemId });
  if (courses.some((courseId) => courseId !== STAGE_COURSE_ID)) return;
  throw new AppError('STAGE_LOCKED', { log: `user ${userId} has not come to stage ${problemId} yet` });
}
