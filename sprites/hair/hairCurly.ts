import { ink, light, shade } from '../core/color.ts';
import type { Point } from '../core/svg.ts';
import { around, scallops } from '../core/shapes.ts';
import { line, part } from '../core/svg.ts';
import { hairDesign } from './hairDesign.ts';

const FRONT: readonly Point[] = [
  [-26, -13],
  [-31, -23],
  [-30.6, -35],
  [-26, -46],
  [-16, -53.4],
  [-4, -57],
  [8, -57],
  [20, -53],
  [28.6, -44.6],
  [32, -34],
  [32, -23],
  [28.4, -13],
  [25.4, -26.4],
  [16.4, -29],
  [7.4, -28.6],
  [-1.6, -29.4],
  [-10.6, -28.6],
  [-19.4, -27.4],
];

const CURLS =
  'M-14 -46q4 -4 7 0q0 4 -4 3M4 -49q4 -3 7 1q-1 4 -4 2M18 -43q4 -2 6 2q-2 3 -4 1M-23 -36q3 -3 6 0q0 3 -3 3M-4 -39q3 -3 6 0q0 3 -3 3M12 -37q3 -3 6 0q0 3 -3 3';

/** A cloud of small curls. */
export const hairCurly = (color: string) =>
  hairDesign({
    swing: [0.6, 0.5],
    topBack: ({ x, y }) =>
      part(scallops(around(1 + x, -36 + y, 39, 32, 15), 0.54), color, {
        shadow: [-1, -2.6],
        inside:
          line(
            'M-30 -54q4 -5 8 -1M-12 -64q4 -4 8 0M10 -65q4 -4 8 0M28 -56q4 -4 7 1M-36 -38q3 -4 6 0M36 -38q3 -3 5 1',
            shade(color, 1.4),
            1.3,
            0.8,
          ) + line('M-20 -62q6 -6 14 -6', light(color, 1.1), 2.6, 0.6),
      }),
    back: ({ x, y }) =>
      part(scallops(around(1 + x * 0.5, -22 + y * 0.5, 32, 22, 13), 0.54), shade(color, 1.2), {
        ink: ink(color),
      }),
    front: () =>
      part(scallops(FRONT), color, {
        shadow: [-0.8, -2.4],
        inside:
          line(CURLS, shade(color, 1.5), 1.2, 0.85) +
          line('M-16 -49q6 -5 13 -5M8 -53q7 0 12 5', light(color, 1.1), 2.4, 0.6),
      }),
  });
