import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, fill, line, part } from '../core/svg.ts';
import { strap } from './straps.ts';

/** Taller than its owner, slung across the back. */
export const surfboard = (color: string, stripe: string): Drawing => ({
  draw: (pose) => ({
    capeB: at(
      pose.torso,
      `<g transform="translate(-6 -12) rotate(54)">${part(
        'M0 -44C9 -36 12 -14 10 6C8.6 18 4 25 0 27C-4 25 -8.6 18 -10 6C-12 -14 -9 -36 0 -44Z',
        color,
        {
          inside:
            fill('M-2.6 -46H2.6V30H-2.6Z', stripe) +
            line('M-14 -18Q0 -25 14 -18M-14 -12Q0 -19 14 -12', shade(stripe, 1), 1.8, 0.8) +
            line('M-6 -30C-8 -20 -8 -8 -7 2', '#ffffff', 1.6, 0.6),
        },
      )}</g>`,
    ),
    capeF: strap(pose, stripe),
  }),
});
