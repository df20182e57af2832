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
  getContestProblem,
  getReplay,
  listContestContents,
  listContestPaths,
  listSolutions,
} from '#client/net/rest/battle/competitions.ts';
import { getPractice, getPracticeProblem, listPracticePaths } from '#client/net/rest/battle/practices.ts';

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
  /** Asked again when the host has changed what they hang on. */
  rules: (code: string, change: string) => ({
    queryKey: ['battles', 'rules', code, change] as const,
    queryFn: ({ signal }: Asked) => getCompetition(code, signal),
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
  problem: (key: string, competitionContentId: number) => ({
    queryKey: ['battles', 'problem', key, competitionContentId] as const,
    queryFn: ({ signal }: Asked) => getContestProblem(key, competitionContentId, signal),
  }),
  /** Asked again whenever `news` of the board is another. */
  paths: (key: string, competitionContentId: number, news: string) => ({
    queryKey: ['battles', 'paths', key, competitionContentId, news] as const,
    queryFn: ({ signal }: Asked) => listContestPaths(key, competitionContentId, signal),
    placeholderData: <T>(before: T) => before,
  }),
  practice: (practiceId: number) => ({
    queryKey: ['battles', 'practice', practiceId] as const,
    queryFn: ({ signal }: Asked) => getPractice(practiceId, signal),
    staleTime: 0,
  }),
  practiceProblem: (practiceId: number, competitionContentId: number) => ({
    queryKey: ['battles', 'practiceProblem', practiceId, competitionContentId] as const,
    queryFn: ({ signal }: Asked) => getPracticeProblem(practiceId, competitionContentId, signal),
  }),
  practicePaths: (practiceId: number, competitionContentId: number) => ({
    queryKey: ['battles', 'practicePaths', practiceId, competitionContentId] as const,
    queryFn: ({ signal }: Asked) => listPracticePaths(practiceId, competitionContentId, signal),
  }),
};
