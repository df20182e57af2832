import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { cord } from '../core/ornaments.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, ellipse, line, part } from '../core/svg.ts';

/** Headphones for coding in peace. */
export const headphones = (color: string, glow = '#7ff0e0'): Drawing => ({
  draw: (pose) => ({
    hat: at(
      pose.head,
      cord('M-29 -26C-36 -50 -20 -65 2 -65C24 -65 39 -50 32.6 -26', color, 4.6, 1.4) +
        line('M-27 -46C-22 -56 -12 -62 -2 -63', light(color, 1), 1.4, 0.7) +
        part(roundedRect(28.4, -32, 7, 19, 3.4), color, { shadow: [-0.4, -1.6] }) +
        part(ellipsePath(-27, -22, 8.6, 11), color, {
          shadow: [-0.8, -1.8],
          inside:
            ellipse(-26.4, -22, 5.4, 7.4, shade(color, 1.4)) +
            ellipse(-26.4, -22, 3.4, 5, glow) +
            ellipse(-27.4, -24, 1.2, 1.6, '#ffffff', 0.9),
        }) +
        cord('M-24 -12C-20 -5 -14 -3 -8 -3.4', color, 1.6, 1) +
        part(ellipsePath(-6.6, -3.6, 2.6, 2), shade(color, 1.2), { outline: 1, shadow: null }),
    ),
  }),
});
