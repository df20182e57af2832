import { WORLD_ID } from '#shared/content/world.ts';
import { timeTrialRoutes, type RankingPeriod, type RunClass } from '#shared/contract/world/timeTrials.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const timeTrials = client(timeTrialRoutes);

interface RankingOf {
  readonly mapId: number;
  readonly courseId: number;
  readonly period: RankingPeriod;
  readonly runClass: RunClass;
}

export const timeTrialQueries = {
  /** The fastest of a course, and the own place among them. Everybody changes it by running. */
  ranking: (of: RankingOf) => ({
    queryKey: ['timeTrials', 'ranking', of] as const,
    queryFn: ({ signal }: Asked) => {
      const params = { worldId: WORLD_ID, mapId: of.mapId, courseId: of.courseId };
      const query = { period: of.period, run_class: of.runClass };
      return timeTrials.listRanking({ params, query }, { signal });
    },
    staleTime: 0,
  }),
};
