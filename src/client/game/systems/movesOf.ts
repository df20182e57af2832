import type { PlayerState } from '#shared/simulation/playerState.ts';
import type { Move } from '#client/bridge/moments.ts';

type Motion = Pick<PlayerState, 'x' | 'y' | 'vy' | 'grounded' | 'standingOn' | 'airJumps' | 'dash'>;

/** What tells moves apart, and how far was walked or climbed since the last step was heard (px). */
export interface Gait extends Motion {
  readonly walked: number;
}

export interface Moved {
  readonly gait: Gait;
  readonly moves: readonly Move[];
}

/** So far carries one step … */
const STRIDE = 54;
/** … and one reach up a ladder. */
const REACH = 40;
/** Landings slower than this (px/s) are not heard. */
const LANDING_SPEED = 200;
/** A jump begins at least this fast (px/s); what rises more slowly is lifted by water. */
const JUMP_SPEED = 200;
/** So much faster upwards (px/s) from one picture to the next is a kick off a wall. */
const KICK_SPEED = 300;
/** Farther in one frame is no walk but a correction or a portal. */
const MOST_PER_FRAME = 60;

/** What can be heard between two pictures of the own body; `before` is null at the first. */
export function movesOf(before: Gait | null, now: Motion): Moved {
  if (before === null) return { gait: { ...now, walked: 0 }, moves: [] };
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
  return { gait: { ...now, walked }, moves };
}

function isJump(before: Gait, { grounded, standingOn, vy }: Motion): boolean {
  if (grounded || standingOn === 'ladder' || vy > -JUMP_SPEED) return false;
  const wasHeld = before.grounded || before.standingOn === 'ladder';
  return wasHeld || vy < before.vy - KICK_SPEED;
}
