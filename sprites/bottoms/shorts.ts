import { ink, light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, ellipse, line, unite } from '../core/svg.ts';

export const shorts = (color: string): Drawing => ({
  draw: (pose) => ({
    bottom:
      unite([
        { d: pose.legB.tube(-0.05, 0.62, [12.6, 12.8, 13], 1, 0.18), color: shade(color, 0.5) },
        { d: pose.legF.tube(-0.05, 0.62, [12.8, 13, 13.2], 1, 0.18), color },
        {
          d: 'M-11.6 -7C-12 0 -11.6 4.6 -9 5C0 7 8 6 10.6 4C12 0 12 -4 11.6 -7Z',
          color,
          transform: pose.torso,
          options: { shadow: null },
        },
      ]) +
      at(
        pose.torso,
        line('M.6 0C.4 2.6 .6 4.4 1 6.4', ink(color), 1.3) +
          line('M-9.6 -3.4Q0 -1.4 10 -3.4', shade(color, 1.5), 1.1, 0.8) +
          ellipse(0.6, -4.4, 1.3, 1.3, '#ffd34d'),
      ) +
      line(pose.legF.tube(0.5, 0.5, [11, 11], 0, 0), light(color, 0.8), 1.3, 0.8) +
      line(pose.legB.tube(0.5, 0.5, [11, 11], 0, 0), light(color, 0.6), 1.3, 0.7),
  }),
});
