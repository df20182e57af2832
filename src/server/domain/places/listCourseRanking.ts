import {
  RANKING_SIZE,
  type CourseRanking,
  type RankingPeriod,
  type RunClass,
} from '#shared/contract/places.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { Deps } from '../deps.ts';
import { courseOrThrow } from './courseOrThrow.ts';
import { rankRuns } from './rankRuns.ts';

interface RankingRequest {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly userId: number;
  readonly mapId: number;
  readonly courseId: number;
  readonly period: RankingPeriod;
  readonly runClass: RunClass;
}

/** Who was fastest on a course, and where the caller stands among them. Throws RESOURCE_NOT_FOUND. */
export async function listCourseRanking(request: RankingRequest): Promise<CourseRanking> {
  const { deps, userId, mapId, courseId, period, runClass } = request;
  const { rows, own, totalCount } = await rankRuns({
    ...courseOrThrow(mapId, courseId),
    db: deps.db,
    userId,
    runClass,
    day: period === 'TODAY' ? seoulDay(deps.clock.now()) : null,
    most: RANKING_SIZE,
  });
  return { rankingList: [...rows], own, totalCount };
}
