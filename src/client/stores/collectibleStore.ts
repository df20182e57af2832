import type { MapCollectibles, SecretFound } from '#shared/contract/rooms/collectibleMessages.ts';
import { createUserStore } from './createStore.ts';

export interface CollectibleState {
  /** The collectibles that the present map still has for the user; null until the server has answered. */
  readonly onMap: MapCollectibles | null;
  /** The secret spot that was found last, for the first time; another object with each. */
  readonly news: SecretFound | null;
}

export const collectibleStore = createUserStore<CollectibleState>(() => ({ onMap: null, news: null }));
