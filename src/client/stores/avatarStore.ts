import type { UserItem } from '#shared/contract/world/inventory.ts';
import { createUserStore } from './createStore.ts';

export interface AvatarState {
  /** The items that the own avatar wears; null until the server has answered. */
  readonly equippedUserItemList: readonly UserItem[] | null;
}

export const avatarStore = createUserStore<AvatarState>(() => ({ equippedUserItemList: null }));
