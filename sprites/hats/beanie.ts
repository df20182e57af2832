import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { around, scallops } from '../core/shapes.ts';
import { at, fill, line, part } from '../core/svg.ts';

const FLAKES =
  'M-14 -50v7M-17 -48.4l6 3.8M-17 -44.6l6 -3.8M3 -53v7M0 -51.4l6 3.8M0 -47.6l6 -3.8M20 -50v7M17 -48.4l6 3.8M17 -44.6l6 -3.8';

/** Knitted, with snowflakes and a pompom. */
export const beanie = (color: string, trim = '#ffffff'): Drawing => ({
  draw: (pose) => ({
    hat: at(
      pose.head,
      part(scallops(around(2 + pose.hair[0] * 0.3, -70, 9, 8.4, 9), 0.56), trim, {
        shadow: [-0.6, -1.6],
        inside: line('M-2 -72l2 2M5 -74l1 2M1 -67l2 1', shade(trim, 1.6), 1),
      }) +
        part('M-31 -38C-34 -55 -20 -65 2 -65C24 -65 36 -55 34 -38Z', color, {
          inside:
            fill('M-36 -56C-12 -62 16 -62 40 -56v3C16 -58.6 -12 -58.6 -36 -53Z', trim, 0.9) +
            line(FLAKES, trim, 1.6),
        }) +
        part(
          'M-32.6 -42.6C-12 -49 16 -49 35.6 -42.6C37 -39 36.4 -34 34.6 -31C14 -37 -12 -37 -31.6 -31C-33.6 -34 -34 -39 -32.6 -42.6Z',
          light(color, 0.35),
          {
            shadow: [0, -1.8],
            inside: line(
              'M-24 -46l.6 12M-16 -48l.6 12M-8 -49v12M0 -49v12M8 -49v12M16 -48.4l-.4 12M24 -47l-.4 12M31 -45l-.6 12',
              shade(color, 0.8),
              1.3,
              0.7,
            ),
          },
        ),
    ),
  }),
});
