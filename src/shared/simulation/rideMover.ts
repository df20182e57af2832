/** Movers: carrying a body, and meeting one from below or above. */
import { BODY_HALF_WIDTH, MOVER_STEP_UP, TICK_RATE } from './feel.ts';
import type { CollisionMap, MoverTrack } from './geometry.ts';
import { isInsideSolid } from './isInsideSolid.ts';
import { moveHorizontally } from './moveHorizontally.ts';
import { moverPosition, moverVelocity } from './moverPosition.ts';
import { moveVertically, type VerticalMove } from './moveVertically.ts';
import type { PlayerState } from './playerState.ts';

/** A body after the mover below it has carried it, and the mover's speed (px/s). */
export interface Carried {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

/** Null when no mover carries the body. A ceiling, a wall or a floor in the way stops the body; the mover continues. */
export function carryAlong(map: CollisionMap, state: PlayerState, tick: number): Carried | null {
  const mover = state.ride === 0 ? undefined : map.movers.find(({ id }) => id === state.ride);
  if (mover === undefined) return null;
  const before = moverPosition(mover, state.tick);
  const now = moverPosition(mover, tick);
  const velocity = moverVelocity(mover, tick);
  const dy = now.y - before.y;
  const lifted =
    dy === 0
      ? { x: state.x, y: state.y, standingOn: 'air' }
      : moveVertically(map, {
          x: state.x,
          y: state.y,
          vy: dy * TICK_RATE,
          dropping: false,
          snap: 0,
          fromSlope: false,
        });
  const isHeldBack = lifted.standingOn !== 'air' || (dy < 0 && isInsideSolid(map, lifted.x, now.y));
  const { x, y } = moveHorizontally(map, lifted.x, isHeldBack ? lifted.y : now.y, now.x - before.x);
  return { x, y, ...velocity };
}

/** A body on a mover, and the sideways speed (px/s) of that mover. */
export interface Boarded {
  readonly ride: number;
  readonly y: number;
  readonly vx: number;
}

interface Boarding {
  /** The body before this tick, and the move it has made since. */
  readonly state: PlayerState;
  readonly moved: VerticalMove;
  readonly tick: number;
}

/**
 * The mover on which the body has landed: its board was below the feet before the tick and is not any more. Firm ground
 * at the same height takes precedence; a board that would press the body into a ceiling passes through it.
 */
export function boardMover(map: CollisionMap, { state, moved, tick }: Boarding): Boarded | null {
  let boarded: Boarded | null = null;
  for (const mover of map.movers) {
    const now = moverPosition(mover, tick);
    const left = moved.x - BODY_HALF_WIDTH;
    const right = moved.x + BODY_HALF_WIDTH;
    if (now.x >= right || now.x + mover.w <= left) continue;
    if (!wasAbove(mover, state) || !isBelow(now.y, moved)) continue;
    const velocity = moverVelocity(mover, tick);
    if (moved.vy < velocity.vy && moved.vy < 0) continue;
    if (isInsideSolid(map, moved.x, now.y) || (boarded !== null && boarded.y <= now.y)) continue;
    boarded = { ride: mover.id, y: now.y, vx: velocity.vx };
  }
  return boarded;
}

function wasAbove(mover: MoverTrack, state: PlayerState): boolean {
  const before = moverPosition(mover, state.tick);
  if (state.y <= before.y) return true;
  const wasBeside = before.x >= state.x + BODY_HALF_WIDTH || before.x + mover.w <= state.x - BODY_HALF_WIDTH;
  return wasBeside && state.grounded && state.y <= before.y + MOVER_STEP_UP;
}

/** The feet have passed the board; firm ground exactly at its height keeps them. */
function isBelow(board: number, { y, standingOn }: VerticalMove): boolean {
  return standingOn === 'air' ? board <= y : board < y;
}
