/** One tick of input is one byte; a set bit is a key that is down. Edges are derived inside the step. */
export const INPUT = {
  LEFT: 1,
  RIGHT: 2,
  JUMP: 4,
  DOWN: 8,
  UP: 16,
} as const;

/** Every bit with a meaning; others are cleared on receipt. */
export const INPUT_MASK = INPUT.LEFT | INPUT.RIGHT | INPUT.JUMP | INPUT.DOWN | INPUT.UP;
