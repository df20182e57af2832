export type Facing = -1 | 1;

/** The footing of the body. In wire order: new ones go to the end. */
export const FOOTINGS = ['air', 'solid', 'platform', 'slope', 'mover', 'ladder'] as const;
export type Footing = (typeof FOOTINGS)[number];

/** The whole state between two ticks. `x`, `y` are the feet in px; speeds in px/s; timers in ticks. */
export interface PlayerState {
  readonly x: number;
  readonly y: number;
  /** Relative to the mover under the body. */
  readonly vx: number;
  readonly vy: number;
  readonly facing: Facing;
  readonly standingOn: Footing;
  /** Standing on something; false on a ladder. */
  readonly grounded: boolean;
  /** Id of the mover that carries, 0 for none. */
  readonly ride: number;
  /** Sideways speed kept from a mover: steering in the air is relative to it. */
  readonly carryX: number;
  /** Ticks in which a jump still counts after walking off an edge. */
  readonly coyote: number;
  /** Ticks in which a jump pressed in the air still counts on landing. */
  readonly buffer: number;
  /** Rising from a jump whose key is still held; letting go cuts the rise once. */
  readonly jumpHeld: boolean;
  /** Jumps made in the air since the body last stood. */
  readonly airJumps: number;
  /** Last pressed direction, while `tapTicks` count for the second press of a dash. */
  readonly tapSide: -1 | 0 | 1;
  readonly tapTicks: number;
  /** Ticks left of a dash towards `facing` … */
  readonly dash: number;
  /** The ticks until the next one may begin. */
  readonly dashWait: number;
  /** Ticks until a ladder can be held again. */
  readonly letGo: number;
  /** Input of the previous tick, to distinguish a press from a hold. */
  readonly heldBits: number;
  /** World tick of this state, at which movers are placed. */
  readonly tick: number;
}

/** A body without motion in the air; the first ticks let it fall to the floor below. */
export function createPlayerState(x: number, y: number, facing: Facing = 1, tick = 0): PlayerState {
  return {
    x,
    y,
    vx: 0,
    vy: 0,
    facing,
    standingOn: 'air',
    grounded: false,
    ride: 0,
    carryX: 0,
    coyote: 0,
    buffer: 0,
    jumpHeld: false,
    airJumps: 0,
    tapSide: 0,
    tapTicks: 0,
    dash: 0,
    dashWait: 0,
    letGo: 0,
    heldBits: 0,
    tick,
  };
}
