import type { UserItem } from '#shared/contract/world/inventory.ts';
import { createUserStore } from './createStore.ts';

export interface AvatarState {
  /** What the own avatar wears; null until the server has said. */
  readonly equippedUserItemList: readonly UserItem[] | null;
}

export const avatarStore = createUserStore<AvatarState>(() => ({ equippedUserItemList: null }));
