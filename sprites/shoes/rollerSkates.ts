import { ink } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { fill, line, part } from '../core/svg.ts';
import { pair } from './pair.ts';

/** The boots stand on wheels, so the foot sits a little higher in them. */
export const rollerSkates = (color: string, wheel: string) =>
  pair(
    color,
    (tone) =>
      [-3, 5.6]
        .map((x) =>
          part(ellipsePath(x, 3.4, 2.6, 2.6), wheel, {
            outline: 1.2,
            shadow: null,
            over: fill(ellipsePath(x, 3.4, 0.9, 0.9), '#ffffff'),
          }),
        )
        .join('') +
      part(
        'M-5.6 -9.4C-6.4 -4 -6.8 1.4 -5 1.4H7.6C10.4 1.4 10.2 -3 7 -4C4.8 -4.6 4.4 -9.4 4.4 -9.4C1 -8.4 -2 -8.4 -5.6 -9.4Z',
        tone,
        {
          shadow: [-0.4, -1],
          inside:
            fill('M-8 -1H12V3H-8Z', '#ffffff') + line('M1.4 -6.6l3 -.6M1.8 -4.2l3.4 -.8', '#ffffff', 1.2),
        },
      ) +
      line('M-5.6 -1H9.6', ink(tone), 0.8, 0.7),
  );
