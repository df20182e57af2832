import { random } from '../core/random.ts';
import { blur, ellipse, fill, line, linear, radial, svg } from '../core/svg.ts';

export interface ForestLight {
  /** The water from the surface down. */
  readonly depth: readonly [string, string, string, string, string];
  readonly sun: string;
  /** Strength of the beams, 0 to 1. */
  readonly beams: number;
}

/** Noon in the forest: lime light from above, deep green below. */
export const FOREST_DAY: ForestLight = {
  depth: ['#f6ffd2', '#c4f2b4', '#6fd6b0', '#36a8a0', '#23788c'],
  sun: '#fffff0',
  beams: 1,
};

/** The last sun between the trunks: a peach roof over a wood that turns blue. */
export const FOREST_DUSK: ForestLight = {
  depth: ['#ffd9b0', '#e79bb0', '#8a6fb4', '#4a4f9c', '#2c2f74'],
  sun: '#ffe6cc',
  beams: 0.55,
};

/** Beams as shares of the width: above from, above to, below from, below to. */
const BEAMS: readonly (readonly [number, number, number, number])[] = [
  [0.06, 0.1, -0.1, -0.01],
  [0.18, 0.25, 0.06, 0.2],
  [0.33, 0.36, 0.27, 0.34],
  [0.44, 0.54, 0.4, 0.6],
  [0.6, 0.63, 0.66, 0.74],
  [0.7, 0.78, 0.82, 0.98],
  [0.88, 0.91, 1.02, 1.1],
];

/** Water under a roof of leaves: light falls through it in beams. */
export function forestWater(w: number, h: number, { depth, sun, beams }: ForestLight): string {
  const next = random(17);
  const [surface, bright, middle, low, bottom] = depth;
  const water = linear([
    [0, surface],
    [0.16, bright],
    [0.46, middle],
    [0.78, low],
    [1, bottom],
  ]);
  const glow = radial([
    [0, sun, 0.95],
    [0.4, sun, 0.42],
    [1, sun, 0],
  ]);
  const ray = linear([
    [0, sun, 0.62 * beams],
    [0.5, sun, 0.22 * beams],
    [1, sun, 0],
  ]);
  const shafts = BEAMS.map(([a, b, c, d]) =>
    fill(svg`M${w * a} -10H${w * b}L${w * d} ${h * 0.94}H${w * c}Z`, ray.url),
  );
  const glints = Array.from({ length: 22 }, () => {
    const length = 30 + next() * 70;
    const [x, y] = [next() * w, 8 + next() * 44];
    return line(
      svg`M${x} ${y}q${length * 0.25} -6 ${length * 0.5} 0t${length * 0.5} 0`,
      '#ffffff',
      1.5 + next() * 2,
      0.4,
    );
  });
  return (
    water.def +
    fill(svg`M0 0H${w}V${h}H0Z`, water.url) +
    glow.def +
    ellipse(w * 0.5, -30, w * 0.5, h * 0.62, glow.url) +
    ray.def +
    blur(10, shafts.join('')) +
    glints.join('')
  );
}
