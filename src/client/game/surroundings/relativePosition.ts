/** Pure: a position as text, for players who do not see it. */
import type { NearbyEntity } from '#client/stores/surroundingsStore.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Length of a step, px: one tile. */
const STEP_PX = 64;
/** Larger numbers of steps are rounded to fives. */
const EXACT_STEPS = 10;
/** A larger difference in height is another floor, px. */
const LEVEL_PX = 96;

/** The direction of `to` from `from`, both in world px. */
export function relativePosition(from: Spot, to: Spot): Pick<NearbyEntity, 'side' | 'height' | 'steps'> {
  const dx = to.x - from.x;
  const exact = Math.round(Math.abs(dx) / STEP_PX);
  const steps = exact <= EXACT_STEPS ? exact : Math.round(exact / 5) * 5;
  return {
    steps,
    side: steps === 0 ? 'here' : dx < 0 ? 'left' : 'right',
    height: to.y < from.y - LEVEL_PX ? 'above' : to.y > from.y + LEVEL_PX ? 'below' : 'level',
  };
}
