/** Pure: how something on the map is told to who does not see it. */
import type { Sight } from '#client/stores/surroundingsStore.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** One step, px: a tile. */
const STEP_PX = 64;
/** Beyond so many steps they are counted in fives. */
const EXACT_STEPS = 10;
/** Higher or lower than this is another floor, px. */
const LEVEL_PX = 96;

/** Where `to` is from `from`, both in world px. */
export function sightOf(from: Spot, to: Spot): Pick<Sight, 'side' | 'height' | 'steps'> {
  const dx = to.x - from.x;
  const exact = Math.round(Math.abs(dx) / STEP_PX);
  const steps = exact <= EXACT_STEPS ? exact : Math.round(exact / 5) * 5;
  return {
    steps,
    side: steps === 0 ? 'here' : dx < 0 ? 'left' : 'right',
    height: to.y < from.y - LEVEL_PX ? 'above' : to.y > from.y + LEVEL_PX ? 'below' : 'level',
  };
}
