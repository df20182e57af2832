import { light } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, fill, line, part } from '../core/svg.ts';

const TIPS = [
  [-21, -70],
  [1, -77],
  [24, -70],
] as const;

export const crown = (color = '#ffcf3f', jewel = '#ee5f86', side = '#4fc3e8'): Drawing => ({
  draw: (pose) => ({
    hat: at(
      pose.head,
      part(
        'M-18 -49L-22 -68C-17 -66 -12 -62 -9 -58.6C-6 -63 -2 -69 1 -75C4 -69 8 -63 11.4 -58.6C15 -62 20 -66 25 -68L21 -49C9 -54.4 -6 -54.4 -18 -49Z',
        color,
        {
          inside:
            fill('M-24 -55.4C-8 -61 11 -61 27 -55.4V-46H-24Z', light(color, 0.5)) +
            line('M-19.4 -56C-6 -60.4 10 -60.4 22.4 -56', '#b8771c', 1.1),
        },
      ) +
        TIPS.map(([x, y]) =>
          part(ellipsePath(x, y, 2.9, 2.9), light(color, 0.4), { outline: 1.1, shadow: [-0.3, -0.8] }),
        ).join('') +
        part('M1.4 -59.6L5.4 -55.6L1.4 -51.6L-2.6 -55.6Z', jewel, { outline: 1, shadow: [-0.3, -0.8] }) +
        part(ellipsePath(-11.4, -53.6, 2, 2.2), side, { outline: 0.9, shadow: null }) +
        part(ellipsePath(14.2, -53.6, 2, 2.2), side, { outline: 0.9, shadow: null }),
    ),
  }),
});
