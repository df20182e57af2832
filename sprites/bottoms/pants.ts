import { ink, light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, line, part, unite } from '../core/svg.ts';

export const pants = (color: string): Drawing => ({
  draw: (pose) => ({
    bottom:
      unite([
        { d: pose.legB.tube(-0.05, 0.93, [12.4, 11.4, 11.6], 1, 0.18), color: shade(color, 0.5) },
        { d: pose.legF.tube(-0.05, 0.93, [12.8, 11.8, 12], 1, 0.18), color },
        {
          d: 'M-11.6 -7C-12 0 -11.6 4.6 -9 5C0 7 8 6 10.6 4C12 0 12 -4 11.6 -7Z',
          color,
          transform: pose.torso,
          options: { shadow: null },
        },
      ]) +
      at(pose.torso, line('M.6 0C.4 2.6 .6 4.4 1 6.4', ink(color), 1.3)) +
      at(
        pose.footB,
        part('M-6.2 -5C-3 -4 3.4 -4 6.2 -5L6.5 -.6C3 .5 -3 .5 -6.7 -.6Z', light(color, 0.6), {
          outline: 1.1,
          shadow: null,
        }),
      ) +
      at(
        pose.footF,
        part('M-6.2 -5C-3 -4 3.4 -4 6.2 -5L6.5 -.6C3 .5 -3 .5 -6.7 -.6Z', light(color, 0.6), {
          outline: 1.1,
          shadow: null,
        }),
      ),
  }),
});
