import { light } from '../core/color.ts';
import { ellipse, radial } from '../core/svg.ts';

/** A speck that glows, 24 wide. */
export function mote(color: string): string {
  const glow = radial([
    [0, light(color, 1), 0.9],
    [0.3, color, 0.5],
    [1, color, 0],
  ]);
  return glow.def + ellipse(0, 0, 12, 12, glow.url) + ellipse(0, 0, 2.6, 2.6, '#fffef4', 0.95);
}
