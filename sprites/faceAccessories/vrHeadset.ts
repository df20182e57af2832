import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { cord } from '../core/ornaments.ts';
import { roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part } from '../core/svg.ts';

/** A window into worlds that are not built yet. */
export const vrHeadset = (color: string, glow: string): Drawing => ({
  draw: (pose) => ({
    faceAcc: at(
      pose.head,
      cord('M-14 -19L-26 -20', shade(color, 2), 5, 1) +
        part(roundedRect(-15, -27.6, 41.4, 18.6, 6.6), color, { shadow: [-0.6, -2.4] }) +
        part(roundedRect(-11, -24.6, 33.6, 12, 4.4), '#24365c', {
          outline: 1,
          shadow: null,
          inside:
            line('M-5 -17.4q3.4 -5 6.8 0M10 -17.4q3.4 -5 6.8 0', glow, 2) +
            ellipse(-8, -14, 2.6, 1.4, '#ff8fb0', 0.8) +
            ellipse(19.6, -14, 2.4, 1.4, '#ff8fb0', 0.8) +
            fill('M-12 -25H-4L-10 -12H-14Z', '#ffffff', 0.14),
        }),
    ),
  }),
});
