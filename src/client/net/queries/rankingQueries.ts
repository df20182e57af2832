import { loadStudyLog } from '#client/net/rest/learning/studyLogs.ts';
import { listWorldRanking, type WorldRankingOf } from '#client/net/rest/world/ranking.ts';

/** Asked again whenever they are looked at, as everybody changes them by playing; what is at hand is shown at once. */
export const rankingQueries = {
  all: ['ranking'] as const,
  list: (of: WorldRankingOf) => ({
    queryKey: ['ranking', of] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listWorldRanking(of, signal),
    staleTime: 0,
  }),
  studyLog: (userId: number) => ({
    queryKey: ['studyLog', userId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => loadStudyLog(userId, signal),
    staleTime: 0,
  }),
};
