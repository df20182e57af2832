import { hem } from '../bottoms/hem.ts';
import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { bow } from '../core/ornaments.ts';
import { star } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { sleeve } from '../tops/sleeve.ts';

const STARS = [
  [0.16, 0.7, 2.6],
  [0.34, 0.42, 1.8],
  [0.5, 0.76, 3],
  [0.68, 0.46, 2],
  [0.86, 0.72, 2.6],
] as const;

/** A ball gown with the night sky on its skirt. */
export const gown = (color: string, trim = '#ffd34d'): Drawing => ({
  draw: (pose) => {
    const { left, right, leftY, rightY } = hem(pose, 18.6, 15);
    const [waistX, waistY] = pose.fromTorso([-10, -7]);
    const [waistEndX, waistEndY] = pose.fromTorso([10.4, -7]);
    const middle = (left + right) / 2;
    const low = (leftY + rightY) / 2;
    const d = svg`M${waistX} ${waistY}C${waistX - 9} ${waistY + 6} ${left - 4} ${leftY - 12} ${left} ${leftY}Q${middle} ${low + 4.6} ${right} ${rightY}C${right + 4} ${rightY - 12} ${waistEndX + 9} ${waistEndY + 6} ${waistEndX} ${waistEndY}Z`;
    const stars = STARS.map(([k, depth, r]) =>
      fill(star(left + (right - left) * k, waistY + (low - waistY) * depth, r, r * 0.46), light(trim, 0.4)),
    ).join('');
    return {
      armB: sleeve(pose.armB, 0.3, light(color, 0.5), [12, 13.4, 9.8]),
      armF: sleeve(pose.armF, 0.32, light(color, 0.5), [12.4, 13.8, 10]),
      skirt: part(d, color, {
        shadow: [-1.4, -2.4],
        inside:
          line(
            svg`M${waistX + 5} ${waistY}Q${middle - 9} ${low - 8} ${left + (right - left) * 0.26} ${low + 3}M${waistEndX - 5} ${waistY}Q${middle + 9} ${low - 8} ${left + (right - left) * 0.76} ${low + 3}`,
            shade(color, 1.5),
            1.2,
            0.7,
          ) +
          stars +
          line(svg`M${left - 3} ${leftY - 1.8}Q${middle} ${low + 2.6} ${right + 3} ${rightY - 1.8}`, trim, 2),
      }),
      top: at(
        pose.torso,
        part(
          'M-8.2 -23.6C-11.6 -21 -10.8 -12 -10.6 -6.6C-6 -4.4 6 -4.4 11 -6.6C11 -12 12 -21 8.2 -23.6C4 -25.4 -4 -25.4 -8.2 -23.6Z',
          color,
          {
            inside:
              fill('M-4 -26L.8 -9L5.6 -26Z', light(color, 0.8)) +
              ellipse(0.8, -17, 1, 1, trim) +
              ellipse(0.8, -13.4, 1, 1, trim),
          },
        ) + bow(0.8, -7.6, 7, trim),
      ),
      neck: at(
        pose.torso,
        part(
          'M-9 -23.8C-9 -19.6 -4 -18 .8 -18C5.8 -18 10.6 -19.6 10 -23.8C6 -21.4 -4 -21.4 -9 -23.8Z',
          '#ffffff',
          { outline: 1.1, shadow: [0, -0.9] },
        ),
      ),
    };
  },
});
