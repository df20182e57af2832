/** Pure. The path of a body in a run, without the commands that led it. */
import { ANIMATIONS, animationOf, type AnimationName } from '../animationOf.ts';
import { createStage } from './createStage.ts';
import type { StageLevel } from './level.ts';
import { startCommand } from './startCommand.ts';
import { stepStage } from './stepStage.ts';
import type { StageState, StageStep } from './stageTypes.ts';

/** Tick, feet in px, side (-1 or 1), index in `ANIMATIONS`. A body moves evenly between two points. */
export type PathPoint = readonly [tick: number, x: number, y: number, facing: -1 | 1, animation: number];

/** The pose of a body at an instant; velocities in px/s. */
export interface PathPose {
  readonly x: number;
  readonly y: number;
  readonly facing: -1 | 1;
  readonly animation: AnimationName;
  readonly vx: number;
  readonly vy: number;
}

/** The length up to which a run is recorded. */
export const PATH_TICKS = 60 * 60;
/** Ticks between two samples, and the distance that a point may have from the straight line that replaces it, px. */
const EVERY = 3;
const NEAR = 1.5;
/** The number of samples that one straight line may replace. */
const LONGEST_LINE = 60;

const pointOf = ({ player }: StageState, tick: number): PathPoint => [
  tick,
  Math.round(player.x),
  Math.round(player.y),
  player.facing,
  ANIMATIONS.indexOf(animationOf(player)),
];

/** Plays the commands of a run once more. Throws StageMisuse for commands that no engine would report. */
export function recordPath(
  level: StageLevel,
  seed: number,
  steps: readonly Pick<StageStep, 'command' | 'args'>[],
): PathPoint[] {
  let state = createStage(level, seed);
  let tick = 0;
  const looks = [pointOf(state, tick)];
  for (const { command, args } of steps) {
    state = startCommand(state, command, args).state;
    while (state.drive !== null && tick < PATH_TICKS) {
      state = stepStage(state);
      tick += 1;
      if (tick % EVERY === 0 || state.drive === null) looks.push(pointOf(state, tick));
    }
    if (tick >= PATH_TICKS) break;
  }
  return straightened(looks);
}

/** Leaves out samples on the way between their neighbours; the first and the last sample stay. */
function straightened(looks: readonly PathPoint[]): PathPoint[] {
  const kept: PathPoint[] = looks.slice(0, 1);
  let from = 0;
  for (let to = 1; to < looks.length; to += 1) {
    const isLast = to === looks.length - 1;
    if (!isLast && to + 1 - from <= LONGEST_LINE && isStraight(looks, from, to + 1)) continue;
    const end = looks[to];
    if (end) kept.push(end);
    from = to;
  }
  return kept;
}

function isStraight(looks: readonly PathPoint[], from: number, to: number): boolean {
  const [start, end] = [looks[from], looks[to]];
  if (!start || !end) return false;
  const span = Math.max(1, end[0] - start[0]);
  return looks.slice(from + 1, to).every(([tick, x, y, facing, animation]) => {
    const share = (tick - start[0]) / span;
    return (
      facing === start[3] &&
      animation === start[4] &&
      Math.abs(start[1] + (end[1] - start[1]) * share - x) <= NEAR &&
      Math.abs(start[2] + (end[2] - start[2]) * share - y) <= NEAR
    );
  });
}

/** Before the first point as at it, after the last one standing there; null for a path without points. */
export function poseOnPath(path: readonly PathPoint[], tick: number): PathPose | null {
  const index = Math.max(
    0,
    path.findLastIndex((point) => point[0] <= tick),
  );
  const here = path[index];
  if (!here) return null;
  const next = path[index + 1];
  const [at, x, y, facing, kind] = here;
  const animation = ANIMATIONS[kind] ?? 'stand';
  if (!next || tick <= at) return { x, y, facing, animation, vx: 0, vy: 0 };
  const ticks = next[0] - at;
  const share = (tick - at) / ticks;
  const [dx, dy] = [next[1] - x, next[2] - y];
  return {
    facing,
    animation,
    x: x + dx * share,
    y: y + dy * share,
    vx: (dx / ticks) * 60,
    vy: (dy / ticks) * 60,
  };
}
