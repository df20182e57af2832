import { ink, light, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { line, part, svg } from '../core/svg.ts';
import { SHORT_BACK, SWEPT_FRONT } from './fronts.ts';
import { hairDesign } from './hairDesign.ts';
import { gloss, strands } from './strands.ts';

/** A high tail at the back of the head. */
export const hairPony = (color: string, band = '#ff7fa5') =>
  hairDesign({
    swing: [2, 1.7],
    topBack: ({ x, y }) =>
      part(
        svg`M-14 -56C-24 -66 ${-42 + x * 0.3} ${-64 + y * 0.2} ${-47 + x * 0.6} ${-48 + y * 0.5}C${-50 + x * 0.8} ${-36 + y * 0.7} ${-45 + x} ${-24 + y} ${-47 + x * 1.2} ${-10 + y * 1.2}C${-42 + x} ${-13 + y} ${-39 + x} ${-15 + y} ${-37 + x} ${-19 + y}C${-35 + x} ${-14 + y} ${-34 + x} ${-12 + y} ${-33 + x} ${-9 + y}C${-28 + x * 0.8} ${-22 + y * 0.8} -26 -36 -20 -44Z`,
        color,
        {
          shadow: [-1.2, -2],
          inside:
            strands(
              color,
              svg`M-20 -54C-34 -52 ${-40 + x * 0.6} ${-40 + y * 0.5} ${-37 + x} ${-19 + y}M-22 -58C-36 -60 ${-44 + x * 0.5} ${-50 + y * 0.4} ${-44 + x * 0.8} ${-34 + y * 0.8}`,
            ) +
            line(
              svg`M-26 -58Q${-36 + x * 0.3} -57 ${-40 + x * 0.5} ${-49 + y * 0.4}`,
              light(color, 1.1),
              2.4,
              0.6,
            ),
        },
      ) + part(ellipsePath(-20, -53, 6.4, 5), band, { outline: 1.3, shadow: [-0.4, -1.4] }),
    back: () => part(SHORT_BACK, shade(color, 1.2), { ink: ink(color) }),
    front: () =>
      part(SWEPT_FRONT, color, {
        shadow: [-0.8, -2.4],
        inside:
          gloss(color) +
          strands(
            color,
            'M8 -39.4C2 -44 -6 -49 -14 -51M22 -33C17 -42 6 -49 -6 -54M-19.6 -27C-18 -34 -17 -40 -18 -46',
          ),
      }),
  });
