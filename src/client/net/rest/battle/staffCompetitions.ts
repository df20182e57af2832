import { type CompetitionInput } from '#shared/contract/battle/competitions.ts';
import { lmsCompetitionRoutes, type StaffCompetition } from '#shared/contract/battle/lmsCompetitions.ts';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';
import { saveFile } from '#client/net/saveFile.ts';

type Lms = typeof lmsCompetitionRoutes;

/** A competition of a channel that the user teaches in. */
export interface StaffPlace {
  readonly channelId: number;
  readonly competitionId: number;
}
const paramsOf = ({ channelId, competitionId }: StaffPlace) => ({ id: channelId, competitionId });

export function listStaffCompetitions(
  channelId: number,
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<Lms['list']>> {
  return rest.call(lmsCompetitionRoutes.list, { params: { id: channelId }, query: { page } }, { signal });
}

export function getStaffCompetition(place: StaffPlace, signal?: AbortSignal): Promise<StaffCompetition> {
  return rest.call(lmsCompetitionRoutes.get, { params: paramsOf(place) }, { signal });
}

/** Quiet: the form says what is wrong. */
export function createCompetition(channelId: number, body: CompetitionInput): Promise<StaffCompetition> {
  return rest.call(lmsCompetitionRoutes.create, { params: { id: channelId }, body }, { quiet: true });
}

/** Quiet: the form says what is wrong. */
export function updateCompetition(place: StaffPlace, body: CompetitionInput): Promise<StaffCompetition> {
  return rest.call(lmsCompetitionRoutes.update, { params: paramsOf(place), body }, { quiet: true });
}

export async function removeCompetition(place: StaffPlace): Promise<void> {
  await rest.call(lmsCompetitionRoutes.remove, { params: paramsOf(place) });
}

/** Starts it before its time, or ends it before its time. */
export function controlCompetition(
  place: StaffPlace,
  state: RequestOf<Lms['control']>['body']['state'],
): Promise<StaffCompetition> {
  return rest.call(lmsCompetitionRoutes.control, { params: paramsOf(place), body: { state } });
}

export type ProblemFilter = Omit<RequestOf<Lms['listProblems']>['query'], 'page'>;

export function listContestProblems(
  channelId: number,
  page: number,
  filter: ProblemFilter,
  signal?: AbortSignal,
): Promise<ResponseOf<Lms['listProblems']>> {
  const query = { page, ...filter };
  return rest.call(lmsCompetitionRoutes.listProblems, { params: { id: channelId }, query }, { signal });
}

export async function listEnrolledMembers(
  place: StaffPlace,
  signal?: AbortSignal,
): Promise<ResponseOf<Lms['listMembers']>['memberList']> {
  return (await rest.call(lmsCompetitionRoutes.listMembers, { params: paramsOf(place) }, { signal }))
    .memberList;
}

/** The true board, also while it is frozen for the players. */
export function getTrueBoard(place: StaffPlace, signal?: AbortSignal): Promise<Scoreboard> {
  return rest.call(lmsCompetitionRoutes.getScoreboard, { params: paramsOf(place) }, { signal });
}

/** Once it is over, the board as all saw it last; null without a freeze. */
export async function getFrozenBoard(place: StaffPlace, signal?: AbortSignal): Promise<Scoreboard | null> {
  return (await rest.call(lmsCompetitionRoutes.getFrozenScoreboard, { params: paramsOf(place) }, { signal }))
    .board;
}

export async function listReports(
  place: StaffPlace,
  signal?: AbortSignal,
): Promise<ResponseOf<Lms['listReports']>['reportList']> {
  return (await rest.call(lmsCompetitionRoutes.listReports, { params: paramsOf(place) }, { signal }))
    .reportList;
}

/** Quiet: the form says what is wrong. */
export function writeReport(
  place: StaffPlace,
  body: RequestOf<Lms['writeReport']>['body'],
): Promise<ResponseOf<Lms['writeReport']>> {
  return rest.call(lmsCompetitionRoutes.writeReport, { params: paramsOf(place), body }, { quiet: true });
}

export async function listCopies(
  place: StaffPlace,
  signal?: AbortSignal,
): Promise<ResponseOf<Lms['listSimilarities']>['similarityList']> {
  const request = { params: paramsOf(place) };
  return (await rest.call(lmsCompetitionRoutes.listSimilarities, request, { signal })).similarityList;
}

/** Has the browser save the board as a table for a spreadsheet. */
export async function saveBoardTable(
  place: StaffPlace,
  { name, format }: { readonly name: string; readonly format: 'csv' | 'xlsx' },
): Promise<void> {
  saveFile(
    await rest.download(lmsCompetitionRoutes.exportCsv, {}, { params: paramsOf(place), query: { format } }),
    `${name}.${format}`,
  );
}
