import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, fill, line, part } from '../core/svg.ts';
import { sleeve } from './sleeve.ts';
import type { SleeveWidths } from './sleeve.ts';

const SOFT: SleeveWidths = [11, 11.6, 11.2];

/** A thick jumper with a snowflake. */
export const knit = (color: string, yarn = '#ffffff'): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.86, color, SOFT, light(color, 0.4)),
    armF: sleeve(pose.armF, 0.86, color, SOFT, light(color, 0.4)),
    top: at(
      pose.torso,
      part(
        'M-9 -23.6C-13 -21 -12.6 -12 -13 -5L-13.2 2.8C-8 5.4 8 5.4 13.2 2.8L13 -5C12.6 -12 13 -21 9 -23.6C4 -25.6 -4 -25.6 -9 -23.6Z',
        color,
        {
          inside:
            line(
              'M-13 -17.6l2.2 1.6l2.2 -1.6l2.2 1.6l2.2 -1.6l2.2 1.6l2.2 -1.6l2.2 1.6l2.2 -1.6l2.2 1.6l2.2 -1.6l2.2 1.6',
              yarn,
              1.2,
            ) +
            line(
              'M.6 -13.6v9.6M-3.6 -11.2l8.4 4.8M4.8 -11.2l-8.4 4.8M-1 -12.4l1.6 1.4l1.6 -1.4M-1 -5.2l1.6 -1.4l1.6 1.4',
              yarn,
              1.3,
            ) +
            fill('M-15 -.6Q0 2.4 15 -.6V7H-15Z', light(color, 0.4)) +
            line(
              'M-10 .6v4M-6.6 1.2v4M-3.2 1.6v4M.2 1.8v4M3.6 1.6v4M7 1.2v4M10.4 .6v4',
              shade(color, 0.9),
              1,
            ),
        },
      ),
    ),
    neck: at(
      pose.torso,
      part(
        'M-8.6 -22C-9 -26 -5 -27.4 .6 -27.4C6.4 -27.4 10 -26 9.6 -22C6 -19 -5 -19 -8.6 -22Z',
        light(color, 0.4),
        {
          shadow: [0, -1.4],
          inside: line('M-5.6 -26v5M-2.4 -26v6M.8 -26v6M4 -26v6M7 -26v5', shade(color, 0.9), 1),
        },
      ),
    ),
  }),
});
