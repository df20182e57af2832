import { WORLD_ID } from '#shared/content/world.ts';
import { rankingRoutes, type RankingScope, type WorldRankingPeriod } from '#shared/contract/world/ranking.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { loadStudyLog } from '#client/net/learning/studyLogs.ts';

const ranking = client(rankingRoutes);

export interface WorldRankingOf {
  readonly scope: RankingScope;
  readonly period: WorldRankingPeriod;
  /** Needed for the scope CHANNEL alone. */
  readonly channelId?: number;
}

/** Asked again whenever they are looked at, as everybody changes them by playing; what is at hand is shown at once. */
export const rankingQueries = {
  list: (of: WorldRankingOf) => ({
    queryKey: [...queryKeys.ranking, of] as const,
    queryFn: ({ signal }: Asked) =>
      ranking.list({ params: { worldId: WORLD_ID }, query: of }, { signal, quiet: true }),
    staleTime: 0,
  }),
  studyLog: (userId: number) => ({
    queryKey: ['studyLog', userId] as const,
    queryFn: ({ signal }: Asked) => loadStudyLog(userId, signal),
    staleTime: 0,
  }),
};

/** The dialog words a failure itself, and hears of a success once the lists show it. */
export const useSaveRankingVisibility = mutationHook({
  mutationFn: (isHidden: boolean) => ranking.saveVisibility({ body: { isHidden } }, { quiet: true }),
  onSuccess: () => renew([queryKeys.ranking]),
});
