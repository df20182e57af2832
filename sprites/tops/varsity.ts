import { ink } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part } from '../core/svg.ts';
import { sleeve } from './sleeve.ts';
import type { SleeveWidths } from './sleeve.ts';

const ROOMY: SleeveWidths = [11, 11.6, 10.8];

/** A team jacket with sleeves of another colour. */
export const varsity = (color: string, arms: string, trim: string): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.86, arms, ROOMY, trim),
    armF: sleeve(pose.armF, 0.86, arms, ROOMY, trim),
    top: at(
      pose.torso,
      part(
        'M-9 -23.6C-12.8 -21 -12.4 -12 -12.8 -5L-12.8 2.8C-8 5 8 5 12.8 2.8L12.8 -5C12.4 -12 12.8 -21 9 -23.6C4 -25.6 -4 -25.6 -9 -23.6Z',
        color,
        {
          inside:
            fill('M-15 -.6Q0 2.2 15 -.6V7H-15Z', trim) +
            line('M-14 1.6Q0 4 14 1.6', '#ffffff', 1, 0.9) +
            line('M.8 -24V6', ink(color), 1.1),
        },
      ) +
        part(star(-5.4, -12, 4.2, 2), '#ffd34d', { outline: 0.9, shadow: null }) +
        [-16, -11, -6].map((y) => ellipse(3, y, 1.1, 1.1, '#ffffff')).join(''),
    ),
    neck: at(
      pose.torso,
      part('M-9 -23.4C-8 -19 -3 -17.4 .8 -17C5 -17.4 9.6 -19 10 -23.4C6 -20.8 -4 -20.8 -9 -23.4Z', trim, {
        outline: 1.1,
        shadow: [0, -0.8],
      }),
    ),
  }),
});
