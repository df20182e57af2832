import { ink, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, line, part } from '../core/svg.ts';

export const shellPack = (color = '#5fbf7a'): Drawing => ({
  draw: (pose) => ({
    capeB: at(
      pose.torso,
      part('M-12 -24C-25 -23 -28 -10 -23 -2C-20 2 -12 3 -9 2Z', color, {
        inside: line(
          'M-14 -24C-17 -14 -15 -4 -12 2M-26 -12C-20 -13 -14 -12 -10 -11M-20 -22l3 6M-23 -3l6 -4',
          shade(color, 1.8),
          1.4,
        ),
      }),
    ),
    capeF: at(
      pose.torso,
      line('M-8 -22C-10 -16 -10 -10 -9 -5', ink('#b5773a'), 4) +
        line('M-8 -22C-10 -16 -10 -10 -9 -5', '#d8964f', 2.2),
    ),
  }),
});
