import { shade } from '../core/color.ts';
import { line, part, svg } from '../core/svg.ts';

/** A shell of radius `s` in the grass. */
export function groundShell(s: number, color: string): string {
  let r = '';
  for (const a of [-50, -25, 0, 25, 50])
    r += line(
      svg`M0 0L${Math.sin((a * Math.PI) / 180) * s * 1.1} ${-Math.cos((a * Math.PI) / 180) * s * 1.1}`,
      shade(color, 1.2),
      1.3,
      0.8,
    );
  return part(
    svg`M${-s * 0.3} 2C${-s * 1.2} ${-s * 0.3} ${-s} ${-s * 1.1} 0 ${-s * 1.1}C${s} ${-s * 1.1} ${s * 1.2} ${-s * 0.3} ${s * 0.3} 2Z`,
    color,
    { outline: 1.7, shadow: [-1, -1.6], inside: r },
  );
}
