import type { PlayerState } from '#shared/simulation/playerState.ts';
import type { Move } from '#client/bridge/moments.ts';

/** What tells moves apart, and how far was walked since the last step was heard (px). */
export interface Gait extends Pick<PlayerState, 'x' | 'vy' | 'grounded'> {
  readonly walked: number;
}

export interface Moved {
  readonly gait: Gait;
  readonly moves: readonly Move[];
}

/** So far carries one step. */
const STRIDE = 54;
/** Landings slower than this (px/s) are not heard. */
const LANDING_SPEED = 200;
/** Farther in one frame is no walk but a correction or a portal. */
const MOST_PER_FRAME = 60;

/** What can be heard between two pictures of the own body; `before` is null at the first. */
export function movesOf(before: Gait | null, now: Pick<PlayerState, 'x' | 'vy' | 'grounded'>): Moved {
  const { x, vy, grounded } = now;
  if (before === null) return { gait: { x, vy, grounded, walked: 0 }, moves: [] };
  const moves: Move[] = [];
  if (before.grounded && !grounded && vy < 0) moves.push('jump');
  if (!before.grounded && grounded && before.vy > LANDING_SPEED) moves.push('land');
  const way = Math.abs(x - before.x);
  let walked = before.grounded && grounded && way < MOST_PER_FRAME ? before.walked + way : 0;
  if (walked >= STRIDE) {
    moves.push('step');
    walked -= STRIDE;
  }
  return { gait: { x, vy, grounded, walked }, moves };
}
