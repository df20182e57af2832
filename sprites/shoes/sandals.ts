import { ink, light } from '../core/color.ts';
import { flower, cord } from '../core/ornaments.ts';
import { part } from '../core/svg.ts';
import { pair } from './pair.ts';

/** Open sandals with a flower on the strap. */
export const sandals = (color: string, bloom: string) =>
  pair(
    color,
    (tone) =>
      cord('M-4 1.6C-4.6 -2 -4 -3.6 -2 -3.8C1 -3.8 3 -2.4 4 .6', tone, 2, 1) +
      cord('M2 1.8C3.6 -1.4 6 -1.4 8 1.6', tone, 2.2, 1) +
      part('M-5.8 2C-6.4 5 -5 5 -4 5H7.6C10.4 5 10.6 2 9 1.8Z', light(tone, 0.7), {
        outline: 1.3,
        shadow: [0, -1.2],
        ink: ink(tone),
      }) +
      flower(4.4, -0.4, 3, bloom),
  );
