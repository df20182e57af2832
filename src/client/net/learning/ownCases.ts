import { ownCaseRoutes, type OwnCase, type OwnCases } from '#shared/contract/learning/ownCases.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const ownCases = client(ownCaseRoutes);

export const ownCaseQueries = {
  list: (channelId: number, problemId: number) => ({
    queryKey: [...queryKeys.learning, 'ownCases', channelId, problemId] as const,
    queryFn: ({ signal }: Asked) => getOwnCases(channelId, problemId, signal),
  }),
};

export function getOwnCases(channelId: number, problemId: number, signal?: AbortSignal): Promise<OwnCases> {
  return ownCases.get({ channelId, params: { problemId } }, { signal, quiet: true });
}

export interface OwnCasesToSave {
  readonly problemId: number;
  readonly caseList: readonly OwnCase[];
  /** The version this was made from; a newer one on the server answers DRAFT_CONFLICT. */
  readonly baseVersion: number;
}

/** Quiet: the panel of cases says itself whether they are safe. */
export function saveOwnCases(
  channelId: number,
  { problemId, caseList, baseVersion }: OwnCasesToSave,
): Promise<OwnCases> {
  const body = { caseList: [...caseList], baseVersion };
  return ownCases.save({ channelId, params: { problemId }, body }, { quiet: true });
}
