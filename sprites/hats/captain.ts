import { ink } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, ellipse, fill, line, part } from '../core/svg.ts';

export const captain = (color = '#ffffff', band = '#2f5fb0'): Drawing => ({
  draw: (pose) => ({
    hat: at(
      pose.head,
      part('M-31 -42C-39 -54 -27 -64.6 1 -65.6C28 -66 41 -56 34.6 -43C16 -49 -12 -49 -31 -42Z', color, {
        inside:
          fill('M-34 -47C-20 -53 20 -54 37 -48L35 -42C16 -49 -12 -49 -31 -42Z', '#cfd9ec') +
          ellipse(-12, -59, 9, 2.6, '#ffffff', 0.9, -10),
      }) +
        part(
          'M-29 -32.6C-31 -37 -32 -41 -31.4 -44C-13 -51 17 -51.4 34.6 -45C35.4 -41 34 -36.4 32 -32.6C14 -38.6 -12 -38.6 -29 -32.6Z',
          band,
          { inside: fill('M-34 -41.4C-12 -48 16 -48.4 37 -42v2C16 -46.4 -12 -46 -34 -39.4Z', '#ffd34d') },
        ) +
        part(
          'M-19 -36.6C-6 -40 20 -40 31 -35.6C36.6 -32 37 -27.6 33 -27.4C22 -31 -4 -32 -17 -29.6C-23 -29.6 -23 -34.8 -19 -36.6Z',
          '#2b3a74',
          {
            shadow: [0, -1.4],
            inside: fill('M-8 -35.4C4 -37.4 18 -36.6 26 -33.4C16 -34.8 4 -35.2 -8 -35.4Z', '#8fa6e8', 0.8),
          },
        ) +
        line(
          'M9 -61V-50.6M5.2 -58H12.8M3.6 -54.6C4.4 -50.8 7 -50 9 -49.8C11 -50 13.6 -50.8 14.4 -54.6',
          ink('#ffd34d'),
          4.2,
        ) +
        line(
          'M9 -61V-50.6M5.2 -58H12.8M3.6 -54.6C4.4 -50.8 7 -50 9 -49.8C11 -50 13.6 -50.8 14.4 -54.6',
          '#ffc93a',
          2.2,
        ) +
        part(ellipsePath(9, -62.2, 2, 2), '#ffc93a', { outline: 1, shadow: null }),
    ),
  }),
});
