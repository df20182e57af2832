import { ink, light, mix, shade } from '../core/color.ts';
import { random } from '../core/random.ts';
import { ellipsePath, smooth } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { at, line, part, svg } from '../core/svg.ts';
import type { Contour } from './place.ts';

const JOINTS = 8;

/** One long ruffled blade of kelp from the origin to the right, its tip hanging a little. */
export function frond(length: number, color: string, { width = 1.6, ink: contour }: Contour = {}): string {
  const middle = (t: number): Point => [
    length * t,
    length * (0.2 * t * t - 0.16 * Math.sin(t * Math.PI) + 0.018 * Math.sin(t * 15)),
  ];
  const above: Point[] = [];
  const below: Point[] = [];
  for (let joint = 0; joint <= JOINTS; joint++) {
    const t = joint / JOINTS;
    const [x, y] = middle(t);
    const half = length * 0.088 * Math.sin(Math.PI * (0.06 + t * 0.92)) ** 0.75 * (joint % 2 ? 1.2 : 0.84);
    above.push([x, y - half]);
    below.unshift([x + half * 0.2, y + half]);
  }
  const rib = smooth(
    Array.from({ length: 6 }, (_, i) => middle(0.04 + i * 0.172)),
    false,
  );
  return part(smooth([...above, ...below], true, 1), color, {
    outline: width,
    ink: contour ?? ink(color),
    shadow: [-0.6, -length * 0.03],
    top: light(color, 0.5),
    inside: width ? line(rib, shade(color, 0.9), Math.max(1.2, length * 0.014), 0.7) : '',
  });
}

/** Blades that hang down from the origin in a row `w` wide, about `h` long: the roof of the forest. */
export function curtain(w: number, h: number, color: string, seed: number, contour: Contour = {}): string {
  const next = random(seed * 131 + 7);
  const count = Math.max(2, Math.round(w / 26));
  let drawing = '';
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count - 0.5;
    const x = share * w + (next() - 0.5) * 14;
    const length = h * (0.5 + next() * 0.5) * (1.08 - Math.abs(share) * 0.6);
    const tone = mix(color, i % 2 ? '#2f9a7a' : '#e2ee7a', 0.08 + next() * 0.16);
    drawing += at(
      svg`translate(${x} ${-6 - next() * 8}) rotate(${90 + (next() - 0.5) * 14}) scale(1 ${i % 2 ? 1 : -1})`,
      frond(length, tone, contour),
    );
  }
  return drawing;
}

/** A gas float: it keeps the blades up. */
const float = (r: number, color: string, { width = 1.6, ink: contour }: Contour) =>
  part(ellipsePath(0, 0, r * 0.86, r), color, {
    outline: width,
    ink: contour ?? ink(color),
    shadow: [-r * 0.16, -r * 0.26],
    top: light(color, 0.9),
    gloss: width ? ellipsePath(-r * 0.3, -r * 0.42, r * 0.24, r * 0.3) : '',
  });

/** Blades that stream up from both sides of the origin, `s` long, out of golden floats: one floor of a kelp plant. */
export function whorl(s: number, color: string, seed: number, contour: Contour = {}): string {
  const next = random(seed * 61 + 17);
  const bulb = mix(color, '#f2cf5a', 0.62);
  return [-1, 1]
    .map((side) => {
      const lift = side * (seed % 2 ? 16 : -16);
      const blades = [-26, -58].map((turn, i) =>
        at(
          svg`rotate(${turn + (next() - 0.5) * 20})`,
          frond(
            s * (i ? 0.8 : 1) * (0.85 + next() * 0.3),
            mix(color, i ? '#d8ee72' : '#2f9f86', 0.16),
            contour,
          ),
        ),
      );
      return at(
        svg`translate(0 ${lift}) scale(${side} 1)`,
        at(svg`translate(${s * 0.2} 0)`, blades.join('')) +
          at(svg`translate(${s * 0.2} 0)`, float(s * 0.085 + 3, bulb, contour)),
      );
    })
    .join('');
}
