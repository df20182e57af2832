import { ink, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part } from '../core/svg.ts';
import { SHIRT, sleeve, SLEEVE } from './sleeve.ts';

export const blazer = (color: string, tie: string): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.86, color, SLEEVE, '#ffffff'),
    armF: sleeve(pose.armF, 0.86, color, SLEEVE, '#ffffff'),
    top: at(
      pose.torso,
      part(SHIRT, color, {
        inside:
          fill('M-6 -26L.8 -7.4L7.4 -26Z', '#ffffff') +
          line('M.8 -7.4V6', ink(color), 1.1) +
          fill('M-14 0Q0 2 14 0V6H-14Z', shade(color), 0.7),
      }) +
        ellipse(2.8, -3, 1.2, 1.2, '#ffd34d') +
        ellipse(2.8, 0.8, 1.2, 1.2, '#ffd34d') +
        fill(star(-6.6, -11.4, 2.6, 1.2), '#ffd34d'),
    ),
    neck: at(
      pose.torso,
      part('M-1.4 -19.4H3L2.4 -16.4L4 -10.6L.8 -7.4L-2.4 -10.6L-.8 -16.4Z', tie, {
        outline: 1,
        shadow: [-0.3, -0.8],
        inside: line('M-4 -12L5 -15M-4 -9L5 -12', '#ffffff', 0.9, 0.7),
      }) +
        part('M-7.4 -24L-2.6 -17.4L.8 -20L4.2 -17.4L8.6 -24C4 -21.6 -3 -21.6 -7.4 -24Z', '#ffffff', {
          outline: 1,
          shadow: null,
        }) +
        part('M-8.6 -23.8C-10.6 -20 -10 -15 -8.6 -12L.8 -6.4L-4.6 -16.8Z', color, {
          outline: 1,
          shadow: [0, -0.8],
        }) +
        part('M9.6 -23.8C11.8 -20 11 -15 9.8 -12L.8 -6.4L6 -16.8Z', color, { outline: 1, shadow: [0, -0.8] }),
    ),
  }),
});
