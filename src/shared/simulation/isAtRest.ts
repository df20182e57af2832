import { currentAt } from './currentAt.ts';
import { BODY_HALF_WIDTH, BODY_HEIGHT, COYOTE_TICKS, MOVER_STEP_UP } from './feel.ts';
import type { CollisionMap, MoverTrack } from './geometry.ts';
import type { PlayerState } from './playerState.ts';

/**
 * Whether any number of ticks without input would change nothing, so that they need neither be sent nor stepped. Never
 * where a mover passes or a current flows.
 */
export function isAtRest(state: PlayerState, map: CollisionMap): boolean {
  const isHeld = state.standingOn === 'ladder' || (state.grounded && state.coyote >= COYOTE_TICKS);
  return (
    isHeld &&
    state.vx === 0 &&
    state.vy === 0 &&
    state.buffer === 0 &&
    !state.jumpHeld &&
    state.airJumps === 0 &&
    state.heldBits === 0 &&
    state.tapTicks === 0 &&
    state.dash === 0 &&
    state.dashWait === 0 &&
    state.letGo === 0 &&
    currentAt(map, state.x, state.y) === null &&
    !map.movers.some((mover) => comesBy(mover, state))
  );
}

function comesBy({ x, y, w, toX, toY }: MoverTrack, body: PlayerState): boolean {
  const [left, right] = x < toX ? [x, toX + w] : [toX, x + w];
  const [top, bottom] = y < toY ? [y, toY] : [toY, y];
  return (
    left < body.x + BODY_HALF_WIDTH &&
    right > body.x - BODY_HALF_WIDTH &&
    top - MOVER_STEP_UP <= body.y &&
    bottom >= body.y - BODY_HEIGHT
  );
}
