import type { Drawing } from '../core/drawing.ts';
import { ink } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, ellipse, line, part } from '../core/svg.ts';
import { hoodBack, hoodFront } from './hood.ts';

export const frogHood = (color: string): Drawing => ({
  draw: (pose) => ({
    hatB: at(pose.head, hoodBack(color)),
    hat: at(
      pose.head,
      [-16, 21]
        .map((x) =>
          part(ellipsePath(x, -60, 10.4, 10.4), color, {
            over:
              ellipse(x + 1, -61, 6.8, 7, '#ffffff') +
              ellipse(x + 2, -60.4, 4, 4.8, '#2a2148') +
              ellipse(x + 0.6, -62.4, 1.4, 1.6, '#ffffff'),
          }),
        )
        .join('') +
        hoodFront(color, {
          inside: ellipse(-22, -43, 4.4, 2.6, '#ff8f9c', 0.6) + ellipse(27.4, -43, 4, 2.6, '#ff8f9c', 0.6),
        }) +
        line('M-15 -46C-6 -43 10 -43 20 -46', ink(color), 1.6) +
        ellipse(0, -51, 1, 0.8, ink(color)) +
        ellipse(5, -51, 1, 0.8, ink(color)),
    ),
  }),
});
