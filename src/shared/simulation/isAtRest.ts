import { COYOTE_TICKS } from './feel.ts';
import type { PlayerState } from './playerState.ts';

/** Whether a tick without input would change nothing: such ticks need neither be sent nor stepped. */
export function isAtRest(state: PlayerState): boolean {
  return (
    state.grounded &&
    state.vx === 0 &&
    state.vy === 0 &&
    state.coyote === COYOTE_TICKS &&
    state.buffer === 0 &&
    !state.jumpHeld &&
    state.heldBits === 0
  );
}
