import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';

/**
 * The size of a code object without its sign: the middle of its moving part above its foot, and the whole of it. World
 * px.
 */
export interface CodeObjectSize {
  readonly width: number;
  readonly height: number;
  /** Height of the middle of the moving part. */
  readonly middle: number;
  /** The place of the sign of the shell computer, beside its foot. */
  readonly signX: number;
  /** How far it reaches below its foot, where it lies lower than the child stands; 0 by default. */
  readonly below?: number;
  /** The middle of what an editor shows, beside its foot, and its ground below it; 0 by default. */
  readonly focusX?: number;
  readonly focusY?: number;
}

/** The width of a cell of the path that the own avatar walks, px. */
export const ME_CELL_PX = 42;

export const CODE_OBJECT_SIZES: Readonly<Record<CodeObjectKind, CodeObjectSize>> = {
  lighthouse: { width: 110, height: 284, middle: 212, signX: -86 },
  crab: { width: 262, height: 184, middle: 92, signX: 160 },
  bell: { width: 166, height: 216, middle: 108, signX: -112 },
  fountain: { width: 256, height: 190, middle: 110, signX: -150 },
  lamps: { width: 384, height: 166, middle: 118, signX: -126 },
  coral: { width: 292, height: 206, middle: 110, signX: 172 },
  kelp: { width: 150, height: 290, middle: 120, signX: -86 },
  singer: { width: 330, height: 170, middle: 64, signX: -192 },
  gate: { width: 300, height: 206, middle: 84, signX: 106 },
  clock: { width: 176, height: 246, middle: 142, signX: -98 },
  scoreboard: { width: 246, height: 226, middle: 120, signX: -148 },
  flags: { width: 270, height: 146, middle: 100, signX: -158 },
  windmill: { width: 200, height: 262, middle: 168, signX: -98 },
  robotCrab: { width: 388, height: 262, middle: 120, signX: -270, focusX: -80 },
  sleepyWhale: { width: 420, height: 40, below: 128, middle: -60, signX: -300, focusX: -90, focusY: 84 },
  grumpyStorm: { width: 300, height: 330, middle: 236, signX: -110 },
  tangledNet: { width: 220, height: 170, middle: 90, signX: -84, focusX: -40 },
  balloons: { width: 340, height: 170, middle: 116, signX: -184 },
  me: { width: 214, height: 120, middle: 50, signX: -118 },
};
