import { draftRoutes, type Draft } from '#shared/contract/learning/drafts.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { renew } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

const drafts = client(draftRoutes);

/** The code a child writes at a problem, in one language. */
interface DraftPlace {
  readonly problemId: number;
  readonly language: Language;
}
const at = (channelId: number, { problemId, language }: DraftPlace) => ({
  channelId,
  params: { problemId },
  query: { language },
});

export const draftQueries = {
  one: (channelId: number, place: DraftPlace) => ({
    queryKey: [...queryKeys.learning, 'draft', channelId, place] as const,
    queryFn: ({ signal }: Asked) => getDraft(channelId, place, signal),
  }),
  versions: (channelId: number, place: DraftPlace) => ({
    queryKey: [...queryKeys.learning, 'draftVersions', channelId, place] as const,
    queryFn: async ({ signal }: Asked) =>
      (await drafts.listVersions(at(channelId, place), { signal })).versionList,
  }),
};

export function getDraft(channelId: number, place: DraftPlace, signal?: AbortSignal): Promise<Draft> {
  return drafts.get(at(channelId, place), { signal });
}

export const renewDraftVersions = (...of: Parameters<typeof draftQueries.versions>) =>
  renew([draftQueries.versions(...of).queryKey]);

export interface DraftToSave extends DraftPlace {
  readonly source: string;
  /** The version this was written on; a newer one on the server answers DRAFT_CONFLICT. */
  readonly baseVersion: number;
}

/** Quiet: the editor itself says whether the last words are safe. */
export function saveDraft(
  channelId: number,
  { problemId, ...body }: DraftToSave,
  signal?: AbortSignal,
): Promise<Draft> {
  return drafts.save({ channelId, params: { problemId }, body }, { signal, quiet: true });
}
