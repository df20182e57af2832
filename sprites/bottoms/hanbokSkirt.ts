import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { line, part, svg } from '../core/svg.ts';
import { hem } from './hem.ts';

/** The wide skirt of a hanbok, with a border of flowers' colour. */
export const hanbokSkirt = (color: string, border: string): Drawing => ({
  draw: (pose) => {
    const { left, right, leftY, rightY } = hem(pose, 18.4, 14);
    const [waistX, waistY] = pose.fromTorso([-10.6, -10]);
    const [waistEndX, waistEndY] = pose.fromTorso([10.8, -10]);
    const middle = (left + right) / 2;
    const low = (leftY + rightY) / 2 + 2.2;
    const d = svg`M${waistX} ${waistY}C${waistX - 8} ${waistY + 8} ${left - 3} ${leftY - 12} ${left} ${leftY}Q${middle} ${low + 2.4} ${right} ${rightY}C${right + 3} ${rightY - 12} ${waistEndX + 8} ${waistEndY + 8} ${waistEndX} ${waistEndY}Z`;
    const folds = [0.2, 0.4, 0.6, 0.8]
      .map((k) => {
        const x = waistX + (waistEndX - waistX) * k;
        const to = left + (right - left) * k;
        return line(
          svg`M${x} ${waistY + 2}Q${(x + to) / 2 + (k - 0.5) * 8} ${(waistY + low) / 2} ${to} ${low - 5}`,
          shade(color, 1.3),
          1.1,
          0.7,
        );
      })
      .join('');
    const seam = (lift: number) =>
      svg`M${left - 2} ${leftY - lift}Q${middle} ${low + 2.4 - lift} ${right + 2} ${rightY - lift}`;
    return {
      skirt: part(d, color, {
        shadow: [-1.2, -2.2],
        inside:
          folds +
          line(seam(2.2), border, 4.4) +
          line(seam(4.8), light(border, 0.9), 0.9) +
          line(seam(0.4), light(border, 0.9), 0.9),
      }),
    };
  },
});
