import { ellipsePath, star } from '../core/shapes.ts';
import type { Drawing } from '../core/drawing.ts';
import { fill, line, part } from '../core/svg.ts';
import { held } from './held.ts';

export const soccerBall = (): Drawing => ({
  draw: (pose) =>
    held(
      pose,
      part(ellipsePath(0, -9, 10, 10), '#ffffff', {
        inside:
          fill(star(0, -9, 4.6, 3.8), '#38406a') +
          fill(
            'M-11 -13l5 -1l1 -5l-4 -2ZM11 -13l-5 -1l-1 -5l4 -2ZM-9 0l4 -2.6l4 3.6l-3 3ZM9 0l-4 -2.6l-4 3.6l3 3Z',
            '#38406a',
          ) +
          line(
            'M0 -13.6V-18M-4.4 -10.4L-8 -12M4.4 -10.4L8 -12M-2.8 -5.4L-5 -2.6M2.8 -5.4L5 -2.6',
            '#38406a',
            1,
          ),
      }),
      92,
    ),
});
