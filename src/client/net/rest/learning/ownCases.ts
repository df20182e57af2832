import { ownCaseRoutes, type OwnCase, type OwnCases } from '#shared/contract/learning/ownCases.ts';
import { rest } from '#client/net/rest/rest.ts';

export function getOwnCases(channelId: number, problemId: number, signal?: AbortSignal): Promise<OwnCases> {
  return rest.call(ownCaseRoutes.get, { channelId, params: { problemId } }, { signal, quiet: true });
}

export interface OwnCasesToSave {
  readonly problemId: number;
  readonly caseList: readonly OwnCase[];
  /** Version this was made from; a newer one on the server answers DRAFT_CONFLICT. */
  readonly baseVersion: number;
}

/** Quiet: the panel of cases says itself whether they are safe. */
export function saveOwnCases(
  channelId: number,
  { problemId, caseList, baseVersion }: OwnCasesToSave,
): Promise<OwnCases> {
  const body = { caseList: [...caseList], baseVersion };
  return rest.call(ownCaseRoutes.save, { channelId, params: { problemId }, body }, { quiet: true });
}
