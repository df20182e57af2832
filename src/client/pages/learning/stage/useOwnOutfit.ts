import { useEffect } from 'react';
import { loadEquipped } from '#client/net/world/avatar.ts';
import { avatarStore } from '#client/stores/avatarStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';

/** The child's name, and what it wears as in `encodeOutfit`; null, a silhouette, while that is not known. */
export function useOwnOutfit(): { readonly name: string; readonly outfit: string | null } {
  const user = useStore(sessionStore, (session) => session.user);
  const equipped = useStore(avatarStore, ({ equippedUserItemList }) => equippedUserItemList);
  useEffect(() => {
    // Without it the avatar is a silhouette; the page works.
    if (avatarStore.getState().equippedUserItemList === null) loadEquipped().catch(() => undefined);
  }, []);
  return {
    name: user?.nickname ?? '',
    outfit: equipped && encodeOutfit(equipped.map(({ itemId }) => itemId)),
  };
}
