import type { PlayerState } from '#shared/simulation/playerState.ts';
import type { Move } from '#client/bridge/worldEvents.ts';

type Motion = Pick<
  PlayerState,
  'x' | 'y' | 'vx' | 'vy' | 'facing' | 'grounded' | 'standingOn' | 'ride' | 'airJumps' | 'dash'
>;

/** The touches of the body besides the ground. */
export interface Touch {
  readonly isInCurrent: boolean;
  /** The fall speed along a wall that can be climbed, px/s; null when the skill is not learned. */
  readonly slideSpeed: number | null;
}

/** State that distinguishes moves, and the distances since the last sounds (px). */
export interface MoveProgress extends Motion, Pick<Touch, 'isInCurrent'> {
  /** Walked or climbed since the last step. */
  readonly walked: number;
  /** Slid down a wall since the last sound of it. */
  readonly slid: number;
}

export interface Moved {
  readonly progress: MoveProgress;
  readonly moves: readonly Move[];
}

/** Distance between the sounds of two steps, px … */
const STRIDE = 54;
/** … between two of a ladder … */
const REACH = 40;
/** … and between two of a slide down a wall. */
const SLIDE = 46;
/** Landings slower than this (px/s) make no sound. */
const LANDING_SPEED = 200;
/** Lowest speed (px/s) of a jump; a slower rise comes from a current. */
const JUMP_SPEED = 200;
/** A gain of upward speed (px/s) between two frames that means a wall kick. */
const KICK_SPEED = 300;
/** Slower than this (px/s) one turns without a skid. */
const SKID_SPEED = 110;
/** A body slides along a wall when its fall differs from the slide's speed by less than this, px/s. */
const SLIDE_TOLERANCE = 6;
/** A longer step in one frame (px) is a correction or a portal. */
const MOST_PER_FRAME = 60;
const NOTHING: Touch = { isInCurrent: false, slideSpeed: null };

/** Audible moves between two states of the own body; `before` is null at first. */
export function detectMoves(before: MoveProgress | null, now: Motion, touch: Touch = NOTHING): Moved {
  const { isInCurrent } = touch;
  if (before === null) return { progress: { ...now, isInCurrent, walked: 0, slid: 0 }, moves: [] };
  const moves: Move[] = [];
  if (now.dash > before.dash) moves.push('dash');
  if (now.airJumps > before.airJumps) moves.push('doubleJump');
  else if (isJump(before, now)) moves.push('jump');
  if (!before.grounded && now.grounded && before.vy > LANDING_SPEED) moves.push('land');
  if (isSkid(before, now)) moves.push('skid');
  if (now.ride !== 0 && now.ride !== before.ride) moves.push('board');
  if (isInCurrent && !before.isInCurrent) moves.push('current');

  const isClimbing = before.standingOn === 'ladder' && now.standingOn === 'ladder';
  const way = Math.abs(isClimbing ? now.y - before.y : now.x - before.x);
  const isOnFoot = isClimbing || (before.grounded && now.grounded);
  let walked = isOnFoot && way < MOST_PER_FRAME ? before.walked + way : 0;
  if (walked >= (isClimbing ? REACH : STRIDE)) {
    moves.push(isClimbing ? 'climb' : 'step');
    walked -= isClimbing ? REACH : STRIDE;
  }
  // The first touch of the wall is heard at once.
  let slid = isSlide(now, touch) ? (before.slid === 0 ? SLIDE : before.slid + Math.abs(now.y - before.y)) : 0;
  if (slid >= SLIDE) {
    moves.push('wallSlide');
    slid = 1;
  }
  return { progress: { ...now, isInCurrent, walked, slid }, moves };
}

function isJump(before: MoveProgress, { grounded, standingOn, vy }: Motion): boolean {
  if (grounded || standingOn === 'ladder' || vy > -JUMP_SPEED) return false;
  const wasHeld = before.grounded || before.standingOn === 'ladder';
  return wasHeld || vy < before.vy - KICK_SPEED;
}

/** The feet still run one way while the body has turned to the other. */
function isSkid(before: MoveProgress, { grounded, facing, vx, dash }: Motion): boolean {
  return grounded && dash === 0 && facing !== before.facing && vx * facing < -SKID_SPEED;
}

function isSlide({ grounded, standingOn, vx, vy }: Motion, { slideSpeed }: Touch): boolean {
  if (grounded || standingOn !== 'air' || slideSpeed === null || vx !== 0) return false;
  return Math.abs(vy - slideSpeed) < SLIDE_TOLERANCE;
}
