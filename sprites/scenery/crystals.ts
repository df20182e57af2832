import { ink, light, mix, shade } from '../core/color.ts';
import { random } from '../core/random.ts';
import { at, ellipse, fill, line, part, radial, svg } from '../core/svg.ts';
import type { Contour } from './place.ts';

/** One six-sided crystal, `h` high and `w` wide, standing on the origin. */
export function prism(
  h: number,
  w: number,
  color: string,
  { width = 1.8, ink: contour }: Contour = {},
): string {
  const r = w / 2;
  const shoulder = h * 0.74;
  const tip = -r * 0.18;
  const body = svg`M${-r * 0.82} 4L${-r} ${-shoulder}L${tip} ${-h}L${r} ${-shoulder * 0.92}L${r * 0.8} 4Z`;
  const facets =
    fill(
      svg`M${-r * 0.82} 5L${-r} ${-shoulder}L${-r * 0.3} ${-shoulder * 0.86}L${-r * 0.24} 5Z`,
      light(color, 0.75),
    ) +
    fill(svg`M${-r} ${-shoulder}L${tip} ${-h}L${-r * 0.3} ${-shoulder * 0.86}Z`, light(color, 1.35)) +
    fill(
      svg`M${tip} ${-h}L${r} ${-shoulder * 0.92}L${r * 0.42} ${-shoulder * 0.8}L${-r * 0.3} ${-shoulder * 0.86}Z`,
      light(color, 0.5),
    ) +
    fill(
      svg`M${r * 0.42} ${-shoulder * 0.8}L${r} ${-shoulder * 0.92}L${r * 0.8} 5L${r * 0.36} 5Z`,
      shade(color, 0.9),
    ) +
    line(svg`M${-r * 0.62} ${-shoulder * 0.2}V${-shoulder * 0.66}`, '#ffffff', Math.max(1.2, w * 0.07), 0.75);
  return part(body, color, {
    outline: width,
    ink: contour ?? ink(color),
    shadow: null,
    top: light(color, 0.4),
    inside: facets,
  });
}

const FAN: readonly (readonly [turn: number, height: number, dx: number])[] = [
  [-38, 0.5, -0.3],
  [34, 0.58, 0.26],
  [-17, 0.8, -0.14],
  [16, 0.72, 0.14],
  [-2, 1, 0],
];

interface Cluster extends Contour {
  /** Whether it has a halo; small ones among many others need none. */
  readonly isLit?: boolean;
}

/** A cluster of crystals `s` high that glows; the seed decides how they lean. */
export function crystalCluster(s: number, color: string, seed: number, cluster: Cluster = {}): string {
  const { isLit = true, ...contour } = cluster;
  const next = random(seed * 89 + 3);
  const glow = radial([
    [0, light(color, 0.8), 0.6],
    [0.5, color, 0.22],
    [1, color, 0],
  ]);
  const prisms = FAN.map(([turn, height, dx], i) => {
    const tone = mix(color, i % 2 ? '#ffffff' : '#5a6be0', i === 4 ? 0 : 0.12 + next() * 0.1);
    const h = s * height * (0.86 + next() * 0.22);
    return at(
      svg`translate(${dx * s} 2) rotate(${turn + (next() - 0.5) * 12})`,
      prism(h, s * (0.2 + next() * 0.07), tone, contour),
    );
  });
  return (isLit ? glow.def + ellipse(0, -s * 0.5, s * 0.95, s * 0.85, glow.url) : '') + prisms.join('');
}

/** Crystals that grow down from a roof: the cluster hangs from the origin. */
export const hangingCrystals = (s: number, color: string, seed: number, cluster: Cluster = {}): string =>
  at('scale(1 -1)', crystalCluster(s, color, seed, cluster));
