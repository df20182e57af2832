import type { Drawing } from '../core/drawing.ts';
import { cord } from '../core/ornaments.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, ellipse, line, part, svg } from '../core/svg.ts';

/** A ladybird and its feelers: the friendliest bug there is. */
export const bugBand = (color = '#ee5a52'): Drawing => ({
  draw(pose) {
    const [x, y] = [pose.hair[0] * 1.2, pose.hair[1] * 1.2];
    const feeler = (from: number, to: number) =>
      cord(
        svg`M${from} -56C${from + (to - from) * 0.2} -66 ${to + x * 0.6} ${-66 + y * 0.5} ${to + x} ${-77 + y}`,
        '#3c3348',
        1.8,
        0.9,
      ) +
      part(ellipsePath(to + x, -79 + y, 4.6, 4.6), color, {
        outline: 1.3,
        shadow: [-0.5, -1.2],
        gloss: ellipsePath(to - 1.4 + x, -80.6 + y, 1.4, 1.1),
      });
    return {
      hat: at(
        pose.head,
        feeler(-12, -21) +
          feeler(16, 25) +
          cord('M-31.6 -32C-31 -47 -17 -57.6 2 -57.6C21 -57.6 34.4 -47 34 -32', color, 3.4) +
          part(ellipsePath(12, -54, 4.2, 3.8), '#3c3348', { outline: 1.2, shadow: null }) +
          part('M-10 -51C-10 -60 -3 -63 2 -63C8 -63 13 -59 13 -51C6 -49 -4 -49 -10 -51Z', color, {
            outline: 1.3,
            shadow: [-0.6, -1.4],
            inside:
              line('M4 -63C2 -58 2 -54 2.6 -49', '#3c3348', 1.2) +
              ellipse(-4.4, -55, 1.7, 1.7, '#3c3348') +
              ellipse(-0.6, -59.6, 1.3, 1.3, '#3c3348') +
              ellipse(8, -55, 1.7, 1.7, '#3c3348'),
          }),
      ),
    };
  },
});
