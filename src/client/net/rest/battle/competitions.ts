import { competitionRoutes, type Competition } from '#shared/contract/battle/competitions.ts';
import type { ContestContent } from '#shared/contract/battle/scoreboards.ts';
import type { StagePath } from '#shared/contract/battle/stageContents.ts';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { JUDGE_TIMEOUT_MS } from '#client/net/rest/learning/problems.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { rest } from '#client/net/rest/rest.ts';

export function listCompetitions(
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof competitionRoutes.list>> {
  return rest.call(competitionRoutes.list, { query: { page } }, { signal });
}

/** A race by the id of its competition or the code of its room. */
export async function getCompetition(key: string, signal?: AbortSignal): Promise<Competition> {
  return setClock(await rest.call(competitionRoutes.getInfo, { params: { key } }, { signal }));
}

/** Quiet: the page says what is wrong. */
export async function enrollInCompetition(key: string): Promise<Competition> {
  return setClock(await rest.call(competitionRoutes.enroll, { params: { key } }, { quiet: true }));
}

/** Begins to solve. Quiet: the page says what is wrong. */
export async function startCompetition(key: string): Promise<Competition> {
  return setClock(await rest.call(competitionRoutes.start, { params: { key } }, { quiet: true }));
}

/** Until a live line knows it better, the clock of a page is the server's of the last answer. */
function setClock(competition: Competition): Competition {
  if (competition.clock && battleStore.getState().line !== 'live')
    battleStore.setState({ clockOffset: Date.parse(competition.clock.serverTime) - Date.now() });
  return competition;
}

export async function listCompetitionMembers(
  key: string,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof competitionRoutes.listRoomMembers>['roomMemberList']> {
  return (await rest.call(competitionRoutes.listRoomMembers, { params: { key } }, { signal })).roomMemberList;
}

export function getCompetitionCertificate(
  key: string,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof competitionRoutes.getCertificate>> {
  return rest.call(competitionRoutes.getCertificate, { params: { key } }, { signal });
}

export async function listContestContents(
  key: string,
  signal?: AbortSignal,
): Promise<readonly ContestContent[]> {
  return (await rest.call(competitionRoutes.listContents, { params: { key } }, { signal })).contentList;
}

export interface ContestSubmission {
  readonly key: string;
  readonly competitionContentId: number;
  /** The same for every repetition of one press of the button. */
  readonly clientKey: string;
  readonly language: Language;
  readonly source: string;
}

/** Quiet: the race itself says what became of it. */
export function submitToContest({
  key,
  competitionContentId,
  ...body
}: ContestSubmission): Promise<ResponseOf<typeof competitionRoutes.submit>> {
  const params = { key, competitionContentId };
  return rest.call(competitionRoutes.submit, { params, body }, { quiet: true });
}

/** For the exercise, after the end. Quiet: the page itself says what became of it. */
export function practiseContent({
  key,
  competitionContentId,
  ...body
}: ContestSubmission): Promise<ResponseOf<typeof competitionRoutes.practise>> {
  const params = { key, competitionContentId };
  return rest.call(
    competitionRoutes.practise,
    { params, body },
    { quiet: true, timeoutMs: JUDGE_TIMEOUT_MS },
  );
}

export async function listSolutions(
  key: string,
  competitionContentId: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof competitionRoutes.listSolutions>['solutionList']> {
  const params = { key, competitionContentId };
  return (await rest.call(competitionRoutes.listSolutions, { params }, { signal })).solutionList;
}

export function getReplay(
  key: string,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof competitionRoutes.getReplay>> {
  return rest.call(competitionRoutes.getReplay, { params: { key } }, { signal });
}

/** A stage, too, that the road has not opened yet. */
export function getContestProblem(
  key: string,
  competitionContentId: number,
  signal?: AbortSignal,
): Promise<Problem> {
  return rest.call(competitionRoutes.getProblem, { params: { key, competitionContentId } }, { signal });
}

/** Where the avatars of the others went in a stage, as far as the caller may know. */
export async function listContestPaths(
  key: string,
  competitionContentId: number,
  signal?: AbortSignal,
): Promise<readonly StagePath[]> {
  const params = { key, competitionContentId };
  return (await rest.call(competitionRoutes.listPaths, { params }, { signal })).pathList;
}
