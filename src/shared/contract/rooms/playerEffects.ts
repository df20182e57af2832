/** Pure. The visible skills of a player, and its companion, packed into the number in its profile. */

/** Levels; 0 is not learned. */
export interface PlayerEffects {
  readonly lamp: number;
  readonly bubbleTrail: number;
  readonly nameGlint: number;
  readonly shellMagnet: number;
  /** Id of the companion (`content/pets`); 0 for none. */
  readonly pet: number;
}

export const NO_EFFECTS: PlayerEffects = { lamp: 0, bubbleTrail: 0, nameGlint: 0, shellMagnet: 0, pet: 0 };

const BITS = 3;
const MASK = (1 << BITS) - 1;
/** The companion is the upper field and has a bit more. */
const PET_MASK = (1 << (BITS + 1)) - 1;
export const MOST_EFFECTS = (1 << (5 * BITS + 1)) - 1;

export function encodeEffects({ lamp, bubbleTrail, nameGlint, shellMagnet, pet }: PlayerEffects): number {
  return [shellMagnet, nameGlint, bubbleTrail, lamp].reduce(
    (code, level) => (code << BITS) | Math.min(level, MASK),
    Math.min(pet, PET_MASK),
  );
}

export function decodeEffects(code: number): PlayerEffects {
  const at = (index: number) => (code >> (index * BITS)) & MASK;
  return {
    lamp: at(0),
    bubbleTrail: at(1),
    nameGlint: at(2),
    shellMagnet: at(3),
    pet: (code >> (4 * BITS)) & PET_MASK,
  };
}
