import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { cord } from '../core/ornaments.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, fill, line, part } from '../core/svg.ts';

const RIM =
  'M-14 -21C-14 -27 -10 -28.4 5.6 -28.4C21 -28.4 25 -27 25 -21C25 -13 22 -9.6 16 -9.6C11 -9.6 9.4 -14 5.6 -14C1.8 -14 .2 -9.6 -5 -9.6C-11 -9.6 -14 -13 -14 -21Z';

/** With a snorkel at the ear. */
export const diveMask = (color: string): Drawing => ({
  draw: (pose) => ({
    faceAcc: at(
      pose.head,
      cord('M-14 -20L-26 -21', shade(color, 1.6), 4, 0.9) +
        fill(RIM, '#a8ecff', 0.3) +
        fill('M-9 -26H-2L-9 -12.6C-11 -13.6 -12.4 -16 -12.4 -20ZM11 -26H15L9 -15H6Z', '#ffffff', 0.4) +
        line(RIM, shade(color, 3), 5) +
        line(RIM, color, 3) +
        cord('M-12 -4C-20 -1 -26 -4 -26.6 -12L-27.4 -40', color, 3, 1.1) +
        line('M-27.4 -40V-36', '#ffffff', 3) +
        part(ellipsePath(-10, -4.4, 3, 2.2), shade(color, 1.4), { outline: 1, shadow: null }),
    ),
  }),
});
