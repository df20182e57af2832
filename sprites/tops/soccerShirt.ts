import { ink } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { star } from '../core/shapes.ts';
import { at, fill, line, part } from '../core/svg.ts';
import { SHIRT, sleeve, SLEEVE } from './sleeve.ts';

export const soccerShirt = (color: string, stripe: string): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.46, color, SLEEVE, stripe),
    armF: sleeve(pose.armF, 0.46, color, SLEEVE, stripe),
    top: at(
      pose.torso,
      part(SHIRT, color, {
        inside:
          fill('M-9.4 -26h3.6L-6.6 6h-3.8ZM7 -26h3.6L11.6 6H7.8Z', stripe) +
          fill(star(0.6, -9.6, 5, 2.3), stripe),
      }) +
        line('M-6.4 -23.6L.4 -18L7 -23.6', ink(stripe), 3) +
        line('M-6.4 -23.6L.4 -18L7 -23.6', stripe, 1.6),
    ),
  }),
});
