import { ink } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, fill, line, part } from '../core/svg.ts';
import { hoodBack, hoodFront } from './hood.ts';

export const sharkCap = (color: string): Drawing => ({
  draw: (pose) => ({
    hatB: at(pose.head, hoodBack(color)),
    hat: at(
      pose.head,
      part('M-8 -60C-9 -67 -13 -72 -19 -75C-8 -76.4 5 -73 10 -61Z', color, { shadow: [-2, -1] }) +
        hoodFront(color, {
          inside: fill(
            'M-25 -26C-21 -39.6 -10 -44.6 2 -44.6C15 -44.6 27 -39.6 30 -26L26 -18H-22Z',
            '#ffffff',
          ),
        }) +
        fill(
          'M-20 -34.4l3.6 5.4l3.2 -8.2l4.2 5.4l3 -7.4l4.6 5.6l3.6 -6l4.6 5.8l3.4 -5l4.2 6l2.6 -4l3 6.4C16 -42 -10 -43 -20 -34.4Z',
          '#ffffff',
        ) +
        line(
          'M-20 -34.4l3.6 5.4l3.2 -8.2l4.2 5.4l3 -7.4l4.6 5.6l3.6 -6l4.6 5.8l3.4 -5l4.2 6l2.6 -4l3 6.4',
          ink(color),
          1.1,
        ) +
        part(ellipsePath(-18, -47.6, 3, 3.6), '#2a2148', {
          outline: 0,
          shadow: null,
          top: null,
          gloss: ellipsePath(-19, -49, 1, 1.2),
        }) +
        part(ellipsePath(22, -47.6, 2.7, 3.6), '#2a2148', {
          outline: 0,
          shadow: null,
          top: null,
          gloss: ellipsePath(21, -49, 1, 1.2),
        }) +
        line('M33 -30l-3 1.6M33.4 -26.4l-3 1.2M-31.6 -30l3 1.6M-32 -26.4l3 1.2', ink(color), 1.2, 0.8),
    ),
  }),
});
