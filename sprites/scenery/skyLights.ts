import type { Light } from './layers.ts';
import { lampLights, WARM, windowLight } from './lights.ts';

const TOWER = { x: 1408, foot: 1784, gallery: 512 } as const;
/** Windows of the lighthouse: beside its middle, over its foot. */
const WINDOWS = [
  [-70, -350],
  [54, -500],
  [-52, -810],
  [40, -1030],
  [-30, -1150],
] as const;
/** Star flowers: the middle of each blossom, in world pixels. */
const FLOWERS: readonly (readonly [x: number, y: number])[] = [
  [470, 1864],
  [820, 1864],
  [866, 1874],
  [2020, 1864],
  [2180, 1872],
  [620, 1256],
  [1110, 776],
  [2260, 1240],
  [152, 228],
  [188, 211],
  [228, 218],
  [310, 225],
  [348, 208],
  [412, 215],
];

/** The lights of the sky at dusk; above all the lamp of the lighthouse. */
export const SKY_LIGHTS: readonly Light[] = [
  {
    layer: 'ground',
    x: TOWER.x,
    y: TOWER.gallery - 66,
    radius: 420,
    color: WARM,
    strength: 0.5,
    flicker: 0,
    byDay: 0.3,
  },
  {
    layer: 'ground',
    x: TOWER.x,
    y: TOWER.gallery - 66,
    radius: 110,
    color: '#ffe2a0',
    strength: 0.95,
    flicker: 0,
    beam: 1100,
    byDay: 0.4,
  },
  ...WINDOWS.map(([dx, dy]) => windowLight('ground', TOWER.x + dx, TOWER.foot + dy, 44)),
  ...[
    [1560, TOWER.foot],
    [350, 1912],
    [2440, 1912],
    [2040, 1344],
  ].flatMap(([x = 0, y = 0]) => lampLights(x, y)),
  ...FLOWERS.map(([x, y]): Light => ({
    layer: 'ground',
    x,
    y,
    radius: 40,
    color: '#ffe79a',
    strength: 0.6,
    flicker: 0.2,
  })),
  // the moon of the hidden garden
  { layer: 'ground', x: 268, y: 226, radius: 120, color: '#fff0b8', strength: 0.6, flicker: 0.05 },
];
