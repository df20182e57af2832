import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { line, part, svg } from '../core/svg.ts';
import { hem } from './hem.ts';

const LAYERS = [
  { lift: -1.4, inset: -3, pale: 0.9 },
  { lift: 2.4, inset: -1.6, pale: 0.45 },
  { lift: 6, inset: 0.6, pale: 0 },
] as const;
const WAVES = 6;

/** Three layers of tulle that stand out like a sea anemone. */
export const tutu = (color: string): Drawing => ({
  draw: (pose) => {
    const { left, right, leftY, rightY } = hem(pose, 11, 12);
    const [waistX, waistY] = pose.fromTorso([-10.8, -6]);
    const [waistEndX, waistEndY] = pose.fromTorso([11, -6]);
    const layer = ({ lift, inset, pale }: (typeof LAYERS)[number]) => {
      const start = left + inset;
      const end = right - inset;
      const wave = (end - start) / WAVES;
      const y = (i: number) => leftY - lift + ((rightY - leftY) * i) / WAVES;
      let d = svg`M${waistX} ${waistY}Q${start + 3} ${y(0) - 8} ${start} ${y(0)}`;
      for (let i = 1; i <= WAVES; i++)
        d += svg`Q${start + wave * (i - 0.5)} ${y(i - 0.5) + 4} ${start + wave * i} ${y(i)}`;
      d += svg`Q${end - 3} ${y(WAVES) - 8} ${waistEndX} ${waistEndY}Z`;
      return part(d, pale ? light(color, pale) : color, { outline: 1.3, shadow: [-0.8, -1.8] });
    };
    const band = svg`M${waistX} ${waistY}L${waistEndX} ${waistEndY}`;
    return {
      skirt:
        LAYERS.map(layer).join('') + line(band, shade(color, 2.2), 4.6) + line(band, light(color, 0.6), 2.4),
    };
  },
});
