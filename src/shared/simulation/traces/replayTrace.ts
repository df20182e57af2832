import type { CollisionMap } from '../geometry.ts';
import { NO_SKILLS, type PlayerSkills } from '../playerSkills.ts';
import { createPlayerState, type PlayerState } from '../playerState.ts';
import { stepPlayer } from '../stepPlayer.ts';
import { courseMap } from './courseMap.ts';
import { parkMap } from './parkMap.ts';

const MAPS = { course: courseMap, park: parkMap } as const satisfies Record<string, CollisionMap>;

export interface Trace {
  readonly name: string;
  /** The course map by default. */
  readonly map?: keyof typeof MAPS;
  /** The skills of the body; none by default. */
  readonly skills?: Partial<PlayerSkills>;
  /** The feet, and the world tick at which the run begins (0 by default). */
  readonly start: { readonly x: number; readonly y: number; readonly tick?: number };
  /** Runs of `[bits, ticks]`. */
  readonly inputs: readonly (readonly [number, number])[];
  /** Expected hash of all states, in order. */
  readonly hash: string;
  /** Final position of the feet, to judge a changed hash. */
  readonly end: { readonly x: number; readonly y: number };
}

/** Every state of a recorded run, the first step's result first. */
export function replayTrace({ map, skills, start, inputs }: Omit<Trace, 'hash' | 'end'>): PlayerState[] {
  const states: PlayerState[] = [];
  let state = createPlayerState(start.x, start.y, 1, start.tick);
  const learned = { ...NO_SKILLS, ...skills };
  for (const [bits, ticks] of inputs) {
    for (let tick = 0; tick < ticks; tick += 1) {
      state = stepPlayer(state, bits, MAPS[map ?? 'course'], learned);
      states.push(state);
    }
  }
  return states;
}
