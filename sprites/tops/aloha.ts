import { ink, light } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { flower, leaf } from '../core/ornaments.ts';
import { at, clip, ellipse, line, part } from '../core/svg.ts';
import { SHIRT, sleeve } from './sleeve.ts';
import type { SleeveWidths } from './sleeve.ts';

const LOOSE: SleeveWidths = [10.6, 12, 12.4];

/** A loose holiday shirt full of flowers. */
export const aloha = (color: string, bloom: string): Drawing => ({
  draw: (pose) => {
    const petal = (x: number, y: number) =>
      ellipse(x, y, 2.2, 2.2, bloom) + ellipse(x, y, 0.8, 0.8, '#ffd34d');
    const dotted = (arm: typeof pose.armF) =>
      clip(
        arm.tube(-0.02, 0.54, LOOSE, 1, 0.25),
        petal(...arm.point(0.16)) + petal(arm.point(0.4)[0] - 3, arm.point(0.4)[1]),
      );
    return {
      armB: sleeve(pose.armB, 0.54, color, LOOSE) + dotted(pose.armB),
      armF: sleeve(pose.armF, 0.54, color, LOOSE) + dotted(pose.armF),
      top: at(
        pose.torso,
        part(SHIRT, color, {
          inside:
            leaf(-8, -13, 5, 150, light(color, 0.9)) +
            leaf(8, -2, 5, 20, light(color, 0.9)) +
            flower(-6.6, -12, 4.4, bloom) +
            flower(6.6, -5, 4.4, bloom) +
            flower(-5.4, -0.6, 3.6, bloom) +
            flower(8, -16, 3.4, bloom),
        }) + line('M.8 -16V3.6', ink(color), 1),
      ),
      neck: at(
        pose.torso,
        part(
          'M-8 -24C-10.4 -20 -9 -16.6 -6.6 -15.4L.8 -16.6L8 -15.4C10.6 -16.6 11.4 -20 9 -24C6 -20.6 3.6 -18.6 .8 -16.8C-2.4 -18.6 -5 -20.6 -8 -24Z',
          light(color, 0.45),
          {
            outline: 1.1,
            shadow: [0, -0.8],
          },
        ),
      ),
    };
  },
});
