import { WORLD_ID } from '#shared/content/world.ts';
import { collectionRoutes, type CollectionKind } from '#shared/contract/world/collections.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { client } from '#client/net/rest/client.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';

const collections = client(collectionRoutes);

const params = { worldId: WORLD_ID };

export function readCollections(signal?: AbortSignal) {
  return collections.get({ params }, { signal });
}

/** Everything on a page of the book. */
export function listCollection(kind: CollectionKind, signal?: AbortSignal) {
  return collections.listEntries({ params: { ...params, kind } }, { signal });
}

export interface CollectedThing {
  readonly kind: CollectionKind;
  /** 0 for what belongs to no map. */
  readonly mapId: number;
  readonly refId: number;
}

/** Friends who have found the same. */
export function listFinders(thing: CollectedThing, signal?: AbortSignal) {
  return collections.listFinders({ params: { ...params, ...thing } }, { signal });
}

/** Tells the server that the page, as it was then, has been looked at. */
function markCollectionSeen(kind: CollectionKind, until: string) {
  return collections.markSeen({ params, body: { kind, until } });
}

interface Context {
  readonly signal: AbortSignal;
}

/**
 * Queries of React about the collection book: asked again at every opening, for the world goes on
 * meanwhile.
 */
export const collectionQueries = {
  book: () => ({
    queryKey: [...queryKeys.collections, 'book'] as const,
    queryFn: ({ signal }: Context) => readCollections(signal),
    staleTime: 0,
  }),
  page: (kind: CollectionKind) => ({
    queryKey: [...queryKeys.collections, 'page', kind] as const,
    queryFn: ({ signal }: Context) => listCollection(kind, signal),
    staleTime: 0,
  }),
  finders: (thing: CollectedThing) => ({
    queryKey: [...queryKeys.collections, 'finders', thing] as const,
    queryFn: ({ signal }: Context) => listFinders(thing, signal),
  }),
};

/** The new balance comes with the answer. The gift may have been taken in another tab. */
export const useClaimMilestone = mutationHook({
  mutationFn: (id: number) => collections.claimMilestone({ params: { ...params, id } }),
  onSuccess: ({ point }) => walletStore.setState({ point }),
  renewsAlways: [collectionQueries.book().queryKey, queryKeys.titles],
});

/**
 * Pages of the book have been looked at. A page that could not be told of is new once more, which does no
 * harm.
 */
export async function markCollectionsSeen(
  seen: readonly { readonly kind: CollectionKind; readonly listedAt: string }[],
): Promise<void> {
  await Promise.allSettled(seen.map(({ kind, listedAt }) => markCollectionSeen(kind, listedAt)));
  await renew([collectionQueries.book().queryKey]);
}
