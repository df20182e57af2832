import { competitionRoutes, type Competition } from '#shared/contract/battle/competitions.ts';
import type { ContestContent } from '#shared/contract/battle/scoreboards.ts';
import type { StagePath } from '#shared/contract/battle/stageContents.ts';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { JUDGE_TIMEOUT_MS } from '#client/net/rest/learning/problems.ts';
import { battleStore } from '#client/stores/battleStore.ts';
import { rest } from '#client/net/rest/rest.ts';

/** Competitions of all classes of the caller. */
export function listOwnCompetitions(
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof competitionRoutes.listOwn>> {
  return rest.call(competitionRoutes.listOwn, { query: { page } }, { signal });
}

export function listCompetitions(
  channelId: number,
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof competitionRoutes.list>> {
  return rest.call(competitionRoutes.list, { channelId, query: { page } }, { signal });
}

/** A race by the id of its competition or the code of its room. */
export async function getCompetition(
  channelId: number,
  key: string,
  signal?: AbortSignal,
): Promise<Competition> {
  return setClock(await rest.call(competitionRoutes.getInfo, { channelId, params: { key } }, { signal }));
}

/** Quiet: the page says what is wrong. */
export async function enrollInCompetition(channelId: number, key: string): Promise<Competition> {
  return setClock(await rest.call(competitionRoutes.enroll, { channelId, params: { key } }, { quiet: true }));
}

/** Begins to solve. Quiet: the page says what is wrong. */
export async function startCompetition(channelId: number, key: string): Promise<Competition> {
  return setClock(await rest.call(competitionRoutes.start, { channelId, params: { key } }, { quiet: true }));
}

/** Until a live line knows it better, the clock of a page is the server's of the last answer. */
function setClock(competition: Competition): Competition {
  if (competition.clock && battleStore.getState().line !== 'live')
    battleStore.setState({ clockOffset: Date.parse(competition.clock.serverTime) - Date.now() });
  return competition;
}

export async function listCompetitionMembers(
  channelId: number,
  key: string,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof competitionRoutes.listRoomMembers>['roomMemberList']> {
  return (await rest.call(competitionRoutes.listRoomMembers, { channelId, params: { key } }, { signal }))
    .roomMemberList;
}

export function getCompetitionCertificate(
  channelId: number,
  key: string,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof competitionRoutes.getCertificate>> {
  return rest.call(competitionRoutes.getCertificate, { channelId, params: { key } }, { signal });
}

export async function listContestContents(
  channelId: number,
  key: string,
  signal?: AbortSignal,
): Promise<readonly ContestContent[]> {
  return (await rest.call(competitionRoutes.listContents, { channelId, params: { key } }, { signal }))
    .contentList;
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
export function submitToContest(
  channelId: number,
  { key, competitionContentId, ...body }: ContestSubmission,
): Promise<ResponseOf<typeof competitionRoutes.submit>> {
  const params = { key, competitionContentId };
  return rest.call(competitionRoutes.submit, { channelId, params, body }, { quiet: true });
}

/** For the exercise, after the end. Quiet: the page itself says what became of it. */
export function practiseContent(
  channelId: number,
  { key, competitionContentId, ...body }: ContestSubmission,
): Promise<ResponseOf<typeof competitionRoutes.practise>> {
  const params = { key, competitionContentId };
  return rest.call(
    competitionRoutes.practise,
    { channelId, params, body },
    { quiet: true, timeoutMs: JUDGE_TIMEOUT_MS },
  );
}

export async function listSolutions(
  channelId: number,
  key: string,
  competitionContentId: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof competitionRoutes.listSolutions>['solutionList']> {
  const params = { key, competitionContentId };
  return (await rest.call(competitionRoutes.listSolutions, { channelId, params }, { signal })).solutionList;
}

export function getReplay(
  channelId: number,
  key: string,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof competitionRoutes.getReplay>> {
  return rest.call(competitionRoutes.getReplay, { channelId, params: { key } }, { signal });
}

/** A stage, too, that the road has not opened yet. */
export function getContestProblem(
  channelId: number,
  key: string,
  competitionContentId: number,
  signal?: AbortSignal,
): Promise<Problem> {
  return rest.call(
    competitionRoutes.getProblem,
    { channelId, params: { key, competitionContentId } },
    { signal },
  );
}

/** Where the avatars of the others went in a stage, as far as the caller may know. */
export async function listContestPaths(
  channelId: number,
  key: string,
  competitionContentId: number,
  signal?: AbortSignal,
): Promise<readonly StagePath[]> {
  const params = { key, competitionContentId };
  return (await rest.call(competitionRoutes.listPaths, { channelId, params }, { signal })).pathList;
}
