/** Pure: simulates a move. */
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { INPUT } from '#shared/simulation/inputBits.ts';
import type { PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import type { PathMove } from './pathMoves.ts';

/** The movement rules that apply. */
export interface PathRules {
  readonly map: CollisionMap;
  readonly skills: PlayerSkills;
}

/** A simulated move. */
export interface PathStep {
  /** Keys, tick by tick. */
  readonly bits: readonly number[];
  readonly end: PlayerState;
}

/** Longer than any fall; a body still in the air then is in a current. */
const MOST_TICKS = 260;

/** On firm ground or on a ladder: the next move can begin. */
export const isHeld = ({ grounded, standingOn }: PlayerState): boolean => grounded || standingOn === 'ladder';

/** Simulates a move; null when it does not end. `isThere` ends it early. */
export function tryMove(
  { map, skills }: PathRules,
  start: PlayerState,
  { stretches }: PathMove,
  isThere: (state: PlayerState) => boolean,
): PathStep | null {
  const bits: number[] = [];
  let state = start;
  const step = (held: number) => {
    bits.push(held);
    state = stepPlayer(state, held, map, skills);
  };
  // A key still held from the previous move must be released first, or it would not count as pressed.
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
