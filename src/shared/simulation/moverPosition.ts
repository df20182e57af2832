/** Pure: positions of movers. Whole ticks give the same floats everywhere; drawing may ask for fractions. */
import { TICK_RATE } from './feel.ts';
import type { MoverTrack } from './geometry.ts';

/** Left end of the walking line in px. */
export interface MoverPlace {
  readonly x: number;
  readonly y: number;
}

/** Eased there and back, with zero speed at both ends. */
export function moverPosition({ x, y, toX, toY, periodTicks }: MoverTrack, tick: number): MoverPlace {
  const phase = (tick % periodTicks) / periodTicks;
  const way = phase < 0.5 ? phase * 2 : 2 - phase * 2;
  const eased = way * way * (3 - 2 * way);
  return { x: x + (toX - x) * eased, y: y + (toY - y) * eased };
}

/** px/s in the tick that led to this one. */
export function moverVelocity(mover: MoverTrack, tick: number): { readonly vx: number; readonly vy: number } {
  const before = moverPosition(mover, tick > 0 ? tick - 1 : mover.periodTicks - 1);
  const now = moverPosition(mover, tick);
  return { vx: (now.x - before.x) * TICK_RATE, vy: (now.y - before.y) * TICK_RATE };
}
