/** Pure: on which side of a doll its name stands. Shares of the way are 0 to 1, all else px. */

/** Boards with their goal are about as long, or longer. */
const USUAL_WIDTH = 600;
/** Dolls stand beside the last step that they have passed. */
const DOLL_MIDDLE = 56;
/** The near and the far edge of a long name, measured from the middle of its doll. */
export const NAME = { from: 44, to: 156 };
const HALF_HEAD = 36;

interface NameSide {
  readonly share: number;
  /** The shares of those in front whose heads stand before this lane. */
  readonly inFront: readonly number[];
}

/** Towards the goal, from half of the way on towards the start; on the other side where a head stands before it. */
export function nameSide({ share, inFront }: NameSide): 'left' | 'right' {
  const at = share * USUAL_WIDTH + DOLL_MIDDLE;
  const isFree = (sign: 1 | -1) => {
    const end = at + sign * NAME.to;
    if (end < 0 || end > USUAL_WIDTH) return false;
    return inFront.every((one) => {
      const away = (one - share) * USUAL_WIDTH * sign;
      return away <= NAME.from - HALF_HEAD || away >= NAME.to + HALF_HEAD;
    });
  };
  const isLate = share > 0.5;
  if (isLate) return isFree(-1) || !isFree(1) ? 'left' : 'right';
  return isFree(1) || !isFree(-1) ? 'right' : 'left';
}
