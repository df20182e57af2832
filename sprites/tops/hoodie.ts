import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part } from '../core/svg.ts';
import { sleeve } from './sleeve.ts';

export const hoodie = (color: string, belly = '#ffffff'): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.84, color, [10.6, 11, 10.8], shade(color)),
    armF: sleeve(pose.armF, 0.84, color, [10.8, 11.2, 11], shade(color)),
    top: at(
      pose.torso,
      part(
        'M-9 -23.6C-13 -21 -12.6 -12 -13 -5L-13.4 2.6C-8 5.4 8 5.4 13.4 2.6L13 -5C12.6 -12 13 -21 9 -23.6C4 -25.6 -4 -25.6 -9 -23.6Z',
        color,
        { inside: fill('M-14 .6Q0 3.4 14 .6V7H-14Z', shade(color, 0.9)) },
      ) +
        part('M-6.4 -8C-7.4 -4 -8.2 -2 -8.8 0H9.4C8.8 -2 8 -4 7 -8Z', light(color, 0.35), {
          outline: 1,
          shadow: [0, -1],
        }) +
        fill(star(0.4, -13.6, 4.4, 2), belly),
    ),
    neck: at(
      pose.torso,
      part(
        'M-11 -21.6C-12 -27 -7 -29 0.6 -29C8 -29 13 -27 12 -21.6C8 -17.6 -7 -17.6 -11 -21.6Z',
        light(color, 0.18),
        {
          shadow: [0, -1.6],
          inside: ellipse(1, -26.4, 7.4, 3, shade(color, 1.6)),
        },
      ) + line('M-3.4 -19.2v6.6M5 -19.2v5.4', '#ffffff', 1.5),
    ),
  }),
});
