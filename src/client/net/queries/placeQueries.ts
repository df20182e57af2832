import { listCourseRanking, listPlaces, type RankingOf } from '../rest/places.ts';

/** Lists of places and times; asked again whenever they are looked at, as everybody changes them by walking. */
export const placeQueries = {
  all: () => ({
    queryKey: ['places'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listPlaces(signal),
    staleTime: 0,
  }),
  ranking: (of: RankingOf) => ({
    queryKey: ['places', 'ranking', of] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => listCourseRanking(of, signal),
    staleTime: 0,
  }),
};
