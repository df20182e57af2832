import { WORLD_ID } from '#shared/content/world.ts';
import {
  placeRoutes,
  type CourseRanking,
  type Place,
  type RankingPeriod,
  type RunClass,
} from '#shared/contract/places.ts';
import { rest } from './rest.ts';

export interface RankingOf {
  readonly mapId: number;
  readonly courseId: number;
  readonly period: RankingPeriod;
  readonly runClass: RunClass;
}

/** Every map with what one has found and run there. */
export async function listPlaces(signal?: AbortSignal): Promise<readonly Place[]> {
  const reply = await rest.call(placeRoutes.listPlaces, { params: { worldId: WORLD_ID } }, { signal });
  return reply.placeList;
}

/** The fastest of a course, and the own place among them. */
export function listCourseRanking(
  { mapId, courseId, period, runClass }: RankingOf,
  signal?: AbortSignal,
): Promise<CourseRanking> {
  const params = { worldId: WORLD_ID, mapId, courseId };
  const query = { period, run_class: runClass };
  return rest.call(placeRoutes.listCourseRanking, { params, query }, { signal });
}
