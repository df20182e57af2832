import { mapById } from '#shared/content/maps/maps.ts';
import { MAP_IDS, type MapKey } from '#shared/content/maps/mapTypes.ts';
import { NO_SKILLS, type PlayerSkills } from '#shared/simulation/playerSkills.ts';
import { createPlayerState, type PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { followCourse, type CourseProgress } from './followCourse.ts';
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
  /** Only for who has learned SPEED_BOOST to its fourth level. */
  plazaOnQuickFeet: [[2, 40], [6, 16], [0, 8], [2, 8], [6, 32], [2, 16], [6, 24], [2, 48], [6, 16], [2, 40], [6, 8], [0, 8], [2, 16]],
} as const satisfies Readonly<Record<string, readonly (readonly [bits: number, ticks: number])[]>>;

const MAP_OF = { plaza: 'plaza', beach: 'beach', plazaOnQuickFeet: 'plaza' } as const satisfies Readonly<
  Record<keyof typeof SAMPLE_KEYS, MapKey>
>;

interface SampleOptions {
  readonly skills?: PlayerSkills;
  /** World tick at which one stands at the start. */
  readonly tick?: number;
  /** Ticks without a key before the first one is pressed. */
  readonly rest?: number;
}

/** What the room records of such a run, up to the finish. Throws when the keys do not lead there. */
export function sampleRun(key: keyof typeof SAMPLE_KEYS, options: SampleOptions = {}): RecordedRun {
  const { skills = NO_SKILLS, tick = 0, rest = 3 } = options;
  const map = mapById(MAP_IDS[MAP_OF[key]]);
  const course = map?.courses[0];
  if (map === undefined || course === undefined) throw new Error(`map ${key} has no course`);
  const { x, y, w, h } = course.start;
  const keys = [[0, rest] as const, ...SAMPLE_KEYS[key]].flatMap(([bits, ticks]) =>
    Array<number>(ticks).fill(bits),
  );

  let state = createPlayerState(x + w / 2, y + h, 1, tick);
  let start: PlayerState | null = null;
  let progress: CourseProgress | null = null;
  const inputs: RunInput[] = [];
  for (const bits of keys) {
    const before = state;
    state = stepPlayer(before, bits, map, skills);
    const step = followCourse(course, progress, { before, after: state });
    if (step.event === 'started') start = before;
    ({ progress } = step);
    if (start === null) continue;
    inputs.push({ bits, tick: state.tick });
    if (step.event === 'finished' && progress !== null)
      return { map, course, skills, start, inputs, ticks: progress.ticks };
  }
  throw new Error(`the sample keys of ${key} do not lead to the finish`);
}
