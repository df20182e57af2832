import { ink, light, shade } from '../core/color.ts';
import { fill, part, svg } from '../core/svg.ts';
import { SHORT_BACK } from './fronts.ts';
import { hairDesign } from './hairDesign.ts';
import { strands } from './strands.ts';

/** Short at the sides, with a crest like the fin of a fish. */
export const hairCrest = (color: string, crest: string) =>
  hairDesign({
    swing: [0.9, 0.7],
    topBack: ({ x, y }) =>
      part(
        svg`M-24 -40L${-37 + x} ${-48 + y}L-24 -54L${-30 + x} ${-66 + y}L-14 -62L${-14 + x} ${-75 + y}L-1 -65L${6 + x} ${-77 + y}L12 -64L${24 + x} ${-70 + y}L23 -56L14 -44Z`,
        crest,
        {
          shadow: [-1, -2.2],
          inside: fill(
            svg`M${-14 + x} ${-73 + y}L-8 -56L-4 -58ZM${6 + x} ${-75 + y}L4 -56L9 -57ZM${-30 + x} ${-64 + y}L-18 -54L-14 -57Z`,
            light(crest, 1),
            0.6,
          ),
        },
      ),
    back: () => part(SHORT_BACK, shade(color, 1.2), { ink: ink(color) }),
    front: ({ x }) =>
      part(
        'M-26.6 -14C-31 -22 -31.4 -33 -28 -40.4C-23.6 -50.6 -12 -55.6 1 -55.6C14.6 -55.6 26.6 -49.6 30.4 -38.4C32.4 -30 31.6 -20 29 -14C28 -20 27 -27 23.6 -31.4C15 -37 -8 -38 -18 -32.4C-20.4 -27 -21.6 -20 -26.6 -14Z',
        color,
        {
          shadow: [-0.8, -2.2],
          inside: strands(color, 'M-24 -32C-23 -38 -20 -42 -16 -45M28 -32C27 -38 24 -42 20 -45'),
        },
      ) +
      part(
        svg`M-12 -52C-4 -58 12 -58 17 -51C20 -44 ${19 + x * 0.4} -34 ${15 + x * 0.6} -25C12 -29 11 -32 10.4 -35C9 -31 7 -28.6 ${3 + x * 0.6} -26C2.6 -31 1 -35 -2 -38C-4 -36 -7 -34.6 ${-11 + x * 0.4} -34C-8 -38 -8.6 -46 -12 -52Z`,
        crest,
        {
          shadow: [-0.8, -2],
          inside: fill('M-6 -52C0 -56 9 -56 13 -51C8 -53 0 -53 -6 -52Z', light(crest, 1.1), 0.7),
        },
      ),
  });
