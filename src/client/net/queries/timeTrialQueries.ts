import { listTimeTrialRanking, type RankingOf } from '#client/net/rest/world/timeTrials.ts';

/** Asked again whenever it is looked at, as everybody changes it by running. */
export const timeTrialQueries = {
  ranking: (of: RankingOf) => ({
    queryKey: ['timeTrials', 'ranking', of] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listTimeTrialRanking(of, signal),
    staleTime: 0,
  }),
};
