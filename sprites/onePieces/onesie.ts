import { legs } from '../bottoms/legs.ts';
import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, ellipse, line, part } from '../core/svg.ts';
import { sleeve } from '../tops/sleeve.ts';
import type { SleeveWidths } from '../tops/sleeve.ts';

const FLIPPER: SleeveWidths = [11.4, 12.6, 11.4];

/** Animal pyjamas: a round belly, flippers and a small tail. */
export const onesie = (color: string, belly: string, scarf: string): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.92, shade(color, 0.4), FLIPPER),
    armF: sleeve(pose.armF, 0.92, color, FLIPPER),
    bottom:
      at(pose.torso, part('M-10 -2C-16 -1 -19 3 -20 7C-15 7 -11 6 -8 4Z', color)) +
      legs(pose, color, 0.95, [13.6, 13.6, 12.8], [13, 13, 12.4]),
    top: at(
      pose.torso,
      part(
        'M-8.6 -23.6C-13 -20 -13.6 -10 -14 -3C-14 3.4 -8 6 0.4 6C8.6 6 14.2 3.4 14 -3C13.6 -10 13 -20 8.6 -23.6C4 -25.6 -4 -25.6 -8.6 -23.6Z',
        color,
        {
          inside:
            ellipse(1.4, -7, 9.8, 11.6, shade(belly, 0.7)) +
            ellipse(1.2, -8.2, 9.6, 11, belly) +
            line('M-3 -2q4.4 3 9 0', shade(belly, 1.4), 1, 0.8),
        },
      ),
    ),
    neck: at(
      pose.torso,
      part(
        'M-9.6 -23.4C-10.4 -18.6 -5 -16.6 .8 -16.6C6.6 -16.6 11 -18.6 10.4 -23.4C6 -20.6 -5 -20.6 -9.6 -23.4Z',
        scarf,
        {
          outline: 1.2,
          shadow: [0, -1],
          inside: line('M-4 -24l1 8M6 -24l-1 8', light(scarf, 1), 1.6),
        },
      ) + part('M4 -18.4L9.4 -17.4L8.6 -9.6L3.6 -10.6Z', scarf, { outline: 1.1, shadow: [-0.4, -0.8] }),
    ),
  }),
});
