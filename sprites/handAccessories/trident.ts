import type { Drawing } from '../core/drawing.ts';
import { ellipsePath } from '../core/shapes.ts';
import { line, part } from '../core/svg.ts';
import { held } from './held.ts';
import { light } from '../core/color.ts';

/** The sceptre of the sea king. */
export const trident = (color: string, gem: string): Drawing => ({
  draw: (pose) =>
    held(
      pose,
      part('M-1.6 16V-18H1.6V16Z', color, { outline: 1.3, shadow: [-0.6, 0] }) +
        part(
          'M-1.8 -16V-26L-3.4 -26L0 -35L3.4 -26L1.8 -26V-19C4.6 -19 6 -21 6 -26L4.4 -26L7.4 -33L10.4 -26H9C9 -18 5.6 -14.4 0 -14.4C-5.6 -14.4 -9 -18 -9 -26H-10.4L-7.4 -33L-4.4 -26L-6 -26C-6 -21 -4.6 -19 -1.8 -19Z',
          color,
          {
            shadow: [-0.6, -1.2],
            inside: line('M-7.4 -28C-7.6 -21 -5 -17 0 -16.6', light(color, 1.2), 1, 0.8),
          },
        ) +
        part(ellipsePath(0, -15.4, 3.2, 3.2), gem, {
          outline: 1.2,
          shadow: [-0.3, -0.9],
          gloss: ellipsePath(-1, -16.6, 0.9, 0.7),
        }),
      84,
    ),
});
