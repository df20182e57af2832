import { hem } from '../bottoms/hem.ts';
import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { star } from '../core/shapes.ts';
import { at, fill, line, part, svg } from '../core/svg.ts';
import { sleeve } from '../tops/sleeve.ts';

const ROWS = 3;

/** Scales down to a fin that serves as hem. */
export const mermaid = (color: string, fin: string, bodice: string): Drawing => ({
  draw: (pose) => {
    const { left, right, leftY, rightY } = hem(pose, 15, 7.4);
    const [waistX, waistY] = pose.fromTorso([-10.6, -6]);
    const [waistEndX, waistEndY] = pose.fromTorso([11, -6]);
    const middle = (left + right) / 2;
    const tail = svg`M${waistX} ${waistY}C${waistX - 2} ${waistY + 6} ${left + 1} ${leftY - 8} ${left + 1.6} ${leftY - 2}Q${middle} ${(leftY + rightY) / 2 + 2} ${right - 1.6} ${rightY - 2}C${right - 1} ${rightY - 8} ${waistEndX + 2} ${waistEndY + 6} ${waistEndX} ${waistEndY}Z`;
    const scales = Array.from({ length: ROWS }, (_, row) => {
      const y = waistY + 3 + row * 4.6;
      const shift = row % 2 ? 3.2 : 0;
      let d = svg`M${left - 4 + shift} ${y}`;
      for (let x = left - 4; x < right + 4; x += 6.4) d += 'q3.2 4.6 6.4 0';
      return d;
    }).join('');
    const frill = svg`M${left + 2} ${leftY - 5}C${left - 2} ${leftY - 4} ${left - 5} ${leftY - 1} ${left - 6} ${Math.min(-2.4, leftY + 2)}Q${left + 1} ${leftY - 1} ${left + 4} ${Math.min(-1.6, leftY + 2.6)}Q${middle - 2} ${leftY - 0.6} ${middle} ${Math.min(-1.6, leftY + 2.8)}Q${middle + 3} ${rightY - 0.6} ${right - 3} ${Math.min(-1.6, rightY + 2.6)}Q${right} ${rightY - 1} ${right + 6} ${Math.min(-2.4, rightY + 2)}C${right + 5} ${rightY - 1} ${right + 2} ${rightY - 4} ${right - 2} ${rightY - 5}Q${middle} ${(leftY + rightY) / 2 - 1.6} ${left + 2} ${leftY - 5}Z`;
    return {
      armB: sleeve(pose.armB, 0.26, bodice, [11, 12, 9.6]),
      armF: sleeve(pose.armF, 0.28, bodice, [11.4, 12.4, 9.8]),
      skirt:
        part(tail, color, { shadow: [-1, -2], inside: line(scales, shade(color, 1.4), 1.1, 0.85) }) +
        part(frill, fin, { shadow: [-0.6, -1.4] }),
      top: at(
        pose.torso,
        part(
          'M-8.2 -23.6C-11.6 -21 -10.8 -12 -11 -6C-6 -3 6 -3 11.2 -6C11 -12 12 -21 8.2 -23.6C4 -25.4 -4 -25.4 -8.2 -23.6Z',
          bodice,
          { inside: fill('M-14 -7.4Q0 -4.4 14 -7.4V0H-14Z', light(fin, 0.3)) },
        ) +
          part('M.6 -16C-5 -16 -6.8 -11.4 -5 -8.6L.6 -7L6.2 -8.6C8 -11.4 6.2 -16 .6 -16Z', light(fin, 0.5), {
            outline: 1,
            shadow: [0, -0.8],
            inside: line('M.6 -15V-7M-1.6 -15L-3.6 -8M2.8 -15L4.8 -8', shade(fin, 1.4), 0.9),
          }),
      ),
      neck: at(pose.torso, part(star(0.8, -20.4, 3, 1.4), '#ffd34d', { outline: 0.9, shadow: null })),
    };
  },
});
