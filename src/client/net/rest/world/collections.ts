import { WORLD_ID } from '#shared/content/world.ts';
import { collectionRoutes, type CollectionKind } from '#shared/contract/world/collections.ts';
import { walletStore } from '#client/stores/walletStore.ts';
import { rest } from '#client/net/rest/rest.ts';

const params = { worldId: WORLD_ID };

export function readCollections(signal?: AbortSignal) {
  return rest.call(collectionRoutes.get, { params }, { signal });
}

/** Everything on a page of the book. */
export function listCollection(kind: CollectionKind, signal?: AbortSignal) {
  return rest.call(collectionRoutes.listEntries, { params: { ...params, kind } }, { signal });
}

export interface CollectedThing {
  readonly kind: CollectionKind;
  /** 0 for what belongs to no map. */
  readonly mapId: number;
  readonly refId: number;
}

/** Friends who have found the same. */
export function listFinders(thing: CollectedThing, signal?: AbortSignal) {
  return rest.call(collectionRoutes.listFinders, { params: { ...params, ...thing } }, { signal });
}

/** What the page had then has been looked at. */
export function markCollectionSeen(kind: CollectionKind, until: string) {
  return rest.call(collectionRoutes.markSeen, { params, body: { kind, until } });
}

/** The new balance comes with the answer. */
export async function claimMilestone(id: number) {
  const reply = await rest.call(collectionRoutes.claimMilestone, { params: { ...params, id } });
  walletStore.setState({ point: reply.point });
  return reply;
}
