/** Pure. The position and motion of a ghost between two spots of its path. */
import { GHOST_STEP, type Ghost } from '#shared/contract/rooms/timeTrialMessages.ts';
import { TICK_RATE } from '#shared/simulation/feel.ts';

/** Slower than this (px/s) a ghost stands, or neither rises nor falls. */
const STILL = 12;
/** Slopes rise by less than this share of the way along. */
const SLOPE = 1.05;

export interface GhostMotion {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly facing: -1 | 1;
  readonly animation: 'stand' | 'walk' | 'jump' | 'fall' | 'climb';
}

/** `at` is the place on the path in spots, with its fraction: before 0 at the first, after the end at the last. */
export function ghostMotion(path: Ghost['path'], at: number): GhostMotion {
  const last = path.length - 1;
  const place = Math.max(0, Math.min(last, at));
  const index = Math.min(Math.floor(place), Math.max(0, last - 1));
  const [fromX, fromY] = path[index] ?? [0, 0];
  const [toX, toY] = path[index + 1] ?? [fromX, fromY];
  const share = place - index;
  const isMoving = at > 0 && at < last;
  const speed = isMoving ? TICK_RATE / GHOST_STEP : 0;
  const [vx, vy] = [(toX - fromX) * speed, (toY - fromY) * speed];
  const x = fromX + (toX - fromX) * share;
  const y = fromY + (toY - fromY) * share;
  return { x, y, vx, vy, facing: vx < 0 ? -1 : 1, animation: animationAt(vx, vy) };
}

function animationAt(vx: number, vy: number): GhostMotion['animation'] {
  const [along, upOrDown] = [Math.abs(vx), Math.abs(vy)];
  if (upOrDown > STILL && along <= STILL) return 'climb';
  if (upOrDown > STILL && upOrDown > along * SLOPE) return vy < 0 ? 'jump' : 'fall';
  return along > STILL ? 'walk' : 'stand';
}
