import { WORLD_ID } from '#shared/content/world.ts';
import { collectionRoutes, type CollectionKind } from '#shared/contract/world/collections.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';

const collections = client(collectionRoutes);

const params = { worldId: WORLD_ID };

export interface CollectedThing {
  readonly kind: CollectionKind;
  /** 0 for what belongs to no map. */
  readonly mapId: number;
  readonly refId: number;
}

/** Queries of React about the collection book: asked again at every opening, for the world goes on meanwhile. */
export const collectionQueries = {
  book: () => ({
    queryKey: [...queryKeys.collections, 'book'] as const,
    queryFn: ({ signal }: Asked) => collections.get({ params }, { signal }),
    staleTime: 0,
  }),
  /** Everything on a page of the book. */
  page: (kind: CollectionKind) => ({
    queryKey: [...queryKeys.collections, 'page', kind] as const,
    queryFn: ({ signal }: Asked) => collections.listEntries({ params: { ...params, kind } }, { signal }),
    staleTime: 0,
  }),
  /** Friends who have found the same. */
  finders: (thing: CollectedThing) => ({
    queryKey: [...queryKeys.collections, 'finders', thing] as const,
    queryFn: ({ signal }: Asked) => collections.listFinders({ params: { ...params, ...thing } }, { signal }),
  }),
};

/** The new balance comes with the answer. The gift may have been taken in another tab. */
export const useClaimMilestone = mutationHook({
  mutationFn: (id: number) => collections.claimMilestone({ params: { ...params, id } }),
  onSuccess: ({ point }) => walletStore.setState({ point }),
  renewsAlways: [collectionQueries.book().queryKey, queryKeys.titles],
});

/** Pages of the book have been looked at. A page that could not be told of is new once more, which does no harm. */
export async function markCollectionsSeen(
  seen: readonly { readonly kind: CollectionKind; readonly listedAt: string }[],
): Promise<void> {
  await Promise.allSettled(
    seen.map(({ kind, listedAt }) => collections.markSeen({ params, body: { kind, until: listedAt } })),
  );
  await renew([collectionQueries.book().queryKey]);
}
