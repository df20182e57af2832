import type { Footing, PlayerState } from '#shared/simulation/playerState.ts';

/** The owner's exact state after the input `ack`; floats travel whole, so a clean run needs no correction. */
export interface SelfState {
  /** Sequence number of the last input taken in (or thrown away); 0 before the first. */
  readonly ack: number;
  readonly state: PlayerState;
}

const FOOTINGS: readonly Footing[] = ['air', 'solid', 'platform'];
const BYTES = 41;
const FACING_LEFT = 0x01;
const GROUNDED = 0x02;
const JUMP_HELD = 0x04;

export function encodeSelfState({ ack, state }: SelfState): Uint8Array {
  const bytes = new Uint8Array(BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, ack, true);
  view.setFloat64(4, state.x, true);
  view.setFloat64(12, state.y, true);
  view.setFloat64(20, state.vx, true);
  view.setFloat64(28, state.vy, true);
  view.setUint8(36, state.coyote);
  view.setUint8(37, state.buffer);
  view.setUint8(38, state.heldBits);
  view.setUint8(39, FOOTINGS.indexOf(state.standingOn));
  view.setUint8(
    40,
    (state.facing < 0 ? FACING_LEFT : 0) | (state.grounded ? GROUNDED : 0) | (state.jumpHeld ? JUMP_HELD : 0),
  );
  return bytes;
}

/** The state in a `self` message, or null when the bytes are none (another build on the other side). */
export function decodeSelfState(message: unknown): SelfState | null {
  if (!(message instanceof Uint8Array) || message.byteLength !== BYTES) return null;
  const view = new DataView(message.buffer, message.byteOffset, BYTES);
  const flags = view.getUint8(40);
  const standingOn = FOOTINGS[view.getUint8(39)];
  if (standingOn === undefined) return null;
  return {
    ack: view.getUint32(0, true),
    state: {
      x: view.getFloat64(4, true),
      y: view.getFloat64(12, true),
      vx: view.getFloat64(20, true),
      vy: view.getFloat64(28, true),
      coyote: view.getUint8(36),
      buffer: view.getUint8(37),
      heldBits: view.getUint8(38),
      standingOn,
      facing: (flags & FACING_LEFT) === 0 ? 1 : -1,
      grounded: (flags & GROUNDED) !== 0,
      jumpHeld: (flags & JUMP_HELD) !== 0,
    },
  };
}
