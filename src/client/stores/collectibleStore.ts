import type { MapCollectibles, SecretFound } from '#shared/contract/rooms/collectibleMessages.ts';
import { createUserStore } from './createStore.ts';

export interface CollectibleState {
  /** What the map one is on still holds for oneself; null until the server has said. */
  readonly onMap: MapCollectibles | null;
  /** The secret spot that was found last, for the first time; another object with each. */
  readonly news: SecretFound | null;
}

export const collectibleStore = createUserStore<CollectibleState>(() => ({ onMap: null, news: null }));
