import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { line, part, svg } from '../core/svg.ts';
import { hem } from './hem.ts';

const PLEATS = 5;

/** Pleats; a checked one has lines of `check` along and across. */
export const skirt = (color: string, trim = '#ffffff', check?: string): Drawing => ({
  draw: (pose) => {
    const { left, right, leftY, rightY } = hem(pose, 14, 9.5);
    const [waistX, waistY] = pose.fromTorso([-11, -7]);
    const [waistEndX, waistEndY] = pose.fromTorso([11.4, -7]);
    const pleat = (right - left) / PLEATS;
    const along = (i: number) => ({ x: left + pleat * i, y: leftY + ((rightY - leftY) * i) / PLEATS });

    let d = svg`M${waistX} ${waistY}L${left} ${leftY}`;
    let folds = '';
    for (let i = 1; i <= PLEATS; i++) {
      const { x, y } = along(i);
      d += svg`Q${x - pleat / 2} ${y + 3.6} ${x} ${y}`;
      if (i === PLEATS) continue;
      const top = waistX + ((waistEndX - waistX) * i) / PLEATS;
      folds += line(svg`M${top} ${waistY + 1}L${x} ${y}`, shade(color, 1.5), 1.2, 0.8);
    }
    d += svg`L${waistEndX} ${waistEndY}Z`;
    const seam = svg`M${left} ${leftY - 2.4}Q${(left + right) / 2} ${(leftY + rightY) / 2 + 1} ${right} ${rightY - 2.4}`;
    const across = [0.3, 0.62]
      .map(
        (k) =>
          svg`M${left - 4} ${waistY + (leftY - waistY) * k}L${right + 4} ${waistEndY + (rightY - waistEndY) * k}`,
      )
      .join('');
    const down = Array.from({ length: PLEATS }, (_, i) => {
      const { x, y } = along(i + 0.5);
      return svg`M${waistX + ((waistEndX - waistX) * (i + 0.5)) / PLEATS} ${waistY}L${x} ${y + 3}`;
    }).join('');
    const checks = check ? line(across, check, 2, 0.75) + line(down, check, 1.2, 0.75) : '';
    return { skirt: part(d, color, { shadow: [-1, -2], inside: checks + folds + line(seam, trim, 1.5) }) };
  },
});
