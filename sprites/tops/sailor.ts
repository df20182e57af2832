import { light } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, fill, line, part } from '../core/svg.ts';
import { SHIRT, sleeve } from './sleeve.ts';

export const sailor = (color: string, col: string, tie: string): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.46, color, [10.6, 11.4, 11.4], col),
    armF: sleeve(pose.armF, 0.46, color, [10.8, 11.6, 11.6], col),
    top: at(pose.torso, part(SHIRT, color, { inside: fill('M-14 -.4Q0 1.8 14 -.4v2Q0 3.8 -14 1.6Z', col) })),
    neck: at(
      pose.torso,
      part(
        'M-10.6 -24C-12 -19 -11 -14.6 -9.6 -13.6L0.8 -11.4L11 -13.6C12 -15 13 -19 11.2 -24C7 -19 4 -15.6 .8 -13.6C-3 -16 -7 -19.6 -10.6 -24Z',
        col,
        { outline: 1.2, shadow: [0, -1], over: line('M-8.6 -15.6L.8 -13.2L9.6 -15.6', '#ffffff', 0.9, 0.9) },
      ) +
        part(
          'M.8 -13.4C-2 -17 -7.4 -16 -6.8 -11.6C-6.6 -8.4 -2 -9.8 .8 -13.4C3.6 -17 9 -16 8.4 -11.6C8.2 -8.4 3.6 -9.8 .8 -13.4ZM-.4 -12L-3.6 -5.6L-.6 -6.4L.8 -10.4L2.4 -6.4L5.2 -5.6L2 -12Z',
          tie,
          { outline: 1.1, shadow: [-0.3, -1] },
        ) +
        part(ellipsePath(0.8, -13, 1.9, 1.9), light(tie, 0.4), { outline: 1, shadow: null }),
    ),
  }),
});
