import { light, shade } from '../core/color.ts';
import { ellipse, line, part } from '../core/svg.ts';
import { pair } from './pair.ts';

/** Flippers for diving; on land they slap. */
export const flippers = (color: string) =>
  pair(color, (tone) =>
    part(
      'M-5.4 -4C-6.2 0 -6.2 4.4 -4 4.4H15.4C18.4 4.4 18 1.4 15.6 .6C12 -.8 9 -1.4 7 -2C5 -2.8 4.4 -4.4 4.4 -4.4C1 -3.4 -2 -3.2 -5.4 -4Z',
      tone,
      {
        shadow: [-0.4, -1],
        inside:
          line('M5 .4L16 3.4M4.6 2.6L13 4M7 -1.4L17 2', shade(tone, 1.6), 1.1) +
          ellipse(-1, -1, 3, 1, light(tone, 1), 0.5),
      },
    ),
  );
