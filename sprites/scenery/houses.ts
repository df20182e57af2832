import { conchTower } from './conchTower.ts';
import type { Light } from './layers.ts';
import { windowLight } from './lights.ts';
import { place } from './place.ts';
import { scallopHouse } from './scallopHouse.ts';
import { snailHouse } from './snailHouse.ts';

type HouseKind = 'conch' | 'scallop' | 'snail';

/** A house of the village: its foot, size, colour and depth in the haze. */
export type House = readonly [
  kind: HouseKind,
  x: number,
  y: number,
  size: number,
  color: string,
  haze: number,
];

const DRAW = { conch: conchTower, scallop: scallopHouse, snail: snailHouse } as const;

/** The windows, in shares of the size. */
const WINDOWS: Readonly<Record<HouseKind, readonly (readonly [x: number, y: number])[]>> = {
  conch: [[0, -0.61]],
  scallop: [
    [-0.46, -0.36],
    [0.46, -0.36],
  ],
  snail: [[-0.06, -0.6]],
};
/** Half the width, and the height, in shares of the size. */
const EXTENT = {
  conch: [0.5, 2.2],
  scallop: [0.9, 1.1],
  snail: [0.9, 1.36],
} as const satisfies Readonly<Record<HouseKind, readonly [halfWidth: number, height: number]>>;

/** Radius of a window's light as a share of the size. */
const GLOW = 0.5;

export function drawHouses(houses: readonly House[]): string {
  return houses.map(([kind, x, y, size, color, haze]) => place(x, y, DRAW[kind](size, color, haze))).join('');
}

/** The lit windows of houses on the layer `village`, but for those behind a house further in front. */
export function houseLights(houses: readonly House[]): Light[] {
  return houses.flatMap(([kind, x, y, size], index) =>
    WINDOWS[kind]
      .map(([dx, dy]) => [x + dx * size, y + dy * size] as const)
      .filter(([wx, wy]) => !houses.slice(index + 1).some((house) => covers(house, wx, wy)))
      .map(([wx, wy]) => windowLight('village', wx, wy, size * GLOW)),
  );
}

/** Houses are round: about an ellipse that stands on the ground. */
function covers([kind, x, y, size]: House, px: number, py: number): boolean {
  const [halfWidth, height] = EXTENT[kind];
  return Math.hypot((px - x) / halfWidth, (py - (y - (height * size) / 2)) / (height / 2)) < size * 1.1;
}
