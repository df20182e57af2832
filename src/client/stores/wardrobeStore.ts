import { createStore } from 'zustand/vanilla';
import type { UserItem } from '#shared/contract/world.ts';

export interface WardrobeFacts {
  /** What the own avatar wears; null until the server has said. */
  readonly equippedUserItemList: readonly UserItem[] | null;
}

export const wardrobeStore = createStore<WardrobeFacts>(() => ({ equippedUserItemList: null }));
