import { ink } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { ellipse, fill, line, part, ring } from '../core/svg.ts';
import { ellipsePath } from '../core/shapes.ts';
import { held } from './held.ts';

/** There is a bug behind the glass. */
export const magnifier = (rim: string, handle: string): Drawing => ({
  draw: (pose) =>
    held(
      pose,
      part('M-2.4 8C-2.4 10 2.4 10 2.4 8L2 -9H-2Z', handle, { outline: 1.3, shadow: [-0.6, 0] }) +
        ellipse(0, -19, 9, 9, '#dff6ff', 0.75) +
        line(
          'M-4.4 -22l-2 -1M-4.6 -18.6h-2.2M4.4 -22l2 -1M4.6 -18.6h2.2M-1.4 -23.6l-1 -2M1.4 -23.6l1 -2',
          '#3c3348',
          1,
        ) +
        part(ellipsePath(0, -18.6, 3.8, 4.4), '#ee5a52', {
          outline: 0.9,
          shadow: null,
          inside: fill('M-5 -24H5V-20.6H-5Z', '#3c3348') + line('M0 -21V-14', '#3c3348', 0.9),
        }) +
        ring(0, -19, 9.4, 9.4, ink(rim), 4.6) +
        ring(0, -19, 9.4, 9.4, rim, 2.4) +
        line('M-5.6 -24q2.6 -2.8 5.4 -2.8', '#ffffff', 1.6, 0.9),
    ),
});
