import { hem } from '../bottoms/hem.ts';
import { light } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, ellipse, fill, part, svg } from '../core/svg.ts';
import { sleeve } from '../tops/sleeve.ts';

const WAVES = 5;

export const jellyDress = (color: string): Drawing => ({
  draw: (pose) => {
    const { left, right, leftY, rightY } = hem(pose, 16, 11.5);
    const [waistX, waistY] = pose.fromTorso([-10, -9]);
    const [waistEndX, waistEndY] = pose.fromTorso([10.4, -9]);
    /** One layer of the skirt, `lift` above the hem and `inset` narrower on both sides. */
    const ruffle = (lift: number, inset: number, tone: string) => {
      const start = left + inset;
      const end = right - inset;
      const wave = (end - start) / WAVES;
      const y = (i: number) => leftY + ((rightY - leftY) * i) / WAVES - lift;
      let d = svg`M${waistX} ${waistY}C${waistX - 4} ${waistY + 5} ${start - 1} ${leftY - lift - 8} ${start} ${leftY - lift}`;
      for (let i = 1; i <= WAVES; i++)
        d += svg`Q${start + wave * (i - 0.5)} ${y(i - 0.5) + 4.4} ${start + wave * i} ${y(i)}`;
      d += svg`C${end + 1} ${rightY - lift - 8} ${waistEndX + 4} ${waistEndY + 5} ${waistEndX} ${waistEndY}Z`;
      return part(d, tone, { shadow: [-1, -2] });
    };
    return {
      armB: sleeve(pose.armB, 0.3, light(color, 0.4), [11.4, 12.4, 9.6]),
      armF: sleeve(pose.armF, 0.32, light(color, 0.4), [11.8, 12.8, 9.8]),
      skirt: ruffle(-1, 0, light(color, 0.75)) + ruffle(4, 1.4, light(color, 0.3)) + ruffle(9, 3, color),
      top: at(
        pose.torso,
        part(
          'M-8.2 -23.6C-11.6 -21 -10.8 -13 -10.8 -8C-6 -6 6 -6 11 -8C11 -13 12 -21 8.2 -23.6C4 -25.4 -4 -25.4 -8.2 -23.6Z',
          color,
          { inside: fill('M-12 -10.6Q0 -8.4 12 -10.6v4H-12Z', '#fff7d6') },
        ) +
          ellipse(-3.4, -13, 1.2, 1.2, '#ffffff') +
          ellipse(0.6, -12.4, 1.2, 1.2, '#ffffff') +
          ellipse(4.6, -13, 1.2, 1.2, '#ffffff'),
      ),
      neck: at(
        pose.torso,
        part(
          'M-9.4 -23.6C-10 -18.6 -5 -17.8 -4.6 -20.4C-3.4 -17 3 -17 4.4 -20.4C5 -17.8 10.6 -18.6 10 -23.6C5 -21.4 -4 -21.4 -9.4 -23.6Z',
          '#ffffff',
          { outline: 1.1, shadow: [0, -0.9] },
        ),
      ),
    };
  },
});
