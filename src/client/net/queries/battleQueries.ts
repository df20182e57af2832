import {
  getOwnRoom,
  getRating,
  getResult,
  getRoom,
  getScreen,
  listRooms,
  type RoomFilter,
} from '#client/net/rest/battle/battles.ts';
import {
  getCompetition,
  getReplay,
  listContestContents,
  listSolutions,
} from '#client/net/rest/battle/competitions.ts';

type Asked = { readonly signal: AbortSignal };

/** What React reads of battles; `battleQueries.all` is the key to invalidate when something changed. */
export const battleQueries = {
  all: ['battles'] as const,
  /** Rooms come and go: asked again whenever it is looked at, and every few seconds meanwhile. */
  rooms: (page: number, filter: RoomFilter) => ({
    queryKey: ['battles', 'rooms', page, filter] as const,
    queryFn: ({ signal }: Asked) => listRooms(page, filter, signal),
    staleTime: 0,
    refetchInterval: 5_000,
  }),
  room: (code: string) => ({
    queryKey: ['battles', 'room', code] as const,
    queryFn: ({ signal }: Asked) => getRoom(code, signal),
    staleTime: 0,
    retry: false,
  }),
  screen: (channelId: number, code: string) => ({
    queryKey: ['battles', 'screen', channelId, code] as const,
    queryFn: ({ signal }: Asked) => getScreen(channelId, code, signal),
    staleTime: 0,
    retry: false,
  }),
  own: () => ({
    queryKey: ['battles', 'own'] as const,
    queryFn: ({ signal }: Asked) => getOwnRoom(signal),
    staleTime: 0,
  }),
  rating: () => ({
    queryKey: ['battles', 'rating'] as const,
    queryFn: ({ signal }: Asked) => getRating(signal),
    staleTime: 0,
  }),
  /** Decided once, by the end of the race. */
  result: (code: string, contestId: number) => ({
    queryKey: ['battles', 'result', code, contestId] as const,
    queryFn: ({ signal }: Asked) => getResult(code, signal),
    staleTime: Infinity,
  }),
  info: (key: string) => ({
    queryKey: ['battles', 'info', key] as const,
    queryFn: ({ signal }: Asked) => getCompetition(key, signal),
    staleTime: 0,
  }),
  contents: (key: string, contestId: number) => ({
    queryKey: ['battles', 'contents', key, contestId] as const,
    queryFn: ({ signal }: Asked) => listContestContents(key, signal),
  }),
  replay: (key: string, contestId: number) => ({
    queryKey: ['battles', 'replay', key, contestId] as const,
    queryFn: ({ signal }: Asked) => getReplay(key, signal),
  }),
  solutions: (key: string, competitionContentId: number) => ({
    queryKey: ['battles', 'solutions', key, competitionContentId] as const,
    queryFn: ({ signal }: Asked) => listSolutions(key, competitionContentId, signal),
    retry: false,
  }),
};
