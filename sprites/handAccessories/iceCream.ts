import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { ellipsePath, scallops } from '../core/shapes.ts';
import { line, part } from '../core/svg.ts';
import { held } from './held.ts';

/** Two scoops and a cherry. */
export const iceCream = (scoop: string, upper: string): Drawing => ({
  draw: (pose) =>
    held(
      pose,
      part('M-5.4 -5L0 9L5.4 -5Z', '#e8b06a', {
        inside: line('M-5 -4L2 6M-1 -6L4 1M5 -4L-2 6M1 -6L-4 1', shade('#e8b06a', 1.6), 0.8),
      }) +
        part(ellipsePath(0, -16, 5.8, 5.6), upper, { gloss: ellipsePath(-2, -18.6, 1.4, 1) }) +
        part(
          scallops(
            [
              [-7, -6],
              [-6.4, -12],
              [0, -15],
              [6.4, -12],
              [7, -6],
              [2.4, -4.4],
              [-2.4, -4.4],
            ],
            0.58,
          ),
          scoop,
          { gloss: ellipsePath(-3, -11, 1.6, 1.1) },
        ) +
        part(ellipsePath(1, -22, 2.4, 2.4), '#ee4f5f', { outline: 1.1, shadow: [-0.3, -0.7] }) +
        line('M1.4 -24q1 -3 3 -3.4', '#4f8a4a', 1.1),
      // any further over, and it would drip
      46,
    ),
});
