import { useEffect } from 'react';
import { loadEquipped } from '#client/net/world/avatar.ts';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { itemById } from '#shared/content/items.ts';
import type { Person } from './RoomScene.tsx';

export const keysOfItems = (itemIds: readonly number[]): readonly string[] =>
  itemIds.flatMap((id) => itemById(id)?.key ?? []);

/** Oneself in the room, as one is dressed; null until both are known. */
export function useOwnPerson(place: Pick<Person, 'x' | 'says'>): Person | null {
  const user = useStore(sessionStore, (state) => state.user);
  const worn = useStore(avatarStore, ({ equippedUserItemList }) => equippedUserItemList);
  const isUnknown = worn === null;
  useEffect(() => {
    // The world loads it, but a home may be the first page; without an answer one stands there later.
    if (isUnknown) void loadEquipped({ quiet: true }).catch(() => undefined);
  }, [isUnknown]);
  if (!user || !worn) return null;
  const itemKeys = keysOfItems(worn.map(({ itemId }) => itemId));
  return { userId: user.userId, nickname: user.nickname, itemKeys, own: true, ...place };
}
