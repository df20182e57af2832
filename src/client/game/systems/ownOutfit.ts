import { encodeOutfit } from '#shared/contract/rooms/outfitCode.ts';
import { wardrobeStore, type WardrobeFacts } from '#client/stores/wardrobeStore.ts';
import type { WorldLine } from '../worldParts.ts';

const codeOf = ({ equippedUserItemList }: WardrobeFacts) =>
  equippedUserItemList === null ? null : encodeOutfit(equippedUserItemList.map(({ itemId }) => itemId));

/** What the own avatar wears as far as is known before the room has said; null when nobody has. */
export function knownOwnOutfit({ mirror }: Pick<WorldLine, 'mirror'>): string | null {
  return mirror.own?.outfit ?? codeOf(wardrobeStore.getState());
}

/**
 * Tells the own outfit now and on every change. The wardrobe hears of a change first, the room covers changes made
 * elsewhere; whoever spoke last is believed.
 */
export function watchOwnOutfit(
  line: Pick<WorldLine, 'mirror'>,
  onOutfit: (code: string) => void,
): () => void {
  const known = knownOwnOutfit(line);
  if (known !== null) onOutfit(known);
  const stopRoom = line.mirror.ownChanged.on(({ outfit }) => {
    if (outfit !== null) onOutfit(outfit);
  });
  const stopWardrobe = wardrobeStore.subscribe((facts, before) => {
    const code = codeOf(facts);
    if (code !== null && code !== codeOf(before)) onOutfit(code);
  });
  return () => {
    stopRoom();
    stopWardrobe();
  };
}
