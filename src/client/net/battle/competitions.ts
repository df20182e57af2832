import {
  competitionRoutes,
  type Competition,
  type CompetitionInput,
} from '#shared/contract/battle/competitions.ts';
import { lmsCompetitionRoutes } from '#shared/contract/battle/lmsCompetitions.ts';
import type { RequestOf } from '#shared/contract/route.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { saveFile } from '#client/net/saveFile.ts';
import { contestQueries, getContest, setClock } from './contests.ts';

const competitions = client(competitionRoutes);
const lms = client(lmsCompetitionRoutes);

/** How often what others change is asked for again while it is shown, in milliseconds. */
const REFRESH_MS = 15_000;

export type ProblemFilter = Omit<RequestOf<typeof lmsCompetitionRoutes.listProblems>['query'], 'page'>;

export interface CompetitionPlace {
  readonly channelId: number;
  readonly competitionId: number;
}
const enrolledAt = ({ channelId, competitionId }: CompetitionPlace) => ({
  channelId,
  params: { key: String(competitionId) },
});
const staffAt = ({ channelId, competitionId }: CompetitionPlace) => ({
  params: { id: channelId, competitionId },
});

const ROOT = ['competitions'] as const;

export const competitionQueries = {
  list: (channelId: number, page: number) => ({
    queryKey: [...ROOT, 'list', channelId, page] as const,
    queryFn: ({ signal }: Asked) => competitions.list({ channelId, query: { page } }, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  }),
  /** Competitions of all classes of the caller. */
  ownList: (page: number) => ({
    queryKey: [...ROOT, 'ownList', page] as const,
    queryFn: ({ signal }: Asked) => competitions.listOwn({ query: { page } }, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  }),
  info: (channelId: number, competitionId: number) => ({
    queryKey: [...ROOT, 'info', channelId, competitionId] as const,
    queryFn: ({ signal }: Asked) => getContest(channelId, String(competitionId), signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  }),
  members: (channelId: number, competitionId: number) => ({
    queryKey: [...ROOT, 'members', channelId, competitionId] as const,
    queryFn: async ({ signal }: Asked) =>
      (await competitions.listRoomMembers(enrolledAt({ channelId, competitionId }), { signal }))
        .roomMemberList,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  }),
  content: (channelId: number, competitionId: number, competitionContentId: number) => ({
    ...contestQueries.problem(channelId, String(competitionId), competitionContentId),
    queryKey: [...ROOT, 'content', channelId, competitionId, competitionContentId] as const,
  }),
  certificate: (channelId: number, competitionId: number) => ({
    queryKey: [...ROOT, 'certificate', channelId, competitionId] as const,
    queryFn: ({ signal }: Asked) =>
      competitions.getCertificate(enrolledAt({ channelId, competitionId }), { signal }),
    retry: false,
  }),
  staffList: (channelId: number, page: number) => ({
    queryKey: [...ROOT, 'staff', 'list', channelId, page] as const,
    queryFn: ({ signal }: Asked) => lms.list({ params: { id: channelId }, query: { page } }, { signal }),
    staleTime: 0,
  }),
  staff: (place: CompetitionPlace) => ({
    queryKey: [...ROOT, 'staff', 'one', place] as const,
    queryFn: ({ signal }: Asked) => lms.get(staffAt(place), { signal }),
    staleTime: 0,
  }),
  problems: (channelId: number, page: number, filter: ProblemFilter) => ({
    queryKey: [...ROOT, 'staff', 'problems', channelId, page, filter] as const,
    queryFn: ({ signal }: Asked) =>
      lms.listProblems({ params: { id: channelId }, query: { page, ...filter } }, { signal }),
  }),
  enrolled: (place: CompetitionPlace) => ({
    queryKey: [...ROOT, 'staff', 'enrolled', place] as const,
    queryFn: async ({ signal }: Asked) => (await lms.listMembers(staffAt(place), { signal })).memberList,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  }),
  /** The true board, also while it is frozen for the players. */
  board: (place: CompetitionPlace) => ({
    queryKey: [...ROOT, 'staff', 'board', place] as const,
    queryFn: ({ signal }: Asked) => lms.getScoreboard(staffAt(place), { signal }),
    staleTime: 0,
    refetchInterval: 5_000,
  }),
  /** Once it is over, the board as all saw it last; null without a freeze. */
  frozenBoard: (place: CompetitionPlace) => ({
    queryKey: [...ROOT, 'staff', 'frozenBoard', place] as const,
    queryFn: async ({ signal }: Asked) => (await lms.getFrozenScoreboard(staffAt(place), { signal })).board,
  }),
  reports: (place: CompetitionPlace) => ({
    queryKey: [...ROOT, 'staff', 'reports', place] as const,
    queryFn: async ({ signal }: Asked) => (await lms.listReports(staffAt(place), { signal })).reportList,
    staleTime: 0,
  }),
  copies: (place: CompetitionPlace) => ({
    queryKey: [...ROOT, 'staff', 'copies', place] as const,
    queryFn: async ({ signal }: Asked) =>
      (await lms.listSimilarities(staffAt(place), { signal })).similarityList,
    staleTime: 0,
  }),
};

export const renewCompetitions = () => renew([ROOT]);

/** Shows what the server answered to a change; no question that was asked before it may overwrite that. */
async function showAnswer({ channelId, competitionId }: CompetitionPlace, competition: Competition) {
  const { queryKey } = competitionQueries.info(channelId, competitionId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, setClock(competition));
}

export const useEnrollInCompetition = mutationHook((place: CompetitionPlace) => ({
  mutationFn: () => competitions.enroll(enrolledAt(place), { quiet: true }),
  onSuccess: (enrolled) => showAnswer(place, enrolled),
  renews: [ROOT],
}));

/** Begins to solve. */
export const useStartCompetition = mutationHook((place: CompetitionPlace) => ({
  mutationFn: () => competitions.start(enrolledAt(place), { quiet: true }),
  onSuccess: (started) => showAnswer(place, started),
}));

/** Creates a competition, or with an id updates one. */
export const useSaveCompetition = mutationHook(
  ({ channelId, competitionId }: { readonly channelId: number; readonly competitionId: number | null }) => ({
    mutationFn: (body: CompetitionInput) =>
      competitionId === null
        ? lms.create({ params: { id: channelId }, body }, { quiet: true })
        : lms.update({ ...staffAt({ channelId, competitionId }), body }, { quiet: true }),
    renews: [ROOT],
  }),
);

/** Starts it before its time, or ends it before its time. */
export const useControlCompetition = mutationHook((place: CompetitionPlace) => ({
  mutationFn: (state: RequestOf<typeof lmsCompetitionRoutes.control>['body']['state']) =>
    lms.control({ ...staffAt(place), body: { state } }),
  renewsAlways: [ROOT],
}));

export const useRemoveCompetition = mutationHook((place: CompetitionPlace) => ({
  mutationFn: () => lms.remove(staffAt(place)),
  renewsAlways: [ROOT],
}));

export const useWriteReport = mutationHook((place: CompetitionPlace) => ({
  mutationFn: (body: RequestOf<typeof lmsCompetitionRoutes.writeReport>['body']) =>
    lms.writeReport({ ...staffAt(place), body }, { quiet: true }),
  renews: [competitionQueries.reports(place).queryKey],
}));

/** Has the browser save the board as a table for a spreadsheet. */
export const useExportBoard = mutationHook((place: CompetitionPlace) => ({
  mutationFn: async ({ name, format }: { readonly name: string; readonly format: 'csv' | 'xlsx' }) =>
    saveFile(await lms.exportCsv({ ...staffAt(place), query: { format } }), `${name}.${format}`),
}));
