import {
  getOwnRoom,
  getRating,
  getResult,
  getRoom,
  getScreen,
  listBattleCopies,
  listOwnRooms,
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
import { findPlace } from '#client/net/rest/battle/places.ts';
import { getPractice, getPracticeProblem, listPracticePaths } from '#client/net/rest/battle/practices.ts';

import type { PlaceKind } from '#shared/contract/battle/places.ts';
import { renew } from '#client/net/mutationHook.ts';

type Asked = { readonly signal: AbortSignal };

/** What React reads of battles. */
export const battleQueries = {
  /** Rooms come and go: asked again whenever it is looked at, and every few seconds meanwhile. */
  rooms: (channelId: number, page: number, filter: RoomFilter) => ({
    queryKey: ['battles', 'rooms', channelId, page, filter] as const,
    queryFn: ({ signal }: Asked) => listRooms(channelId, page, filter, signal),
    staleTime: 0,
    refetchInterval: 5_000,
  }),
  ownRooms: (page: number, filter: RoomFilter) => ({
    queryKey: ['battles', 'ownRooms', page, filter] as const,
    queryFn: ({ signal }: Asked) => listOwnRooms(page, filter, signal),
    staleTime: 0,
    refetchInterval: 5_000,
  }),
  /** In which class an address that names none leads on. */
  place: (kind: PlaceKind, key: string) => ({
    queryKey: ['battles', 'place', kind, key] as const,
    queryFn: ({ signal }: Asked) => findPlace(kind, key, signal),
    staleTime: 0,
    retry: false,
  }),
  room: (channelId: number, code: string) => ({
    queryKey: ['battles', 'room', channelId, code] as const,
    queryFn: ({ signal }: Asked) => getRoom(channelId, code, signal),
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
  result: (channelId: number, code: string, contestId: number) => ({
    queryKey: ['battles', 'result', channelId, code, contestId] as const,
    queryFn: ({ signal }: Asked) => getResult(channelId, code, signal),
    staleTime: Infinity,
  }),
  info: (channelId: number, key: string) => ({
    queryKey: ['battles', 'info', channelId, key] as const,
    queryFn: ({ signal }: Asked) => getCompetition(channelId, key, signal),
    staleTime: 0,
  }),
  /** Asked again when the host has changed what they hang on. */
  rules: (channelId: number, code: string, change: string) => ({
    queryKey: ['battles', 'rules', channelId, code, change] as const,
    queryFn: ({ signal }: Asked) => getCompetition(channelId, code, signal),
  }),
  contents: (channelId: number, key: string, contestId: number) => ({
    queryKey: ['battles', 'contents', channelId, key, contestId] as const,
    queryFn: ({ signal }: Asked) => listContestContents(channelId, key, signal),
  }),
  replay: (channelId: number, key: string, contestId: number) => ({
    queryKey: ['battles', 'replay', channelId, key, contestId] as const,
    queryFn: ({ signal }: Asked) => getReplay(channelId, key, signal),
  }),
  solutions: (channelId: number, key: string, competitionContentId: number) => ({
    queryKey: ['battles', 'solutions', channelId, key, competitionContentId] as const,
    queryFn: ({ signal }: Asked) => listSolutions(channelId, key, competitionContentId, signal),
    retry: false,
  }),
  copies: (channelId: number, code: string) => ({
    queryKey: ['battles', 'copies', channelId, code] as const,
    queryFn: ({ signal }: Asked) => listBattleCopies(channelId, code, signal),
    staleTime: 0,
    retry: false,
  }),
  problem: (channelId: number, key: string, competitionContentId: number) => ({
    queryKey: ['battles', 'problem', channelId, key, competitionContentId] as const,
    queryFn: ({ signal }: Asked) => getContestProblem(channelId, key, competitionContentId, signal),
  }),
  /** Asked again whenever `news` of the board is another. */
  paths: (channelId: number, key: string, competitionContentId: number, news: string) => ({
    queryKey: ['battles', 'paths', channelId, key, competitionContentId, news] as const,
    queryFn: ({ signal }: Asked) => listContestPaths(channelId, key, competitionContentId, signal),
    placeholderData: <T>(before: T) => before,
  }),
  practice: (channelId: number, practiceId: number) => ({
    queryKey: ['battles', 'practice', channelId, practiceId] as const,
    queryFn: ({ signal }: Asked) => getPractice(channelId, practiceId, signal),
    staleTime: 0,
  }),
  practiceProblem: (channelId: number, practiceId: number, competitionContentId: number) => ({
    queryKey: ['battles', 'practiceProblem', channelId, practiceId, competitionContentId] as const,
    queryFn: ({ signal }: Asked) => getPracticeProblem(channelId, practiceId, competitionContentId, signal),
  }),
  practicePaths: (channelId: number, practiceId: number, competitionContentId: number) => ({
    queryKey: ['battles', 'practicePaths', channelId, practiceId, competitionContentId] as const,
    queryFn: ({ signal }: Asked) => listPracticePaths(channelId, practiceId, competitionContentId, signal),
  }),
};

export const renewBattles = () => renew([['battles']]);

export const renewPractice = (channelId: number, practiceId: number) =>
  renew([battleQueries.practice(channelId, practiceId).queryKey]);
