import { mapById } from '#shared/content/maps/maps.ts';
import { MAP_IDS, type MapKey } from '#shared/content/maps/mapTypes.ts';
import { NO_SKILLS, type PlayerSkills } from '#shared/simulation/playerSkills.ts';
import { createPlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { RUN_BEGINNING, stepRun } from './stepRun.ts';
import type { RecordedRun } from './replayRun.ts';
import type { RunInput } from './runInputs.ts';

/** Keys that lead from the middle of a start to the finish: runs of `[bits, ticks]`. */
// prettier-ignore
export const SAMPLE_KEYS = {
  plaza: [[2, 56], [6, 16], [0, 8], [2, 40], [6, 8], [0, 8], [2, 40], [6, 24], [0, 8], [2, 24], [6, 16], [2, 16], [6, 24], [2, 32], [6, 8], [2, 24]],
  beach: [
    [2, 48], [6, 16], [8, 8], [2, 8], [6, 16], [0, 8], [2, 56], [6, 8], [0, 8], [2, 56], [6, 16], [0, 8],
    [2, 72], [6, 16], [0, 8], [2, 40], [6, 8], [0, 8], [2, 6],
  ],
  kelp: [
    [1, 64], [16, 20], [6, 34], [2, 16], [16, 92], [5, 39], [2, 1], [6, 39], [2, 104], [6, 39], [1, 1], [5, 39], [1, 16], [2, 16],
    [16, 91], [1, 16], [5, 43], [1, 1], [5, 16], [4, 23], [2, 1], [6, 39], [2, 48], [16, 80], [5, 32], [1, 69],
  ],
  cave: [
    [5, 38], [1, 1], [5, 38], [1, 112], [16, 80], [6, 20], [2, 72], [6, 39], [2, 16], [6, 44], [2, 72], [6, 45], [2, 40], [12, 2],
    [0, 32], [12, 2], [0, 32], [2, 40], [6, 63], [2, 1], [6, 49], [2, 1], [6, 32], [2, 14],
  ],
  arena: [[2, 80], [6, 7], [2, 22], [6, 53], [2, 40], [16, 121], [1, 16], [2, 16], [16, 100], [1, 15]],
  sky: [
    [1, 192], [5, 38], [1, 1], [5, 39], [1, 1], [5, 16], [4, 138], [2, 70], [6, 41], [2, 40], [6, 43], [2, 80], [1, 16], [16, 80],
    [6, 24], [2, 1], [6, 43], [2, 40], [6, 41], [2, 24], [1, 16], [16, 100], [5, 7], [1, 19], [5, 7], [1, 62], [5, 55], [1, 14],
  ],
  /** Only for a runner who has learned SPEED_BOOST to its fourth level. */
  plazaOnQuickFeet: [[2, 40], [6, 16], [0, 8], [2, 8], [6, 32], [2, 16], [6, 24], [2, 48], [6, 16], [2, 40], [6, 8], [0, 8], [2, 16]],
} as const satisfies Readonly<Record<string, readonly (readonly [bits: number, ticks: number])[]>>;

const MAP_OF = {
  plaza: 'plaza',
  beach: 'beach',
  kelp: 'kelp',
  cave: 'cave',
  arena: 'arena',
  sky: 'sky',
  plazaOnQuickFeet: 'plaza',
} as const satisfies Readonly<Record<keyof typeof SAMPLE_KEYS, MapKey>>;

/** The ticks until a placed body stands on the ground. */
const STANDING_TICKS = 3;

interface SampleOptions {
  readonly skills?: PlayerSkills;
  /** The world tick at the start. */
  readonly tick?: number;
  /** Ticks after the start signal before the first key is pressed. */
  readonly late?: number;
}

/** The room's record of such a run, up to the finish. Throws when the keys do not lead there. */
export function sampleRun(key: keyof typeof SAMPLE_KEYS, options: SampleOptions = {}): RecordedRun {
  const { skills = NO_SKILLS, tick = 0, late = 0 } = options;
  const map = mapById(MAP_IDS[MAP_OF[key]]);
  const course = map?.courses[0];
  if (map === undefined || course === undefined) throw new Error(`map ${key} has no course`);
  const { x, y, w, h } = course.start;
  const keys = [[0, late] as const, ...SAMPLE_KEYS[key]].flatMap(([bits, ticks]) =>
    Array<number>(ticks).fill(bits),
  );

  let state = createPlayerState(x + w / 2, y + h, 1, tick);
  for (let left = STANDING_TICKS; left > 0; left -= 1) state = stepPlayer(state, 0, map, skills);
  const start = state;
  let progress = RUN_BEGINNING;
  const inputs: RunInput[] = [];
  for (const bits of keys) {
    const before = state;
    state = stepPlayer(before, bits, map, skills);
    inputs.push({ bits, tick: state.tick });
    const step = stepRun(course, progress, { before, after: state });
    if (step.progress === null) break;
    ({ progress } = step);
    if (step.event === 'finished') return { map, course, skills, start, inputs, ticks: progress.ticks };
  }
  throw new Error(`the sample keys of ${key} do not lead to the finish`);
}
