import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { avatarStore, type AvatarState } from '#client/stores/avatarStore.ts';
import type { GameConnection } from '../worldParts.ts';

const codeOf = ({ equippedUserItemList }: AvatarState) =>
  equippedUserItemList === null ? null : encodeOutfit(equippedUserItemList.map(({ itemId }) => itemId));

/** The own outfit before the room has sent it; null when unknown. */
export function knownOwnOutfit({ mirror }: Pick<GameConnection, 'mirror'>): string | null {
  return mirror.own?.outfit ?? codeOf(avatarStore.getState());
}

/**
 * Calls back with the own outfit now and on every change. The store reports changes made in this tab first, the room
 * reports changes made elsewhere; the latest report counts.
 */
export function watchOwnOutfit(
  connection: Pick<GameConnection, 'mirror'>,
  onOutfit: (code: string) => void,
): () => void {
  const known = knownOwnOutfit(connection);
  if (known !== null) onOutfit(known);
  const stopRoom = connection.mirror.ownChanged.on(({ outfit }) => {
    if (outfit !== null) onOutfit(outfit);
  });
  const stopAvatar = avatarStore.subscribe((state, before) => {
    const code = codeOf(state);
    if (code !== null && code !== codeOf(before)) onOutfit(code);
  });
  return () => {
    stopRoom();
    stopAvatar();
  };
}
