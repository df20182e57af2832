import type { PlayerSkills } from '../playerSkills.ts';
import { createPlayerState, type PlayerState } from '../playerState.ts';
import { stepPlayer } from '../stepPlayer.ts';
import { parkMap } from './parkMap.ts';

/** Every state of a number of ticks in the park with the same keys down, the first step's result first. */
export function walkPark(
  from: PlayerState,
  bits: number,
  ticks: number,
  skills?: PlayerSkills,
): PlayerState[] {
  const states: PlayerState[] = [];
  let state = from;
  for (let tick = 0; tick < ticks; tick += 1) {
    state = stepPlayer(state, bits, parkMap, skills);
    states.push(state);
  }
  return states;
}

/** The last of those states. */
export function afterPark(
  from: PlayerState,
  bits: number,
  ticks: number,
  skills?: PlayerSkills,
): PlayerState {
  return walkPark(from, bits, ticks, skills).at(-1) ?? from;
}

/** A body that has come to rest at a spot of the park. */
export function standInPark(x: number, y: number, tick = 0): PlayerState {
  return afterPark(createPlayerState(x, y, 1, tick), 0, 3);
}
