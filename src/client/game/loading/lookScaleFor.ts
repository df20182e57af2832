/** Pure: how fine one of many is drawn. */
import type { ArtScale } from '../view/chooseArtScale.ts';

/** Px of a composed picture per world px, the finest first. */
export const LOOK_SCALES = [2, 1, 0.75] as const;
export type LookScale = (typeof LOOK_SCALES)[number];

/** Room of so many ordinary outfits at once for those at 2x, each of which takes four times as much … */
const FINE_ROOM = 16;
/** … and so many outfits at 1x; whoever comes later is drawn a little coarser, so that everybody can move. */
const PLAIN_ROOM = 48;

/** `taken` is the room of all outfits that are worn, in ordinary ones (1x); `wished` is the art there is. */
export function lookScaleFor(taken: number, wished: ArtScale): LookScale {
  if (taken + wished ** 2 <= FINE_ROOM) return wished;
  return taken < PLAIN_ROOM ? 1 : 0.75;
}
