import type { Drawing } from '../core/drawing.ts';
import { ellipsePath, star } from '../core/shapes.ts';
import { ellipse, line, part } from '../core/svg.ts';
import { held } from './held.ts';

export const starWand = (color = '#ffd34d', stick = '#7fd6e8'): Drawing => ({
  draw: (pose) =>
    held(
      pose,
      part('M-1.4 6L-1.4 -22H1.4L1.4 6Z', stick, { outline: 1.2, shadow: [-0.6, 0] }) +
        part(star(0, -27, 9, 4.6), color, {
          outline: 1.4,
          shadow: [-0.8, -1.6],
          gloss: ellipsePath(-2, -30, 1.8, 1.4),
        }) +
        ellipse(-2, -26.6, 0.8, 1.1, '#5a3413') +
        ellipse(2.2, -26.6, 0.8, 1.1, '#5a3413') +
        line('M-.9 -24.6q1 .9 2 0', '#5a3413', 0.8),
    ),
});
