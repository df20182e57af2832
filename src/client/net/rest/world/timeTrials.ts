import { WORLD_ID } from '#shared/content/world.ts';
import {
  timeTrialRoutes,
  type TimeTrialRanking,
  type RankingPeriod,
  type RunClass,
} from '#shared/contract/world/timeTrials.ts';
import { rest } from '#client/net/rest/rest.ts';

export interface RankingOf {
  readonly mapId: number;
  readonly courseId: number;
  readonly period: RankingPeriod;
  readonly runClass: RunClass;
}

/** The fastest of a course, and the own place among them. */
export function listTimeTrialRanking(
  { mapId, courseId, period, runClass }: RankingOf,
  signal?: AbortSignal,
): Promise<TimeTrialRanking> {
  const params = { worldId: WORLD_ID, mapId, courseId };
  const query = { period, run_class: runClass };
  return rest.call(timeTrialRoutes.listRanking, { params, query }, { signal });
}
