import { competitionRoutes, type Competition } from '#shared/contract/battle/competitions.ts';
import type { ContestContent } from '#shared/contract/battle/scoreboards.ts';
import type { StagePath } from '#shared/contract/battle/stageContents.ts';
import type { Language, Problem } from '#shared/contract/learning/problems.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

/** A race by the id of its competition or the code of its room. */
export function getCompetition(key: string, signal?: AbortSignal): Promise<Competition> {
  return rest.call(competitionRoutes.getInfo, { params: { key } }, { signal });
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
