import { ink, shade } from '../core/color.ts';
import { part, svg } from '../core/svg.ts';
import { hairDesign } from './hairDesign.ts';
import { gloss, strands } from './strands.ts';

/** Long and straight, cut with a ruler. */
export const hairStraight = (color: string) =>
  hairDesign({
    swing: [1.8, 1.4],
    back: ({ x, y }) =>
      part(
        svg`M-29 -36C-34 -18 ${-33 + x * 0.4} ${2 + y * 0.5} ${-32 + x} ${24 + y}C${-25 + x} ${26 + y} ${-16 + x} ${26.6 + y} ${-8 + x} ${26 + y}L${18 + x} ${25 + y}C${24 + x} ${25.4 + y} ${30 + x} ${24 + y} ${34 + x} ${22 + y}C${34 + x * 0.4} ${2 + y * 0.5} 35 -18 29 -36Z`,
        shade(color, 0.8),
        {
          ink: ink(color),
          inside: strands(
            shade(color),
            svg`M-24 -8L${-23 + x} ${22 + y}M-15 -2L${-14 + x} ${23 + y}M26 -6L${27 + x} ${21 + y}M19 -2L${20 + x} ${22 + y}`,
          ),
        },
      ),
    front: ({ x, y }) =>
      part(
        svg`M${-29 + x * 0.3} ${-3.4 + y * 0.5}C-33 -14 -33.4 -31 -29.2 -39.6C-24.6 -51.4 -13 -57.8 1 -57.8C16 -57.8 28 -50.6 31.8 -38.4C34.4 -28 34 -14 ${32 + x * 0.3} ${-3.4 + y * 0.5}L${26.8 + x * 0.3} ${-3 + y * 0.5}C27.6 -10 27.6 -18 26 -25C20 -23.6 14 -23.6 8 -24C7.4 -26 6.6 -28 5.6 -30C5.4 -27.6 4.8 -25.6 4 -24.2C-4 -24.4 -12 -25 -19.4 -26C-19.8 -18 -19.4 -10 ${-18.4 + x * 0.3} ${-3.6 + y * 0.5}C-22 -2.6 -25.6 -2.6 ${-29 + x * 0.3} ${-3.4 + y * 0.5}Z`,
        color,
        {
          shadow: [-0.8, -2],
          inside:
            gloss(color) +
            strands(
              color,
              'M5.6 -30C5 -38 4 -48 2 -56M-24 -24C-25 -18 -25 -12 -24 -5M30 -24C31 -18 31 -12 30 -6M-8 -27C-9 -31 -11 -35 -14 -38M18 -27C19 -31 19 -35 17 -39',
            ),
        },
      ),
  });
