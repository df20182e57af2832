import { createPlayerState, type PlayerState } from '../playerState.ts';
import { stepPlayer } from '../stepPlayer.ts';
import { courseMap } from './courseMap.ts';

export interface Trace {
  readonly name: string;
  readonly start: { readonly x: number; readonly y: number };
  /** Runs of `[bits, ticks]`. */
  readonly inputs: readonly (readonly [number, number])[];
  /** Expected hash of all states, in order. */
  readonly hash: string;
  /** Where the feet end, to see at a glance what a changed hash means. */
  readonly end: { readonly x: number; readonly y: number };
}

/** Every state of a recorded run on the course map, the first step's result first. */
export function replayTrace(trace: Pick<Trace, 'start' | 'inputs'>): PlayerState[] {
  const states: PlayerState[] = [];
  let state = createPlayerState(trace.start.x, trace.start.y);
  for (const [bits, ticks] of trace.inputs) {
    for (let tick = 0; tick < ticks; tick += 1) {
      state = stepPlayer(state, bits, courseMap);
      states.push(state);
    }
  }
  return states;
}
