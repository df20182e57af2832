import { ink, shade } from '../core/color.ts';
import { star } from '../core/shapes.ts';
import { ellipse, line, part, svg, type PartOptions } from '../core/svg.ts';

export const WOOD = '#dba56a';
export const WOOD_INK = '#6d4324';
export const GOLD = '#ffcf4a';
export const GOLD_INK = '#8a5414';

/** The usual outline of furniture. */
export const solid = (inkColor?: string, outline = 2.2): PartOptions => ({
  outline,
  shadow: [-1, -3],
  ...(inkColor && { ink: inkColor }),
});

/** A flat star, as on pillows and cloth. */
export const motif = (x: number, y: number, r: number, color: string) =>
  part(star(x, y, r, r * 0.49), color, { outline: 0, shadow: null });

/** The soft shadow on the boards under a piece that stands. */
export const footShadow = (rx: number, ry = 6) => ellipse(0, 2, rx, ry, '#6b3d08', 0.25);

const FROM = -164;
const SWEEP = 148;
const RIBS = 7;

/** The back of shell furniture: a fan of lobes, `w` wide and `h` high, standing on the origin. */
export function fan(w: number, h: number, color: string, ribs = RIBS): string {
  const angle = (k: number) => ((FROM + (k * SWEEP) / ribs) * Math.PI) / 180;
  const hinge = -h * 0.42;
  let outline = svg`M${-w * 0.36} 0C${-w * 0.56} ${-h * 0.3} ${-w * 0.55} ${-h * 0.48} ${-w * 0.48} ${-h * 0.58}`;
  let grooves = '';
  for (let k = 0; k < ribs; k++) {
    const tip = angle(k + 0.5);
    const end = angle(k + 1);
    outline += svg`Q${Math.cos(tip) * w * 0.585} ${hinge + Math.sin(tip) * h * 0.66} ${Math.cos(end) * w * 0.5} ${hinge + Math.sin(end) * h * 0.55}`;
    if (k === ribs - 1) continue;
    const groove = svg`M0 ${h * 0.1}L${Math.cos(end) * w * 0.49} ${hinge + Math.sin(end) * h * 0.53}`;
    grooves += line(groove, shade(color, 1.1), w * 0.018, 0.7);
  }
  outline += svg`C${w * 0.55} ${-h * 0.48} ${w * 0.56} ${-h * 0.3} ${w * 0.36} 0Z`;
  return part(outline, color, { outline: 2.4, ink: ink(color), shadow: [-2, -4], inside: grooves });
}
