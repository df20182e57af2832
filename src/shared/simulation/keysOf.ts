import { INPUT } from './inputBits.ts';

/** One tick of input, split into held and newly pressed keys. */
export interface Keys {
  readonly bits: number;
  readonly direction: -1 | 0 | 1;
  readonly up: boolean;
  readonly down: boolean;
  readonly jump: boolean;
  readonly jumpPressed: boolean;
  /** The newly pressed direction; 0 for neither or both. */
  readonly tapped: -1 | 0 | 1;
}

export function keysOf(bits: number, heldBits: number): Keys {
  const pressed = bits & ~heldBits;
  return {
    bits,
    direction: sideOf(bits),
    up: (bits & INPUT.UP) !== 0,
    down: (bits & INPUT.DOWN) !== 0,
    jump: (bits & INPUT.JUMP) !== 0,
    jumpPressed: (pressed & INPUT.JUMP) !== 0,
    tapped: sideOf(pressed),
  };
}

function sideOf(bits: number): -1 | 0 | 1 {
  const isLeft = (bits & INPUT.LEFT) !== 0;
  const isRight = (bits & INPUT.RIGHT) !== 0;
  if (isLeft === isRight) return 0;
  return isLeft ? -1 : 1;
}
