import type { AuthoringKindName } from '#shared/contract/learning/authoring/kinds.ts';
import { lmsVersionRoutes } from '#shared/contract/learning/authoring/versions.ts';
import { client } from '#client/net/rest/client.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';

const versions = client(lmsVersionRoutes);

/** A content of any kind; of a problem and a stage the draft. */
export interface VersionedPlace {
  readonly id: number;
  readonly kind: AuthoringKindName;
  readonly contentId: number;
}

const keyOf = ({ id, kind, contentId }: VersionedPlace) =>
  [...queryKeys.lmsOf(id), 'versions', kind, contentId] as const;

/** Earlier versions of a content; asked for at every look: each save may add one. */
export const versionQueries = {
  list: (place: VersionedPlace) => ({
    queryKey: keyOf(place),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
      (await versions.list({ params: place }, { signal, quiet: true })).versionList,
    staleTime: 0,
  }),
};

/** Saves an earlier version again on top of the one that the editor has before it. */
export const useRestoreVersion = mutationHook((place: VersionedPlace) => ({
  mutationFn: ({ versionId, baseVersion }: { readonly versionId: number; readonly baseVersion: number }) =>
    versions.restore({ params: { ...place, versionId }, body: { baseVersion } }, { quiet: true }),
  renewsAlways: [keyOf(place)],
}));
