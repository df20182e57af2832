import { ink, shade } from '../core/color.ts';
import { part, svg } from '../core/svg.ts';
import { SHORT_BACK } from './fronts.ts';
import { hairDesign } from './hairDesign.ts';
import { gloss, strands } from './strands.ts';

/** Round as a mushroom. */
export const hairBowl = (color: string) =>
  hairDesign({
    swing: [0.7, 0.6],
    back: () => part(SHORT_BACK, shade(color, 1.3), { ink: ink(color) }),
    front: ({ x, y }) =>
      part(
        svg`M${-32 + x * 0.5} ${-17 + y}C-35.6 -28 -34 -40 -27.6 -47C-20 -55.6 -9 -59 2 -59C14 -59 25 -55 31.4 -46C37 -38 38 -27 ${35 + x * 0.5} ${-17 + y}C${32 + x * 0.5} ${-16 + y} ${29.4 + x * 0.5} ${-17 + y} 27.4 -20C26 -22.4 25 -23.6 23 -24.2C9 -26 -6 -26 -18.6 -24C-21 -22.6 -22 -20.6 ${-23 + x * 0.4} ${-18 + y}C${-25 + x * 0.4} ${-15 + y} ${-29 + x * 0.5} ${-14.6 + y} ${-32 + x * 0.5} ${-17 + y}Z`,
        color,
        {
          shadow: [-0.6, -2.8],
          inside:
            gloss(color) +
            strands(
              color,
              'M-12 -26C-13 -30 -14 -33 -17 -36M-2 -26.6C-2 -31 -3 -34 -5 -37M9 -26.6C10 -31 10 -34 9 -37M19 -25C21 -30 21 -33 20 -36M2 -58V-53',
            ),
        },
      ),
  });
