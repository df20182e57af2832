import { ink, light, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { line, part, svg } from '../core/svg.ts';
import { BLUNT_FRONT, SHORT_BACK } from './fronts.ts';
import { hairDesign } from './hairDesign.ts';
import { gloss, strands } from './strands.ts';

/** Two dumplings on top, each with a band. */
export const hairBun = (color: string, band = '#ffcf3f') =>
  hairDesign({
    topBack: ({ y }) =>
      [-19, 22]
        .map((x) => {
          const at = -57 + y * 0.3;
          return (
            part(ellipsePath(x, at, 11, 10.4), color, {
              inside:
                line(
                  svg`M${x - 6} ${at + 4}C${x - 8} ${at - 4} ${x} ${at - 8} ${x + 5} ${at - 4}C${x + 8} ${at} ${x + 3} ${at + 5} ${x - 1} ${at + 2}`,
                  shade(color, 1.5),
                  1.2,
                  0.8,
                ) + line(svg`M${x - 6} ${at - 5}q4 -4 9 -3`, light(color, 1.1), 2, 0.6),
            }) +
            line(svg`M${x - 8} ${at + 9}Q${x} ${at + 4} ${x + 8} ${at + 9}`, ink(band), 5) +
            line(svg`M${x - 8} ${at + 9}Q${x} ${at + 4} ${x + 8} ${at + 9}`, band, 2.6)
          );
        })
        .join(''),
    back: () => part(SHORT_BACK, shade(color, 1.2), { ink: ink(color) }),
    front: () =>
      part(BLUNT_FRONT, color, {
        shadow: [-0.8, -2.4],
        inside:
          gloss(color) +
          strands(color, 'M14.4 -30C14 -34 13 -37 11 -39M-2.6 -30C-3 -34 -4 -36 -6 -38.6M1 -57V-50'),
      }),
  });
