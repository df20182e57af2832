import type { PlayerState } from '#shared/simulation/playerState.ts';
import type { Move } from '#client/bridge/worldEvents.ts';

type Motion = Pick<PlayerState, 'x' | 'y' | 'vy' | 'grounded' | 'standingOn' | 'airJumps' | 'dash'>;

/** State that distinguishes moves, and the distance walked or climbed since the last step's sound (px). */
export interface MoveProgress extends Motion {
  readonly walked: number;
}

export interface Moved {
  readonly progress: MoveProgress;
  readonly moves: readonly Move[];
}

/** Distance between the sounds of two steps, px … */
const STRIDE = 54;
/** … and between two of a ladder. */
const REACH = 40;
/** Landings slower than this (px/s) make no sound. */
const LANDING_SPEED = 200;
/** Lowest speed (px/s) of a jump; a slower rise comes from a current. */
const JUMP_SPEED = 200;
/** A gain of upward speed (px/s) between two frames that means a wall kick. */
const KICK_SPEED = 300;
/** A longer step in one frame (px) is a correction or a portal. */
const MOST_PER_FRAME = 60;

/** Audible moves between two states of the own body; `before` is null at first. */
export function detectMoves(before: MoveProgress | null, now: Motion): Moved {
  if (before === null) return { progress: { ...now, walked: 0 }, moves: [] };
  const moves: Move[] = [];
  if (now.dash > before.dash) moves.push('dash');
  if (now.airJumps > before.airJumps) moves.push('doubleJump');
  else if (isJump(before, now)) moves.push('jump');
  if (!before.grounded && now.grounded && before.vy > LANDING_SPEED) moves.push('land');

  const isClimbing = before.standingOn === 'ladder' && now.standingOn === 'ladder';
  const way = Math.abs(isClimbing ? now.y - before.y : now.x - before.x);
  const isOnFoot = isClimbing || (before.grounded && now.grounded);
  let walked = isOnFoot && way < MOST_PER_FRAME ? before.walked + way : 0;
  if (walked >= (isClimbing ? REACH : STRIDE)) {
    moves.push(isClimbing ? 'climb' : 'step');
    walked -= isClimbing ? REACH : STRIDE;
  }
  return { progress: { ...now, walked }, moves };
}

function isJump(before: MoveProgress, { grounded, standingOn, vy }: Motion): boolean {
  if (grounded || standingOn === 'ladder' || vy > -JUMP_SPEED) return false;
  const wasHeld = before.grounded || before.standingOn === 'ladder';
  return wasHeld || vy < before.vy - KICK_SPEED;
}
