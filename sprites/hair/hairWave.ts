import { ink, shade } from '../core/color.ts';
import { part, svg } from '../core/svg.ts';
import { hairDesign } from './hairDesign.ts';
import { gloss, strands } from './strands.ts';

export const hairWave = (color: string) =>
  hairDesign({
    swing: [2, 1.6],
    back: ({ x, y }) =>
      part(
        svg`M-28 -36C-35 -22 -30 -14 ${-34 + x * 0.5} ${-2 + y * 0.5}C${-37 + x} ${8 + y} ${-30 + x} ${12 + y} ${-33 + x} ${19 + y}C${-27 + x} ${20 + y} ${-24 + x} ${17 + y} ${-22 + x} ${14 + y}C${-19 + x} ${19 + y} ${-14 + x} ${21 + y} ${-8 + x} ${20 + y}L${14 + x} ${18 + y}C${20 + x} ${19 + y} ${24 + x} ${17 + y} ${27 + x} ${13 + y}C${29 + x} ${15 + y} ${33 + x} ${16 + y} ${36 + x} ${15 + y}C${33 + x} ${8 + y} ${38 + x} ${4 + y} ${35 + x * 0.5} ${-4 + y * 0.5}C31 -14 35 -24 28 -36Z`,
        shade(color, 0.7),
        {
          ink: ink(color),
          inside: strands(
            shade(color),
            svg`M-24 -10C-27 0 ${-22 + x} ${4 + y} ${-24 + x} ${12 + y}M-14 -2C-16 6 ${-12 + x} ${10 + y} ${-13 + x} ${18 + y}M26 -8C24 0 ${28 + x} ${4 + y} ${26 + x} ${12 + y}`,
          ),
        },
      ),
    front: () =>
      part(
        svg`M-27.6 -4C-33 -14 -33.6 -30 -29.4 -39C-25 -51 -13 -58 2 -58C17 -58 28.4 -50.4 32 -38C34.4 -28 33 -13 29 -4C26.6 -8 27.4 -16 26 -24C24.6 -30 20 -36 12 -40C9.6 -32 -2 -24.6 -14 -22.6C-12.6 -24.6 -12.2 -26.4 -12.4 -28.4C-15 -25.6 -17.6 -24 -20.4 -23.4C-20 -15 -23 -9 -27.6 -4Z`,
        color,
        {
          shadow: [-0.8, -2.6],
          inside:
            gloss(color) +
            strands(
              color,
              'M12 -40C10 -46 6 -51 0 -55M26 -24C24 -32 19 -39 13 -42M-12.4 -28.4C-6 -31 2 -36 5 -40',
            ),
        },
      ),
  });
