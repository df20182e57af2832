import { ink, light, shade } from '../core/color.ts';
import { fill, part, svg } from '../core/svg.ts';
import { hairDesign } from './hairDesign.ts';
import { gloss, strands } from './strands.ts';

/** Hair that stands up like a sea urchin. */
export const hairSpiky = (color: string) =>
  hairDesign({
    swing: [0.9, 0.7],
    topBack: ({ x, y }) =>
      part(
        svg`M-26 -32L${-41 + x} ${-41 + y}L-30.6 -43.6L${-40 + x} ${-56 + y}L-25 -53.4L${-27 + x} ${-69 + y}L-13.6 -59.6L${-8 + x} ${-76 + y}L1.6 -62L${14 + x} ${-75 + y}L16.6 -59L${32 + x} ${-67 + y}L28 -51.6L${43 + x} ${-53 + y}L33.4 -42L${43 + x} ${-37 + y}L30 -32Z`,
        color,
        {
          shadow: [-1, -2.4],
          inside: fill(
            svg`M${-8 + x} ${-74 + y}L-6 -58H-2ZM${14 + x} ${-73 + y}L9 -58H14ZM${-27 + x} ${-67 + y}L-20 -54L-16 -57ZM${32 + x} ${-65 + y}L22 -54L19 -56Z`,
            light(color, 1),
            0.5,
          ),
        },
      ),
    back: ({ x }) =>
      part(
        svg`M-27 -32C-31 -20 -29 -10 ${-27 + x} -4L-20 -7L-16 -2L-9 -5H12L17 -2L21 -7L${27 + x} -5C30 -12 31 -20 28 -32Z`,
        shade(color, 1.2),
        { ink: ink(color) },
      ),
    front: ({ x }) =>
      part(
        svg`M-28 -10C-32.4 -18 -33 -32 -29 -40C-24.6 -51.4 -13 -57.6 1 -57.6C16 -57.6 27.8 -50.6 31.6 -38.4C34 -29 33 -18 30 -10C29 -16 28.4 -20 26.4 -25L${22 + x * 0.3} -22L19 -30L${13 + x * 0.3} -23.6L9.4 -32L${2 + x * 0.3} -24.4L-.6 -33L${-9 + x * 0.3} -25L-10.8 -33L-20 -25.6C-20.4 -20 -22 -14 -28 -10Z`,
        color,
        {
          shadow: [-0.8, -2.4],
          inside:
            gloss(color) +
            strands(
              color,
              'M19 -30C19 -35 18 -39 16 -42M9.4 -32C9 -37 8 -40 6 -43M-.6 -33C-1 -37 -3 -40 -5 -42M-10.8 -33C-11 -36 -13 -39 -15 -40',
            ),
        },
      ),
  });
