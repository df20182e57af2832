import type { Drawing } from '../core/drawing.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, line, part } from '../core/svg.ts';

const HORSEHAIR = '#3b3a52';
const BEADS: readonly (readonly [x: number, y: number, r: number, color: string])[] = [
  [-23.6, -26, 1.9, '#e8973a'],
  [-23.4, -20, 2.3, '#f2b65a'],
  [-22.4, -13.6, 1.9, '#e8973a'],
  [-20.4, -7.6, 2.3, '#f2b65a'],
  [-16.6, -2.4, 1.9, '#e8973a'],
  [28.4, -26, 1.7, '#e8973a'],
  [28.2, -20, 2, '#f2b65a'],
  [27, -13.6, 1.7, '#e8973a'],
  [24.8, -7.6, 2, '#f2b65a'],
];

/** The wide black hat that goes with a hanbok, on a string of amber. */
export const gat = (): Drawing => ({
  draw: (pose) => ({
    hat: at(
      pose.head,
      line('M-23 -32C-25 -18 -22 -6 -14 0M29 -32C30 -20 28 -10 23 -4', '#5a3413', 1) +
        BEADS.map(([x, y, r, color]) =>
          part(ellipsePath(x, y, r, r), color, { outline: 0.9, shadow: [-0.3, -0.6] }),
        ).join('') +
        part(
          'M-24.6 -42C-24.6 -54 -19.6 -66 -17 -70.6C-7 -74.4 13 -74.4 22 -70.6C24.6 -66 29.6 -54 29.6 -42Z',
          HORSEHAIR,
          {
            inside: line(
              'M-13 -71L-16 -44M-5 -73L-6 -44M3 -73V-44M11 -73L12 -44M18 -71L21 -44M-22 -62C-8 -66 14 -66 28 -62M-22 -53C-8 -57 14 -57 28 -53',
              '#6a688a',
              0.8,
              0.8,
            ),
          },
        ) +
        part(
          'M-48 -35.4C-48 -41 -34 -44 -20 -45.4C-6 -47 12 -47 25 -45.4C38 -44 52 -41 52 -35.4C52 -31 43 -30 36 -31.4C14 -36.4 -10 -36.4 -32 -31.4C-39 -30 -48 -31 -48 -35.4Z',
          HORSEHAIR,
          {
            shadow: [0, -1.6],
            inside: line(
              'M-44 -35.6C-22 -43 26 -43 48 -35.6M-38 -42l4 10M-26 -45l3 9M-14 -46l2 9M2 -47v9M16 -46l-2 9M28 -45l-3 9M40 -42l-4 10',
              '#6a688a',
              0.8,
              0.8,
            ),
          },
        ),
    ),
  }),
});
