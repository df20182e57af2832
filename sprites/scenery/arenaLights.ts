import type { Light } from './layers.ts';
import { WARM, windowLight } from './lights.ts';

/** Lanterns of the arena: the middle of their flame, in world pixels. */
const LANTERNS: readonly (readonly [x: number, y: number])[] = [
  // under the stands and the high floors
  ...([
    [516, 1030],
    [268, 942],
    [48, 846],
    [472, 750],
    [720, 798],
    [1096, 686],
    [832, 598],
    [500, 526],
    [716, 526],
    [180, 446],
  ] as const),
  // beside the doors
  ...([
    [1924, 1012],
    [2148, 1032],
    [2372, 1012],
    [2540, 1012],
    [2708, 1012],
    [2876, 1012],
  ] as const),
];
/** The middle of each of the six doors, and the colour of its rank. */
const GATES = [
  [1840, '#d98e5f'],
  [2008, '#b9cbe0'],
  [2288, '#ffcf3f'],
  [2456, '#5fd8c4'],
  [2624, '#5aa6f5'],
  [2792, '#ff7f9f'],
] as const;
const PORTHOLES = [1898, 1996, 2306, 2416, 2616, 2726] as const;

/** The lights of the arena at dusk. */
export const ARENA_LIGHTS: readonly Light[] = [
  ...LANTERNS.flatMap(([x, y]): Light[] => [
    { layer: 'ground', x, y, radius: 130, color: WARM, strength: 0.34, flicker: 0.14 },
    { layer: 'ground', x, y, radius: 30, color: WARM, strength: 0.95, flicker: 0.08 },
  ]),
  ...GATES.map(([x, color]): Light => ({
    layer: 'ground',
    x,
    y: 1054,
    radius: 110,
    color,
    strength: 0.4,
    flicker: 0.1,
  })),
  ...PORTHOLES.map((x) => windowLight('ground', x, 862, 30)),
  // the captain's cabin
  { layer: 'ground', x: 2886, y: 724, radius: 170, color: WARM, strength: 0.5, flicker: 0.12 },
  windowLight('ground', 2886, 716, 30),
  // the board is lit for evening battles
  { layer: 'ground', x: 1024, y: 920, radius: 260, color: '#ffd9a0', strength: 0.36, flicker: 0.03 },
  // windows of the great galleon
  windowLight('far', 812, 262, 60),
  windowLight('far', 424, 336, 40),
];
