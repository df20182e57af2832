import type { Drawing } from '../core/drawing.ts';
import { star } from '../core/shapes.ts';
import { at, fill, line, part } from '../core/svg.ts';

/** A pirate's eye patch with a star for a skull. */
export const eyePatch = (color = '#3c3852', mark = '#ffe08a'): Drawing => ({
  draw: (pose) => ({
    faceAcc: at(
      pose.head,
      line('M-26 -14L10 -25L27 -27', color, 2.2) +
        part(
          'M8.6 -25.6C14 -27.6 20 -27.4 24.4 -25.8C25.8 -18 23 -10 16.8 -10C10.4 -10 7.6 -18 8.6 -25.6Z',
          color,
          {
            inside: fill(star(16.6, -18.4, 4.6, 2.1), mark),
          },
        ),
    ),
  }),
});
