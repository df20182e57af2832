import type { TimeTrialCourse, MapDefinition } from '#shared/content/maps/mapTypes.ts';
import type { RunClass } from '#shared/contract/world/timeTrials.ts';
import { NO_SKILLS, type PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';
import { isReadyToRun, MOST_RUN_TICKS, RUN_BEGINNING, stepRun, type RunProgress } from './stepRun.ts';
import type { RunInput } from './runInputs.ts';

/** Everything that decides a run. */
export interface RecordedRun {
  readonly map: MapDefinition;
  readonly course: TimeTrialCourse;
  readonly skills: PlayerSkills;
  /** The body at the start signal: its tick is the last before it. */
  readonly start: PlayerState;
  readonly inputs: readonly RunInput[];
  /** The time that was counted during the run. */
  readonly ticks: number;
}

export type Replay =
  | { readonly confirmed: true; readonly runClass: RunClass }
  | { readonly confirmed: false; readonly reason: string };

const refused = (reason: string): Replay => ({ confirmed: false, reason });

/**
 * Replays it from the start state with the keys alone: a time counts only if the same steps lead through every gate to
 * the same finish in the same number of ticks. A run that ends alike without any skill is a plain one.
 */
export function replayRun(run: RecordedRun): Replay {
  if (run.inputs.length === 0 || run.inputs.length > MOST_RUN_TICKS)
    return refused(`${run.inputs.length} steps were recorded`);
  if (!isReadyToRun(run.course, run.start)) return refused('it does not begin standing at the start');
  const ended = endOf(run, run.skills);
  if (typeof ended === 'string') return refused(ended);
  if (ended.ticks !== run.ticks) return refused(`it takes ${ended.ticks} ticks, not ${run.ticks}`);
  const plain = endOf(run, NO_SKILLS);
  const isPlain = typeof plain !== 'string' && plain.ticks === run.ticks;
  return { confirmed: true, runClass: isPlain ? 'PLAIN' : 'SKILLED' };
}

/** The ticks of the last step, or the reason why the run ends elsewhere. */
function endOf({ map, course, start, inputs }: RecordedRun, skills: PlayerSkills): RunProgress | string {
  let before = start;
  let progress = RUN_BEGINNING;
  for (const [index, { bits, tick }] of inputs.entries()) {
    if (tick < before.tick) return `step ${index} goes back in time`;
    const after = stepPlayer(before, bits, map, skills, tick);
    const step = stepRun(course, progress, { before, after });
    if (step.progress === null) return `step ${index} ends it: ${step.event}`;
    const isLast = index === inputs.length - 1;
    if (isLast && step.event === 'finished') return step.progress;
    if (step.event === 'finished') return `it is over after step ${index}`;
    ({ progress } = step);
    before = after;
  }
  return `it ends after ${progress.gates} of ${course.gates.length} gates, not in the finish`;
}
