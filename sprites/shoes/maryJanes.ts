import { cord } from '../core/ornaments.ts';
import { ellipse, part } from '../core/svg.ts';
import { pair } from './pair.ts';

/** School shoes with a strap, over white socks. */
export const maryJanes = (color: string, sock = '#ffffff') =>
  pair(
    color,
    (tone) =>
      part('M-5.2 -9C-5.6 -5 -5.4 -3 -5 -1H4.6C4.8 -3 4.6 -6 4.4 -9C1 -8 -2 -8 -5.2 -9Z', sock, {
        outline: 1.3,
        shadow: [-0.4, -1],
      }) +
      part(
        'M-5.4 -2.4C-6 0 -6.2 4.4 -4 4.4H7.4C10.4 4.4 10.2 -.2 7 -1.4C5 -2 4.4 -1 2 -1C-1 -1 -3 -1.2 -5.4 -2.4Z',
        tone,
        {
          shadow: [-0.4, -1],
          inside: ellipse(6.4, 0.4, 1.8, 0.8, '#ffffff', 0.6),
        },
      ) +
      cord('M-4.6 -2.6C-1 -1.2 2 -1.4 4.2 -3', tone, 1.6, 0.9) +
      ellipse(3, -2.2, 0.9, 0.9, '#ffd34d'),
  );
