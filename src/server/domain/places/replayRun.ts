import type { Course, MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { RunClass } from '#shared/contract/places.ts';
import { NO_SKILLS, type PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { bodyTouches } from './bodyTouches.ts';
import { followCourse, MOST_RUN_TICKS, type CourseProgress } from './followCourse.ts';
import type { RunInput } from './runInputs.ts';

/** Everything that decides how a run went. */
export interface RecordedRun {
  readonly map: MapDefinition;
  readonly course: Course;
  readonly skills: PlayerSkills;
  /** The body just before it left the start. */
  readonly start: PlayerState;
  readonly inputs: readonly RunInput[];
  /** The time that was counted while it was run. */
  readonly ticks: number;
}

export type Replay =
  | { readonly confirmed: true; readonly runClass: RunClass }
  | { readonly confirmed: false; readonly reason: string };

const refused = (reason: string): Replay => ({ confirmed: false, reason });

/**
 * Runs it again, from the start state and with nothing but the keys: a time counts only if the same steps lead through
 * every gate to the same finish in the same number of ticks. A run that ends alike without any skill is a plain one.
 */
export function replayRun(run: RecordedRun): Replay {
  if (run.inputs.length === 0 || run.inputs.length > MOST_RUN_TICKS)
    return refused(`${run.inputs.length} steps were recorded`);
  if (!bodyTouches(run.start, run.course.start)) return refused('it does not begin at the start');
  const ended = endOf(run, run.skills);
  if (typeof ended === 'string') return refused(ended);
  if (ended.ticks !== run.ticks) return refused(`it takes ${ended.ticks} ticks, not ${run.ticks}`);
  const plain = endOf(run, NO_SKILLS);
  const isPlain = typeof plain !== 'string' && plain.ticks === run.ticks;
  return { confirmed: true, runClass: isPlain ? 'PLAIN' : 'SKILLED' };
}

/** How far the last step led, or why the run ends elsewhere. */
function endOf({ map, course, start, inputs }: RecordedRun, skills: PlayerSkills): CourseProgress | string {
  let before = start;
  let progress: CourseProgress | null = null;
  for (const [index, { bits, tick }] of inputs.entries()) {
    if (tick < before.tick) return `step ${index} goes back in time`;
    const after = stepPlayer(before, bits, map, skills, tick);
    const step = followCourse(course, progress, { before, after });
    if (step.progress === null) return `step ${index} ends it: ${step.event ?? 'it never began'}`;
    const isLast = index === inputs.length - 1;
    if (isLast && step.event === 'finished') return step.progress;
    if (step.event === 'finished') return `it is over after step ${index}`;
    ({ progress } = step);
    before = after;
  }
  return `it ends after ${progress?.gates ?? 0} of ${course.gates.length} gates, not in the finish`;
}
