import { ink, light, shade } from '../core/color.ts';
import { fill, line, part, svg } from '../core/svg.ts';
import { hairDesign } from './hairDesign.ts';
import type { Swing } from './hairDesign.ts';
import { gloss, strands } from './strands.ts';

export function hairTwin(color: string, tie = '#ff7fa5') {
  /** A tail from (ox, oy); `s` is the side it falls to, `k` how much of the swing a point takes. */
  const tail = (s: number, ox: number, oy: number, { x, y }: Swing) => {
    const X = (v: number, k = 0) => ox + s * v + x * k;
    const Y = (v: number, k = 0) => oy + v + y * k;
    return part(
      svg`M${X(-1)} ${Y(-3)}C${X(9, 0.2)} ${Y(-9)} ${X(19, 0.5)} ${Y(-1, 0.4)} ${X(20, 0.7)} ${Y(13, 0.6)}C${X(21, 0.9)} ${Y(26, 0.9)} ${X(15, 1)} ${Y(36, 1)} ${X(8, 1.2)} ${Y(42, 1.2)}C${X(9.6, 1)} ${Y(38, 1)} ${X(9.4, 1)} ${Y(35, 1)} ${X(8.4, 1)} ${Y(33, 1)}C${X(6, 1)} ${Y(36, 1)} ${X(2.6, 1)} ${Y(37.4, 1)} ${X(-1, 1)} ${Y(37, 1)}C${X(3.4, 0.8)} ${Y(30, 0.8)} ${X(3, 0.6)} ${Y(22, 0.6)} ${X(1, 0.4)} ${Y(14, 0.3)}C${X(0)} ${Y(8)} ${X(-2)} ${Y(3)} ${X(-1)} ${Y(-3)}Z`,
      color,
      {
        shadow: [-1.2, -2.4],
        inside:
          line(
            svg`M${X(5, 0.2)} ${Y(0)}C${X(12, 0.5)} ${Y(6, 0.4)} ${X(13, 0.7)} ${Y(20, 0.7)} ${X(8.4, 1)} ${Y(33, 1)}`,
            shade(color, 1.5),
            1.1,
            0.7,
          ) +
          fill(
            svg`M${X(13, 0.4)} ${Y(4, 0.3)}C${X(17, 0.5)} ${Y(9, 0.5)} ${X(17.4, 0.6)} ${Y(15, 0.6)} ${X(16.4, 0.7)} ${Y(20, 0.7)}C${X(14.8, 0.6)} ${Y(14, 0.6)} ${X(14, 0.5)} ${Y(9, 0.5)} ${X(13, 0.4)} ${Y(4, 0.3)}Z`,
            light(color, 1.1),
            0.6,
          ),
      },
    );
  };
  const bow = (bx: number, by: number) =>
    part(
      svg`M${bx} ${by}C${bx - 3} ${by - 7} ${bx - 9} ${by - 6} ${bx - 8} ${by}C${bx - 8.4} ${by + 5} ${bx - 3} ${by + 5} ${bx} ${by}C${bx + 3} ${by - 7} ${bx + 9} ${by - 6} ${bx + 8} ${by}C${bx + 8.4} ${by + 5} ${bx + 3} ${by + 5} ${bx} ${by}Z`,
      tie,
      { outline: 1.3, shadow: [-0.4, -1.4] },
    ) +
    part(svg`M${bx - 2.4} ${by}a2.4 2.6 0 1 1 4.8 0a2.4 2.6 0 1 1 -4.8 0Z`, light(tie, 0.3), {
      outline: 1.1,
      shadow: [-0.4, -0.8],
    });
  return hairDesign({
    swing: [1.9, 1.6],
    besideBack: (swing) => tail(1, 27, -37, swing) + bow(29, -38),
    back: () =>
      part('M-27 -32C-31 -18 -27 -8 -21 -4H16C27 -8 31 -18 28 -32Z', shade(color, 1.2), { ink: ink(color) }),
    front: () =>
      part(
        'M-27 -8C-32.4 -16 -33 -30 -29 -39C-24.6 -51 -13 -57.4 1 -57.4C16 -57.4 27.6 -50.4 31.6 -38C34 -29 33 -16 28.6 -8C28.6 -14 28 -20 26 -26.4C24 -24 21.4 -22.4 18.6 -21.8C19.4 -26 18.6 -30.6 16 -35C12 -29.6 4 -25.6 -6 -25C-3.6 -26 -2.6 -29 -3 -32C-7 -29 -12.6 -26.8 -19.6 -26.4C-20.6 -18 -22.4 -12.6 -27 -8Z',
        color,
        {
          shadow: [-0.8, -2.6],
          inside:
            gloss(color) +
            strands(
              color,
              'M16 -35C17 -42 12 -50 4 -56M-3 -32C-2 -38 -4 -43 -8 -45M-22 -27C-25 -22 -27 -16 -27 -10',
            ),
        },
      ),
    beside: (swing) => tail(-1, -25, -37, swing) + bow(-27, -38),
  });
}
