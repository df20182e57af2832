/** Pure. The effect of a body's step on a timed run. The recording and the replay both use it. */
import type { TimeTrialCourse } from '#shared/content/maps/mapTypes.ts';
import { TICK_RATE } from '#shared/simulation/feel.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { bodyTouches } from '#shared/simulation/bodyTouches.ts';

export interface RunProgress {
  /** Since the start signal. */
  readonly ticks: number;
  /** The passed gates, in their order. */
  readonly gates: number;
}

export type RunStep =
  | { readonly progress: RunProgress; readonly event: 'gate' | 'finished' | null }
  /** The reason why the run is over. */
  | { readonly progress: null; readonly event: 'fell' | 'paused' | 'tooLong' };

/** At the start signal. */
export const RUN_BEGINNING: RunProgress = { ticks: 0, gates: 0 };

/** No run needs longer, and the recording stays small. */
export const MOST_RUN_TICKS = 120 * TICK_RATE;
/** A runner that stands for this time has given up. */
export const MOST_PAUSE_TICKS = 10 * TICK_RATE;
/**
 * The height below the lowest box of a course at which a runner has fallen off it, px: from a floor just below it can
 * climb up again.
 */
const FALL_PX = 144;

/** A run begins standing still on firm ground at the start, without a run-up. */
export function isReadyToRun(course: TimeTrialCourse, state: PlayerState): boolean {
  return state.grounded && state.ride === 0 && state.vx === 0 && bodyTouches(state, course.start);
}

/**
 * Time is counted in ticks of the world since the start signal, at least one for every step: a waiting runner lets the
 * time go by, and no claimed tick can make a step free.
 */
export function stepRun(
  course: TimeTrialCourse,
  progress: RunProgress,
  { before, after }: { readonly before: PlayerState; readonly after: PlayerState },
): RunStep {
  const passed = Math.max(1, after.tick - before.tick);
  const ticks = progress.ticks + passed;
  if (passed > MOST_PAUSE_TICKS) return { progress: null, event: 'paused' };
  if (ticks > MOST_RUN_TICKS) return { progress: null, event: 'tooLong' };
  if (after.y > lowestOf(course) + FALL_PX) return { progress: null, event: 'fell' };

  const gate = course.gates[progress.gates];
  if (gate === undefined) {
    const isDone = bodyTouches(after, course.finish);
    return { progress: { ...progress, ticks }, event: isDone ? 'finished' : null };
  }
  if (!bodyTouches(after, gate)) return { progress: { ...progress, ticks }, event: null };
  return { progress: { ticks, gates: progress.gates + 1 }, event: 'gate' };
}

function lowestOf({ start, gates, finish }: TimeTrialCourse): number {
  return Math.max(...[start, ...gates, finish].map(({ y, h }) => y + h));
}
