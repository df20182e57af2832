/** Pure: the scale at which another player is drawn. */
import type { ArtScale } from '../view/artScale.ts';

/** Px of a composed picture per world px, the finest first. */
export const LOOK_SCALES = [2, 1, 0.75] as const;
export type OutfitScale = (typeof LOOK_SCALES)[number];

/** Room for outfits at 2x, in outfits at 1x; each takes four times as much … */
const FINE_ROOM = 16;
/** … and outfits at 1x; later ones are drawn at a lower scale. */
const PLAIN_ROOM = 48;

/** `taken` is the room of all worn outfits, in outfits at 1x; `finest` is the finest scale of the art. */
export function outfitScaleFor(taken: number, finest: ArtScale): OutfitScale {
  if (taken + finest ** 2 <= FINE_ROOM) return finest;
  return taken < PLAIN_ROOM ? 1 : 0.75;
}
