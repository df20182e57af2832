/** Pure. Other players are drawn with a delay, movers without one. */
import { BODY_HALF_WIDTH } from '#shared/simulation/feel.ts';
import type { MoverTrack } from '#shared/simulation/geometry.ts';
import { moverPosition } from '#shared/simulation/moverPosition.ts';

/** Tolerance for positions that are quantised to quarter pixels and interpolated, px. */
const REST_PX = 4;

interface Feet {
  readonly x: number;
  readonly y: number;
}

/**
 * Moves the feet of a player from the tick `seenAt` to the tick `drawnAt`: on a mover they move along with it,
 * elsewhere they stay.
 */
export function remoteOnMover(
  movers: readonly MoverTrack[],
  { x, y }: Feet,
  { seenAt, drawnAt }: { readonly seenAt: number; readonly drawnAt: number },
): Feet {
  for (const mover of movers) {
    const was = moverPosition(mover, seenAt);
    const isBeside = x + BODY_HALF_WIDTH < was.x || x - BODY_HALF_WIDTH > was.x + mover.w;
    if (isBeside || Math.abs(was.y - y) > REST_PX) continue;
    const is = moverPosition(mover, drawnAt);
    return { x: x + is.x - was.x, y: is.y };
  }
  return { x, y };
}
