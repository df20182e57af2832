import { ink, light, shade } from '../core/color.ts';
import { line, part, svg } from '../core/svg.ts';
import { SHORT_BACK, SWEPT_FRONT } from './fronts.ts';
import { hairDesign } from './hairDesign.ts';
import { gloss, strands } from './strands.ts';

/** One thick tail over the near shoulder, held by a scallop. */
export const hairSide = (color: string, shell = '#ffd0dc') =>
  hairDesign({
    swing: [1.8, 1.4],
    back: () => part(SHORT_BACK, shade(color, 1.2), { ink: ink(color) }),
    front: () =>
      part(SWEPT_FRONT, color, {
        shadow: [-0.8, -2.4],
        inside:
          gloss(color) +
          strands(
            color,
            'M8 -39.4C4 -46 0 -51 -6 -55M22 -33C18 -42 10 -50 2 -56M-19.6 -27C-17 -33 -12 -36 -8 -37',
          ),
      }),
    beside: ({ x, y }) =>
      part(
        svg`M-24 -14C-33 -14 ${-40 + x * 0.4} ${-6 + y * 0.4} ${-38 + x * 0.8} ${5 + y * 0.8}C${-37 + x} ${13 + y} ${-32 + x} ${17 + y} ${-34 + x * 1.1} ${25 + y * 1.1}C${-28 + x} ${23 + y} ${-25 + x} ${20 + y} ${-24 + x} ${16 + y}C${-22 + x} ${19 + y} ${-20 + x} ${20 + y} ${-17 + x} ${20.6 + y}C${-19 + x} ${14 + y} ${-16 + x} ${6 + y} -19 -2C-20 -6 -20 -10 -19 -13Z`,
        color,
        {
          shadow: [-1, -2],
          inside:
            strands(
              color,
              svg`M-25 -10C${-32 + x * 0.4} -4 ${-30 + x * 0.8} ${6 + y * 0.8} ${-24 + x} ${16 + y}`,
            ) +
            line(
              svg`M-31 -6Q${-35 + x * 0.5} ${-1 + y * 0.5} ${-33 + x * 0.8} ${5 + y * 0.7}`,
              light(color, 1.1),
              2.2,
              0.6,
            ),
        },
      ) +
      part(
        'M-22.6 -9.6C-29.6 -10 -31 -17 -28.4 -20.4L-25.4 -21.6L-22.4 -22.2L-19.4 -21.4L-16.8 -20C-14.6 -16 -16.4 -10 -22.6 -9.6Z',
        shell,
        {
          outline: 1.2,
          shadow: [0, -1],
          inside: line('M-22.6 -10.4V-21M-23.6 -11L-27 -19.4M-21.6 -11L-18.4 -19.4', shade(shell, 2.2), 0.9),
        },
      ),
  });
