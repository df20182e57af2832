import { random } from '../core/random.ts';
import { blur, ellipse, fill, line, linear, radial, svg } from '../core/svg.ts';

/** Beams of sunlight as shares of the width: above from, above to, below from, below to. */
const BEAMS: readonly (readonly [number, number, number, number])[] = [
  [0.42, 0.47, 0.2, 0.34],
  [0.5, 0.53, 0.4, 0.5],
  [0.56, 0.62, 0.56, 0.72],
  [0.64, 0.67, 0.76, 0.86],
  [0.36, 0.385, 0.04, 0.1],
];

/** Open water under a sunlit surface. */
export function water(w: number, h: number): string {
  const depth = linear([
    [0, '#b4f4ee'],
    [0.2, '#7fe0ec'],
    [0.5, '#49bde6'],
    [0.8, '#3a93d8'],
    [1, '#3d74c6'],
  ]);
  const sun = radial([
    [0, '#ffffff', 0.95],
    [0.35, '#f2fff2', 0.5],
    [1, '#ffffff', 0],
  ]);
  const ray = linear([
    [0, '#ffffff', 0.5],
    [0.5, '#ffffff', 0.16],
    [1, '#ffffff', 0],
  ]);
  return (
    depth.def +
    fill(svg`M0 0H${w}V${h}H0Z`, depth.url) +
    sun.def +
    ellipse(w * 0.58, -20, w * 0.42, h * 0.5, sun.url) +
    ray.def +
    blur(11, beams(w, h, ray.url)) +
    glints(w)
  );
}

/** The beams of a sun above the surface, in one paint. */
export function beams(w: number, h: number, paint: string): string {
  return BEAMS.map(([a, b, c, d]) =>
    fill(svg`M${w * a} -10H${w * b}L${w * d} ${h * 0.86}H${w * c}Z`, paint),
  ).join('');
}

/** Light playing on the underside of the surface. */
export function glints(w: number, color = '#ffffff'): string {
  const next = random(11);
  return Array.from({ length: 26 }, () => {
    const x = next() * w;
    const y = 10 + next() * 60;
    const length = 30 + next() * 80;
    const d = svg`M${x} ${y}q${length * 0.25} -6 ${length * 0.5} 0t${length * 0.5} 0`;
    return line(d, color, 1.5 + next() * 2, 0.16 + 0.25 * (1 - y / 80));
  }).join('');
}
