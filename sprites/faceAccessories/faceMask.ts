import { ink, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, ellipse, line, part } from '../core/svg.ts';

/** A mask with the mouth of a cat. */
export const faceMask = (color: string): Drawing => ({
  draw: (pose) => ({
    faceAcc: at(
      pose.head,
      line('M-11 -10L-24 -17M-10 -3L-22 -9', shade(color, 1.4), 1.4) +
        part(
          'M-11.4 -11C-5 -12.4 2 -13.4 6.6 -13.4C13 -13.4 19 -12.4 23.6 -11C24.4 -6 21 -.4 14 1C8 2 0 1.6 -5 0C-10 -2 -12 -6 -11.4 -11Z',
          color,
          {
            outline: 1.3,
            inside: line('M-11 -8.4Q6 -11.4 24 -8.4M-9 -1.4Q6 1 20 -2', shade(color, 1), 0.9, 0.8),
          },
        ) +
        line('M2.6 -5.4q.4 2.4 2.2 2.4q1.6 0 2 -2.2q.4 2.2 2 2.2q1.8 0 2.2 -2.4', ink(color), 1.3) +
        ellipse(-4, -5, 2.2, 1.3, '#ff8fa8', 0.6) +
        ellipse(17, -5, 2, 1.3, '#ff8fa8', 0.6),
    ),
  }),
});
