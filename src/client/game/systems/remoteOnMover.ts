/** Pure: others are seen a moment late, their movers are not. */
import { BODY_HALF_WIDTH } from '#shared/simulation/feel.ts';
import type { MoverTrack } from '#shared/simulation/geometry.ts';
import { moverPlace } from '#shared/simulation/moverPlace.ts';

/** Positions come in quarter pixels and are drawn on a line between two of them. */
const REST_PX = 4;

interface Feet {
  readonly x: number;
  readonly y: number;
}

/**
 * The feet of somebody who stood at (x, y) at the tick `seenAt`, at the tick `drawnAt`: on a mover they have gone on with
 * it, anywhere else they are where they were.
 */
export function remoteOnMover(
  movers: readonly MoverTrack[],
  { x, y }: Feet,
  { seenAt, drawnAt }: { readonly seenAt: number; readonly drawnAt: number },
): Feet {
  for (const mover of movers) {
    const was = moverPlace(mover, seenAt);
    const isBeside = x + BODY_HALF_WIDTH < was.x || x - BODY_HALF_WIDTH > was.x + mover.w;
    if (isBeside || Math.abs(was.y - y) > REST_PX) continue;
    const is = moverPlace(mover, drawnAt);
    return { x: x + is.x - was.x, y: is.y };
  }
  return { x, y };
}
