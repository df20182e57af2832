import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { flower, leaf } from '../core/ornaments.ts';
import { at, fill, line, part } from '../core/svg.ts';

const STRAW = '#f2cf7a';

/** A wide brim against the sun. */
export const strawHat = (band: string, bloom: string): Drawing => ({
  draw: (pose) => ({
    hat: at(
      pose.head,
      part('M-27.6 -42C-29.6 -58 -16 -67.6 2 -67.6C20 -67.6 33.6 -58 31.6 -42Z', STRAW, {
        inside:
          line(
            'M-24 -56C-8 -62 14 -62 28 -56M-20 -62C-6 -67 12 -67 24 -62M-10 -66L-14 -48M2 -67V-48M14 -66L18 -48',
            shade(STRAW, 1.2),
            1,
            0.7,
          ) + fill('M-30 -50C-10 -55 14 -55 34 -50V-41H-30Z', band),
      }) +
        part(
          'M-47 -34C-47 -40 -34 -43.6 -25 -45C-8 -48 12 -48 29 -45C38 -43.6 51 -40 51 -34C51 -29.4 42 -28.6 36 -30C14 -36.6 -10 -36.6 -32 -30C-38 -28.6 -47 -29.4 -47 -34Z',
          STRAW,
          {
            shadow: [0, -2],
            inside: line(
              'M-44 -35C-22 -43.6 26 -43.6 48 -35M-40 -31.6C-20 -39.6 24 -39.6 44 -31.6M-34 -42l5 8M-18 -46l3 8M2 -47v8M22 -46l-3 8M38 -42l-5 8',
              shade(STRAW, 1.2),
              1,
              0.7,
            ),
          },
        ) +
        leaf(-20, -46, 9, 200, '#4fb878') +
        leaf(-14, -44, 9, -20, '#4fb878') +
        flower(-17, -47, 7.4, bloom, '#ffb52e'),
    ),
  }),
});
