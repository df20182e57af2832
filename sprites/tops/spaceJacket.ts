import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part } from '../core/svg.ts';
import { sleeve } from './sleeve.ts';
import type { SleeveWidths } from './sleeve.ts';

const PUFFED: SleeveWidths = [11.4, 11.8, 11];

export const spaceJacket = (color = '#f4f7ff', trim = '#ff9f43'): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.86, shade(color, 0.4), PUFFED, trim),
    armF: sleeve(pose.armF, 0.86, color, PUFFED, trim),
    top: at(
      pose.torso,
      part(
        'M-9 -23.6C-13 -21 -12.8 -12 -13 -5L-13.4 3C-8 5.8 8 5.8 13.4 3L13 -5C12.8 -12 13 -21 9 -23.6C4 -25.6 -4 -25.6 -9 -23.6Z',
        color,
        {
          inside:
            fill('M-15 -.4Q0 2.6 15 -.4v3.2Q0 5.8 -15 2.8Z', trim) +
            line('M-9.6 -22L-8 0M10 -22L8.6 0', shade(color, 1.4), 1),
        },
      ) +
        part(roundedRect(-6, -14.4, 13.4, 10.6, 2.4), '#b8c8e8', { outline: 1.1, shadow: [0, -1] }) +
        ellipse(-2.6, -11, 1.6, 1.6, '#ff6f6f') +
        ellipse(2, -11, 1.6, 1.6, '#6fdc9a') +
        fill(roundedRect(-4, -8, 9.4, 2.4, 1.1), '#3f5fa0') +
        ellipse(5, -11, 0.9, 0.9, '#ffd34d'),
    ),
    neck: at(
      pose.torso,
      part(
        'M-10.4 -21.6C-11 -25.6 -6 -27.6 .6 -27.6C7.4 -27.6 12 -25.6 11.4 -21.6C7 -18 -6 -18 -10.4 -21.6Z',
        '#c9d6f0',
        {
          shadow: [0, -1.4],
          inside: ellipse(0.8, -25.6, 7.4, 2.4, '#7f90b8'),
        },
      ),
    ),
  }),
});
