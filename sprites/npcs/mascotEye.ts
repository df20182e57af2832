import { light, mix } from '../core/color.ts';
import { ellipse, line, linear, svg } from '../core/svg.ts';
import type { MascotExpression } from './mascot.ts';

const LID = '#2a2148';

export function mascotEye(
  x: number,
  y: number,
  rx: number,
  ry: number,
  iris: string,
  expression: MascotExpression,
): string {
  if (expression === 'blink') return line(svg`M${x - rx} ${y}Q${x} ${y + ry * 0.7} ${x + rx} ${y}`, LID, 2.6);
  if (expression === 'happy')
    return line(svg`M${x - rx} ${y + 2}Q${x} ${y - ry * 1.1} ${x + rx} ${y + 2}`, LID, 2.8);
  const shine = linear([
    [0, '#1d1530'],
    [0.55, mix(iris, '#1d1530', 0.35)],
    [1, light(iris, 0.5)],
  ]);
  return (
    shine.def +
    ellipse(x, y, rx, ry, shine.url) +
    ellipse(x - rx * 0.25, y - ry * 0.4, rx * 0.42, ry * 0.34, '#ffffff') +
    ellipse(x + rx * 0.36, y + ry * 0.4, rx * 0.2, ry * 0.17, '#ffffff', 0.95)
  );
}
