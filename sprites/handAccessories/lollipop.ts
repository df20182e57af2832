import { ink } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { bow } from '../core/ornaments.ts';
import { ellipsePath } from '../core/shapes.ts';
import { line, part } from '../core/svg.ts';
import { held } from './held.ts';

export const lollipop = (color: string, swirl: string): Drawing => ({
  draw: (pose) =>
    held(
      pose,
      line('M0 8V-14', ink('#ffffff'), 4) +
        line('M0 8V-14', '#ffffff', 2) +
        part(ellipsePath(0, -22, 9.4, 9.4), color, {
          inside: line('M0 -22C3 -25 6 -20 2 -17.6C-4 -15 -8 -22 -4 -26.6C1 -31 9 -27 8.4 -20', swirl, 2.4),
          gloss: ellipsePath(-3.6, -27, 2.4, 1.5),
        }) +
        bow(0, -11.4, 5, '#6fd3e6'),
    ),
});
