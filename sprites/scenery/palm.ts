import { shade } from '../core/color.ts';
import { ellipsePath } from '../core/shapes.ts';
import { line, part, svg } from '../core/svg.ts';

const LEAVES: readonly (readonly [angle: number, length: number])[] = [
  [-150, 84],
  [-30, 86],
  [175, 78],
  [8, 80],
  [-100, 70],
  [-70, 72],
  [-125, 80],
  [-52, 82],
];

function leaf(x: number, y: number, degrees: number, length: number): string {
  const angle = (degrees * Math.PI) / 180;
  const color = Math.abs(degrees) > 90 && degrees !== -90 ? '#3fb37f' : '#56c98c';
  const tipX = x + Math.cos(angle) * length;
  const tipY = y + Math.sin(angle) * length * 0.7 + length * 0.28;
  const midX = x + Math.cos(angle) * length * 0.5;
  const midY = y + Math.sin(angle) * length * 0.5 - length * 0.16;
  return part(svg`M${x} ${y}Q${midX} ${midY - 12} ${tipX} ${tipY}Q${midX} ${midY + 14} ${x} ${y}Z`, color, {
    outline: 1.8,
    shadow: [0, -3],
    inside: line(svg`M${x} ${y}Q${midX} ${midY} ${tipX} ${tipY}`, shade(color, 1.6), 1.6, 0.7),
  });
}

/** A palm `h` high, leaning to the right. */
export function palm(h: number): string {
  const x = h * 0.16;
  const y = -h;
  const rings = Array.from({ length: 9 }, (_, i) =>
    line(svg`M${-14 + h * 0.16 * (i / 9)} ${(-h * i) / 9}q14 6 34 -2`, '#9a6238', 2, 0.6),
  );
  return (
    part(
      svg`M-9 4C-4 ${-h * 0.4} ${x - 12} ${-h * 0.75} ${x - 6} ${y}L${x + 6} ${y}C${x + 2} ${-h * 0.7} 12 ${-h * 0.4} 11 4Z`,
      '#c98d55',
      { outline: 1.8, shadow: [-2, -1], inside: rings.join('') },
    ) +
    LEAVES.map(([angle, length]) => leaf(x, y, angle, length)).join('') +
    part(ellipsePath(x - 5, y + 7, 6.4, 6.8), '#8a5a35', { outline: 1.6 }) +
    part(ellipsePath(x + 7, y + 8, 6.4, 6.8), '#9a6840', { outline: 1.6 })
  );
}
