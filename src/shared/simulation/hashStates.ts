import type { PlayerState } from './playerState.ts';

const FOOTINGS = ['air', 'solid', 'platform'] as const;

/** FNV-1a over every bit of every state, as 8 hex digits: two runs agree only if each float is equal to the last bit. */
export function hashStates(states: Iterable<PlayerState>): string {
  const view = new DataView(new ArrayBuffer(32));
  let hash = 0x811c9dc5;
  const mix = (byte: number) => {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  };
  for (const state of states) {
    view.setFloat64(0, state.x);
    view.setFloat64(8, state.y);
    view.setFloat64(16, state.vx);
    view.setFloat64(24, state.vy);
    for (let index = 0; index < 32; index += 1) mix(view.getUint8(index));
    mix(state.facing + 1);
    mix(FOOTINGS.indexOf(state.standingOn));
    mix(state.coyote);
    mix(state.buffer);
    mix(state.jumpHeld ? 1 : 0);
    mix(state.heldBits);
  }
  return hash.toString(16).padStart(8, '0');
}
