import { queryClient } from '#client/net/queryClient.ts';
import type { Competition, CompetitionInput } from '#shared/contract/battle/competitions.ts';
import {
  enrollInCompetition,
  getCompetition,
  getCompetitionCertificate,
  getContestProblem,
  listCompetitionMembers,
  listCompetitions,
  listOwnCompetitions,
} from '#client/net/rest/battle/competitions.ts';
import {
  controlCompetition,
  createCompetition,
  getFrozenBoard,
  getStaffCompetition,
  getTrueBoard,
  listContestProblems,
  listCopies,
  listEnrolledMembers,
  listReports,
  listStaffCompetitions,
  type ProblemFilter,
  removeCompetition,
  type StaffPlace,
  updateCompetition,
  writeReport,
} from '#client/net/rest/battle/staffCompetitions.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';

type Asked = { readonly signal: AbortSignal };

/** How often what others change is asked again while it is looked at. */
const LOOK_MS = 15_000;

/** What React reads of competitions. */
export const competitionQueries = {
  list: (channelId: number, page: number) => ({
    queryKey: ['competitions', 'list', channelId, page] as const,
    queryFn: ({ signal }: Asked) => listCompetitions(channelId, page, signal),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  }),
  ownList: (page: number) => ({
    queryKey: ['competitions', 'ownList', page] as const,
    queryFn: ({ signal }: Asked) => listOwnCompetitions(page, signal),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  }),
  info: (channelId: number, competitionId: number) => ({
    queryKey: ['competitions', 'info', channelId, competitionId] as const,
    queryFn: ({ signal }: Asked) => getCompetition(channelId, String(competitionId), signal),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  }),
  members: (channelId: number, competitionId: number) => ({
    queryKey: ['competitions', 'members', channelId, competitionId] as const,
    queryFn: ({ signal }: Asked) => listCompetitionMembers(channelId, String(competitionId), signal),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  }),
  content: (channelId: number, competitionId: number, competitionContentId: number) => ({
    queryKey: ['competitions', 'content', channelId, competitionId, competitionContentId] as const,
    queryFn: ({ signal }: Asked) =>
      getContestProblem(channelId, String(competitionId), competitionContentId, signal),
  }),
  certificate: (channelId: number, competitionId: number) => ({
    queryKey: ['competitions', 'certificate', channelId, competitionId] as const,
    queryFn: ({ signal }: Asked) => getCompetitionCertificate(channelId, String(competitionId), signal),
    retry: false,
  }),
  staffList: (channelId: number, page: number) => ({
    queryKey: ['competitions', 'staff', 'list', channelId, page] as const,
    queryFn: ({ signal }: Asked) => listStaffCompetitions(channelId, page, signal),
    staleTime: 0,
  }),
  staff: (place: StaffPlace) => ({
    queryKey: ['competitions', 'staff', 'one', place] as const,
    queryFn: ({ signal }: Asked) => getStaffCompetition(place, signal),
    staleTime: 0,
  }),
  problems: (channelId: number, page: number, filter: ProblemFilter) => ({
    queryKey: ['competitions', 'staff', 'problems', channelId, page, filter] as const,
    queryFn: ({ signal }: Asked) => listContestProblems(channelId, page, filter, signal),
  }),
  enrolled: (place: StaffPlace) => ({
    queryKey: ['competitions', 'staff', 'enrolled', place] as const,
    queryFn: ({ signal }: Asked) => listEnrolledMembers(place, signal),
    staleTime: 0,
    refetchInterval: LOOK_MS,
  }),
  board: (place: StaffPlace) => ({
    queryKey: ['competitions', 'staff', 'board', place] as const,
    queryFn: ({ signal }: Asked) => getTrueBoard(place, signal),
    staleTime: 0,
    refetchInterval: 5_000,
  }),
  frozenBoard: (place: StaffPlace) => ({
    queryKey: ['competitions', 'staff', 'frozenBoard', place] as const,
    queryFn: ({ signal }: Asked) => getFrozenBoard(place, signal),
  }),
  reports: (place: StaffPlace) => ({
    queryKey: ['competitions', 'staff', 'reports', place] as const,
    queryFn: ({ signal }: Asked) => listReports(place, signal),
    staleTime: 0,
  }),
  copies: (place: StaffPlace) => ({
    queryKey: ['competitions', 'staff', 'copies', place] as const,
    queryFn: ({ signal }: Asked) => listCopies(place, signal),
    staleTime: 0,
  }),
};

/** Shows what the server answered to a change, and lets no question that was asked before it overwrite that. */
export async function keepCompetition(
  channelId: number,
  competitionId: number,
  competition: Competition,
): Promise<void> {
  const { queryKey } = competitionQueries.info(channelId, competitionId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, competition);
}

const COMPETITIONS = ['competitions'] as const;

export const renewCompetitions = () => renew([COMPETITIONS]);

interface CompetitionPlace {
  readonly channelId: number;
  readonly competitionId: number;
}

export const useEnrollInCompetition = mutationHook(({ channelId, competitionId }: CompetitionPlace) => ({
  mutationFn: () => enrollInCompetition(channelId, String(competitionId)),
  onSuccess: (enrolled) => keepCompetition(channelId, competitionId, enrolled),
  renews: [COMPETITIONS],
}));

/** Makes a competition, or with an id changes one. */
export const useSaveCompetition = mutationHook(
  ({ channelId, competitionId }: { readonly channelId: number; readonly competitionId: number | null }) => ({
    mutationFn: (input: CompetitionInput) =>
      competitionId === null
        ? createCompetition(channelId, input)
        : updateCompetition({ channelId, competitionId }, input),
    renews: [COMPETITIONS],
  }),
);

/** Starts it before its time, or ends it before its time. */
export const useControlCompetition = mutationHook((place: CompetitionPlace) => ({
  mutationFn: (state: 'RUNNING' | 'ENDED') => controlCompetition(place, state),
  renewsAlways: [COMPETITIONS],
}));

export const useRemoveCompetition = mutationHook((place: CompetitionPlace) => ({
  mutationFn: () => removeCompetition(place),
  renewsAlways: [COMPETITIONS],
}));

export const useWriteReport = mutationHook((place: CompetitionPlace) => ({
  mutationFn: (body: Parameters<typeof writeReport>[1]) => writeReport(place, body),
  renews: [competitionQueries.reports(place).queryKey],
}));
