import { light } from '../core/color.ts';
import { flower } from '../core/ornaments.ts';
import { fill, line, part } from '../core/svg.ts';
import { pair } from './pair.ts';

/** The turned-up silk shoes of a hanbok, over padded socks. */
export const flowerShoes = (color: string, trim: string, bloom: string) =>
  pair(
    color,
    (tone) =>
      part('M-5 -6.4C-5.4 -3 -5.2 -1 -5 0H5C5 -2 4.6 -4 4.2 -6.4C1 -5.6 -2 -5.6 -5 -6.4Z', '#ffffff', {
        outline: 1.2,
        shadow: [-0.4, -1],
      }) +
      part(
        'M-5.8 -2C-6.4 1 -6.2 4.4 -4 4.4H6.6C9.6 4.4 11.6 1.4 12 -2C10 -1.4 8.6 -1.4 7 -1.6C4 0 -2 .4 -5.8 -2Z',
        tone,
        {
          shadow: [-0.4, -1],
          inside: fill('M-8 2.6H14V6H-8Z', trim) + line('M-6 -.6C-2 1.4 4 1.2 8 -.8', light(trim, 0.4), 1.1),
        },
      ) +
      flower(3, 1, 2.4, bloom),
  );
