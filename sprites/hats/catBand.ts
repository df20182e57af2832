import type { Drawing } from '../core/drawing.ts';
import { cord } from '../core/ornaments.ts';
import { at, part } from '../core/svg.ts';
import { bow } from '../core/ornaments.ts';

/** A headband with the ears of a cat. */
export const catBand = (color: string, inner = '#ffb3c7', tie = '#ffcf3f'): Drawing => ({
  draw: (pose) => ({
    hat: at(
      pose.head,
      part('M-29 -46C-33 -58 -33 -70 -30 -77C-22 -74 -13 -67 -8 -57Z', color) +
        part('M-25.4 -52C-28 -59 -28.4 -66 -27.4 -70C-23 -68 -18 -64 -14.6 -58.6Z', inner, {
          outline: 0,
          shadow: [0, -1],
        }) +
        part('M33 -46C37 -58 37 -70 34 -77C26 -74 17 -67 12 -57Z', color) +
        part('M29.4 -52C32 -59 32.4 -66 31.4 -70C27 -68 22 -64 18.6 -58.6Z', inner, {
          outline: 0,
          shadow: [0, -1],
        }) +
        cord('M-31.6 -32C-31 -47 -17 -57.6 2 -57.6C21 -57.6 34.4 -47 34 -32', color, 3.6) +
        bow(-19, -51, 6, tie),
    ),
  }),
});
