import type { Drawing } from '../core/drawing.ts';
import { at, line, part } from '../core/svg.ts';

export const shellNecklace = (): Drawing => ({
  draw: (pose) => ({
    neck: at(
      pose.torso,
      line('M-7 -23C-6 -15 -2 -12.6 .6 -12.4C4 -12.6 7 -16 8 -23', '#5a3b2e', 2.2) +
        line('M-7 -23C-6 -15 -2 -12.6 .6 -12.4C4 -12.6 7 -16 8 -23', '#ffd98a', 1.1) +
        part(
          'M.6 -13.6C-4.4 -13.4 -6 -9 -4.4 -6.6L-1.4 -5L.6 -4.2L2.8 -5L5.8 -6.6C7.4 -9 5.6 -13.4 .6 -13.6Z',
          '#ff9fb8',
          {
            outline: 1.1,
            shadow: [0, -0.8],
            inside: line('M.6 -13V-5M-1.4 -12.6L-3 -6.4M2.6 -12.6L4.4 -6.4', '#d9607f', 0.8),
          },
        ),
    ),
  }),
});
