import { FOOTINGS, type PlayerState } from './playerState.ts';

/** FNV-1a over every bit of every state, as 8 hex digits: two runs agree only if each float is equal to the last bit. */
export function hashStates(states: Iterable<PlayerState>): string {
  const view = new DataView(new ArrayBuffer(8));
  let hash = 0x811c9dc5;
  const mix = (byte: number) => {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  };
  for (const state of states) {
    for (const float of [state.x, state.y, state.vx, state.vy, state.carryX]) {
      view.setFloat64(0, float);
      for (let index = 0; index < 8; index += 1) mix(view.getUint8(index));
    }
    mix(state.facing + 1);
    mix(FOOTINGS.indexOf(state.standingOn));
    mix(state.ride);
    mix(state.coyote);
    mix(state.buffer);
    mix(state.jumpHeld ? 1 : 0);
    mix(state.airJumps);
    mix(state.tapSide + 1);
    mix(state.tapTicks);
    mix(state.dash);
    mix(state.dashWait);
    mix(state.letGo);
    mix(state.heldBits);
  }
  return hash.toString(16).padStart(8, '0');
}
