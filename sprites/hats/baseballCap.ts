import { ink, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { ellipsePath, star } from '../core/shapes.ts';
import { at, ellipse, line, part } from '../core/svg.ts';

export const baseballCap = (color: string, visor: string, badge = '#ffffff'): Drawing => ({
  draw: (pose) => ({
    hat: at(
      pose.head,
      part('M-32 -33C-35 -52 -21 -66.4 2 -66.4C25 -66.4 37 -52 34.8 -34C14 -40 -12 -40 -32 -33Z', color, {
        inside:
          line('M1 -66C-12 -60 -15 -48 -14 -37M3 -66C20 -61 27 -50 27 -37', shade(color, 1.6), 1.2, 0.8) +
          ellipse(-14, -58, 8, 2.8, '#ffffff', 0.4, -24),
      }) +
        part(star(8, -50.6, 7, 3.2), badge, { outline: 1.2, shadow: [-0.4, -1] }) +
        part(ellipsePath(2, -66.6, 3.4, 2.2), visor, { outline: 1.2, shadow: null }) +
        part(
          'M-17 -38.6C-4 -43 24 -43 34.6 -37.6C44 -33 47.6 -27.6 44 -25.4C32 -30.4 -2 -32.6 -17 -30.6C-23 -31.4 -22.4 -37.4 -17 -38.6Z',
          visor,
          { shadow: [0, -1.6], inside: line('M-14 -33C2 -35 28 -34 41 -28.6', ink(visor), 0.8, 0.5) },
        ),
    ),
  }),
});
