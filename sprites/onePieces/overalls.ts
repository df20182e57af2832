import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, ellipse, line, part, unite } from '../core/svg.ts';
import { SHIRT, sleeve } from '../tops/sleeve.ts';

export const overalls = (color: string, tee: string): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.5, tee),
    armF: sleeve(pose.armF, 0.5, tee),
    bottom:
      unite([
        { d: pose.legB.tube(-0.05, 0.86, [12.2, 11.2, 10.6], 1, 0.18), color: shade(color, 0.5) },
        { d: pose.legF.tube(-0.05, 0.86, [12.4, 11.4, 10.8], 1, 0.18), color },
        {
          d: 'M-12 -8C-12.6 0 -12 4.8 -9 5.4C0 7 8 6 10.8 4C12.4 0 12.4 -4 12 -8Z',
          color,
          transform: pose.torso,
          options: { shadow: null },
        },
      ]) +
      at(
        pose.footB,
        part('M-5.4 -5.2C-3 -4.4 3 -4.4 5.2 -5.2L5.4 -1C3 0 -3 0 -5.6 -1Z', light(color, 0.6), {
          outline: 1.1,
          shadow: null,
        }),
      ) +
      at(
        pose.footF,
        part('M-5.4 -5.2C-3 -4.4 3 -4.4 5.2 -5.2L5.4 -1C3 0 -3 0 -5.6 -1Z', light(color, 0.6), {
          outline: 1.1,
          shadow: null,
        }),
      ),
    top: at(
      pose.torso,
      part(SHIRT, tee) +
        unite([
          {
            d: 'M-12.2 -5.6C-6 -4 6 -4 12.2 -5.6L12.4 3C8 5 -8 5 -12.4 3Z',
            color,
            options: { shadow: null },
          },
          { d: 'M-7 -16.6H8.4L9.2 -4H-8Z', color, options: { shadow: [0, -1] } },
        ]) +
        line('M-6 -15.6L-8.6 -22.6M7.4 -15.6L9.2 -22.6', color, 3) +
        ellipse(-5.2, -14.4, 1.6, 1.6, '#ffd34d') +
        ellipse(6.6, -14.4, 1.6, 1.6, '#ffd34d') +
        part('M-3.6 -11.4H5L4.4 -6.4C3 -5 -1.6 -5 -3 -6.4Z', light(color, 0.35), {
          outline: 0.9,
          shadow: null,
        }),
    ),
  }),
});
