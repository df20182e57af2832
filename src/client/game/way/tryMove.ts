/** Pure: what would come of a move. */
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import type { PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import type { WayMove } from './wayMoves.ts';

/** The rules that hold for whoever walks. */
export interface WayRules {
  readonly map: CollisionMap;
  readonly skills: PlayerSkills;
}

/** A move as it would go. */
export interface WayStep {
  /** Keys, tick by tick. */
  readonly bits: readonly number[];
  readonly end: PlayerState;
}

/** Longer than any fall of the world: whoever is still in the air then is carried by water. */
const MOST_TICKS = 260;

/** On firm ground, or with the hands on a ladder: from here one can think about what comes next. */
export const isHeld = ({ grounded, standingOn }: PlayerState): boolean => grounded || standingOn === 'ladder';

/** Plays a move from where somebody stands; null when it comes to no end. `isThere` ends it early. */
export function tryMove(
  { map, skills }: WayRules,
  start: PlayerState,
  { stretches }: WayMove,
  isThere: (state: PlayerState) => boolean,
): WayStep | null {
  const bits: number[] = [];
  let state = start;
  const step = (held: number) => {
    bits.push(held);
    state = stepPlayer(state, held, map, skills);
  };
  // A key that is still down from the move before must come up, or it would not count as pressed.
  const first = stretches[0]?.bits ?? 0;
  if ((start.heldBits & first & INPUT.JUMP) !== 0) step(first & ~INPUT.JUMP);
  for (const stretch of stretches) {
    const ticks = stretch.ticks ?? MOST_TICKS;
    for (let tick = 0; tick < ticks; tick += 1) {
      if (stretch.ticks === undefined && isHeld(state) && (tick > 0 || stretches.length > 1)) break;
      if (bits.length >= MOST_TICKS) return null;
      step(stretch.bits);
      if (isThere(state)) return { bits, end: state };
      if (stretch.untilOff && !state.grounded) break;
    }
  }
  return isHeld(state) ? { bits, end: state } : null;
}
