import { cave } from '#shared/content/maps/maps.ts';
import type { Light } from './layers.ts';
import { hangingLights } from './lights.ts';

const AMBER = '#ffc45a';
const TEAL = '#5fe6da';
const ROSE = '#ff8fc4';
const VIOLET = '#a88bff';

/** From the walking line down to where a lamp hangs from a ledge. */
const UNDERSIDE = 30;
/** From the end of its hook down to the middle of a lamp. */
const HEART = 16;

const HANGINGS: readonly { readonly ledge: number; readonly dx: number; readonly drop: number }[] = [
  { ledge: 1, dx: 250, drop: 30 },
  { ledge: 1, dx: 610, drop: 30 },
  { ledge: 2, dx: 330, drop: 34 },
  { ledge: 4, dx: 88, drop: 30 },
  { ledge: 6, dx: 104, drop: 40 },
  { ledge: 7, dx: 120, drop: 60 },
  { ledge: 7, dx: 712, drop: 60 },
  { ledge: 8, dx: 40, drop: 34 },
  { ledge: 10, dx: 96, drop: 26 },
  { ledge: 11, dx: 112, drop: 34 },
  { ledge: 13, dx: 60, drop: 34 },
  { ledge: 14, dx: 88, drop: 34 },
];

/** The hook of each lamp of the mine, in world pixels. */
export const CAVE_LAMPS = HANGINGS.map(({ ledge, dx, drop }) => {
  const platform = cave.platforms[ledge];
  if (!platform) throw new Error(`map cave has no platform ${ledge}`);
  return { x: platform.x + dx, y: platform.y + UNDERSIDE, drop, color: AMBER };
});

/** The clusters that stand on floors and ledges: where, how high, which colour, which shape. World pixels. */
export const CAVE_CRYSTALS = [
  { x: 36, y: 1304, s: 92, color: TEAL, seed: 3 },
  { x: 356, y: 1304, s: 58, color: ROSE, seed: 9 },
  { x: 740, y: 1176, s: 50, color: VIOLET, seed: 4 },
  { x: 1010, y: 1176, s: 76, color: TEAL, seed: 6 },
  { x: 1330, y: 1304, s: 64, color: ROSE, seed: 12 },
  { x: 1700, y: 1304, s: 74, color: TEAL, seed: 14 },
  { x: 1900, y: 1304, s: 50, color: VIOLET, seed: 15 },
  { x: 2090, y: 1176, s: 66, color: ROSE, seed: 17 },
  { x: 2420, y: 1176, s: 58, color: TEAL, seed: 18 },
  { x: 3010, y: 1304, s: 84, color: VIOLET, seed: 20 },
  { x: 3160, y: 1304, s: 120, color: TEAL, seed: 22 },
  { x: 40, y: 968, s: 70, color: ROSE, seed: 24 },
  { x: 510, y: 712, s: 56, color: TEAL, seed: 26 },
  { x: 276, y: 456, s: 44, color: ROSE, seed: 28 },
  { x: 1668, y: 832, s: 46, color: VIOLET, seed: 30 },
  { x: 1500, y: 1144, s: 40, color: TEAL, seed: 32 },
  { x: 1986, y: 512, s: 52, color: ROSE, seed: 34 },
  { x: 2750, y: 976, s: 46, color: TEAL, seed: 36 },
  { x: 3164, y: 880, s: 78, color: ROSE, seed: 38 },
  { x: 2436, y: 688, s: 36, color: VIOLET, seed: 40 },
  { x: 3000, y: 480, s: 92, color: TEAL, seed: 42 },
  { x: 3120, y: 480, s: 64, color: VIOLET, seed: 44 },
  { x: 3040, y: 680, s: 96, color: ROSE, seed: 46 },
  { x: 3166, y: 680, s: 66, color: TEAL, seed: 48 },
] as const;

/** The lights of the cave, by day too: lamps, crystals and the lake. */
export const CAVE_LIGHTS: readonly Light[] = [
  ...CAVE_LAMPS.flatMap(({ x, y, drop, color }) => hangingLights(x, y + drop + HEART, color, 0.5)),
  ...CAVE_CRYSTALS.map(({ x, y, s, color }): Light => ({
    layer: 'ground',
    x,
    y: y - s * 0.5,
    radius: 70 + s * 1.1,
    color,
    strength: 0.4,
    flicker: 0.06,
    byDay: 0.45,
  })),
  ...[1300, 1800].map((x): Light => ({
    layer: 'ground',
    x,
    y: 1250,
    radius: 300,
    color: TEAL,
    strength: 0.3,
    flicker: 0.04,
    flat: 0.4,
    byDay: 0.4,
  })),
];
