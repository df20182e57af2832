/** Pure: what a step of a body means for a timed run. The recording and the replay both ask here. */
import type { Course } from '#shared/content/maps/mapTypes.ts';
import type { RunEnd } from '#shared/contract/rooms/placeMessages.ts';
import { TICK_RATE } from '#shared/simulation/feel.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { bodyTouches } from './bodyTouches.ts';

export interface CourseProgress {
  /** Since the start was left. */
  readonly ticks: number;
  /** Gates passed, in their order. */
  readonly gates: number;
}

export type CourseStep =
  | { readonly progress: CourseProgress; readonly event: 'started' | 'gate' | 'finished' | null }
  /** Nobody runs; `event` is why nobody does any more. */
  | { readonly progress: null; readonly event: Exclude<RunEnd, 'skills'> | null };

/** Nobody needs longer; what is recorded of a run stays small. */
export const MOST_RUN_TICKS = 120 * TICK_RATE;
/** Who stands about for so long has given up. */
export const MOST_PAUSE_TICKS = 10 * TICK_RATE;
/** So far below the lowest box of a course one has fallen off it, px. */
const FALL_PX = 64;

const OFF: CourseStep = { progress: null, event: null };

/**
 * A run begins with the step that leaves the start. Its time is counted in ticks of the world, at least one for every
 * step: whoever stands and waits lets the time go by, and no claimed tick can make a step free.
 */
export function followCourse(
  course: Course,
  progress: CourseProgress | null,
  { before, after }: { readonly before: PlayerState; readonly after: PlayerState },
): CourseStep {
  if (progress === null) {
    const leaves = bodyTouches(before, course.start) && !bodyTouches(after, course.start);
    // Only this one tick, however long one has rested at the start before.
    return leaves ? { progress: { ticks: 1, gates: 0 }, event: 'started' } : OFF;
  }
  const passed = Math.max(1, after.tick - before.tick);
  const ticks = progress.ticks + passed;
  if (bodyTouches(after, course.start)) return { progress: null, event: 'returned' };
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

function lowestOf({ start, gates, finish }: Course): number {
  return Math.max(...[start, ...gates, finish].map(({ y, h }) => y + h));
}
