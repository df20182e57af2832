export type Facing = -1 | 1;
export type Footing = 'air' | 'solid' | 'platform';

/** All that one tick hands to the next. `x`, `y` are the feet in px; speeds in px/s; timers in ticks. */
export interface PlayerState {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly facing: Facing;
  readonly standingOn: Footing;
  readonly grounded: boolean;
  /** Ticks in which a jump still counts after walking off an edge. */
  readonly coyote: number;
  /** Ticks in which a jump pressed in the air still counts on landing. */
  readonly buffer: number;
  /** Rising from a jump whose key is still held; letting go cuts the rise once. */
  readonly jumpHeld: boolean;
  /** Input of the tick before, to tell a press from a hold. */
  readonly heldBits: number;
}

/** A body at rest in the air; the first ticks let it down to whatever is below. */
export function createPlayerState(x: number, y: number, facing: Facing = 1): PlayerState {
  return {
    x,
    y,
    vx: 0,
    vy: 0,
    facing,
    standingOn: 'air',
    grounded: false,
    coyote: 0,
    buffer: 0,
    jumpHeld: false,
    heldBits: 0,
  };
}
