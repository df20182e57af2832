import { light } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, ellipse, line, part } from '../core/svg.ts';
import { hoodBack, hoodFront } from './hood.ts';

/** A bear; white it is a polar bear. */
export const bearHood = (color: string, inner = '#ffc9a0'): Drawing => ({
  draw: (pose) => ({
    hatB: at(pose.head, hoodBack(color)),
    hat: at(
      pose.head,
      [-23, 28]
        .map((x) => part(ellipsePath(x, -58, 8.6, 8.6), color, { over: ellipse(x, -57.4, 4.8, 4.8, inner) }))
        .join('') +
        hoodFront(color) +
        ellipse(-10, -51.4, 2.2, 2.7, '#2a2148') +
        ellipse(-10.6, -52.4, 0.8, 0.9, '#ffffff') +
        ellipse(15.6, -51.4, 2.1, 2.7, '#2a2148') +
        ellipse(15, -52.4, 0.8, 0.9, '#ffffff') +
        part(ellipsePath(3, -47.4, 6.4, 4.4), light(color, 0.8), { outline: 1, shadow: null }) +
        ellipse(3, -49, 2.4, 1.7, '#2a2148') +
        line('M3 -47.6v1.6M.6 -45.4q2.4 1.4 4.8 0', '#2a2148', 1),
    ),
  }),
});
