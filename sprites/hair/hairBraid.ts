import { ink, light, shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { line, part, svg, unite } from '../core/svg.ts';
import { BLUNT_FRONT, SHORT_BACK } from './fronts.ts';
import { hairDesign } from './hairDesign.ts';
import type { Swing } from './hairDesign.ts';
import { gloss, strands } from './strands.ts';

const KNOTS = 4;

/** Two plaits over the shoulders. */
export function hairBraid(color: string, tie = '#4fa7e6') {
  /** A plait from (ox, oy); `side` is -1 on the near side. */
  const plait = (side: number, ox: number, oy: number, { x, y }: Swing) => {
    const knot = (i: number) => {
      const k = i / KNOTS;
      return { x: ox + side * 3 * k + x * k * 1.2, y: oy + i * 7.4 + y * k * 1.2, r: 6.4 - i * 0.6 };
    };
    const knots = Array.from({ length: KNOTS }, (_, i) => knot(i));
    const end = knot(KNOTS);
    return (
      part(
        svg`M${end.x - 3} ${end.y - 5}C${end.x - 7} ${end.y + 2} ${end.x - 4} ${end.y + 6} ${end.x} ${end.y + 8}C${end.x + 4} ${end.y + 6} ${end.x + 7} ${end.y + 2} ${end.x + 3} ${end.y - 5}Z`,
        color,
      ) +
      unite(
        knots.map((at) => ({
          d: ellipsePath(at.x, at.y, at.r, at.r * 0.86),
          color,
          options: { shadow: [-0.6, -1.6] },
        })),
      ) +
      knots
        .map(
          (at) =>
            line(
              svg`M${at.x - at.r * 0.7} ${at.y - 2}Q${at.x} ${at.y + 1} ${at.x + at.r * 0.2} ${at.y + 4}`,
              shade(color, 1.6),
              1.1,
              0.8,
            ) + line(svg`M${at.x} ${at.y - 3}q2.4 .4 3 2`, light(color, 1), 1.2, 0.6),
        )
        .join('') +
      line(svg`M${end.x - 2.6} ${end.y - 4}h5.2`, ink(tie), 5.4) +
      line(svg`M${end.x - 2.6} ${end.y - 4}h5.2`, tie, 3)
    );
  };
  return hairDesign({
    swing: [1.7, 1.4],
    besideBack: (swing) => plait(1, 26, -8, swing),
    back: () => part(SHORT_BACK, shade(color, 1.2), { ink: ink(color) }),
    front: () =>
      part(BLUNT_FRONT, color, {
        shadow: [-0.8, -2.4],
        inside:
          gloss(color) +
          strands(
            color,
            'M14.4 -30C15 -38 10 -48 4 -56M-2.6 -30C-3 -34 -4 -36 -6 -38.6M-24 -24C-26 -20 -27 -16 -27 -12',
          ),
      }),
    beside: (swing) => plait(-1, -25, -8, swing),
  });
}
