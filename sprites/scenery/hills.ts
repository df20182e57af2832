import { mix } from '../core/color.ts';
import { random } from '../core/random.ts';
import { smooth } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { fill, linear, svg } from '../core/svg.ts';

export interface Hills {
  readonly width: number;
  /** Height of the band, measured as y of its crest and y of its foot. */
  readonly crest: number;
  readonly foot: number;
  readonly color: string;
  readonly seed: number;
  /** How high the crest swings, and how far apart its points are. */
  readonly swing: number;
  readonly step: number;
  /** The colour that the foot fades into. */
  readonly depth?: string;
}

const OVERHANG = 80;

/** A band of hills across the whole layer. */
export function hills({ width, crest, foot, color, seed, swing, step, depth = '#3d7fce' }: Hills): string {
  const next = random(seed);
  const points: Point[] = [];
  for (let x = -60; x <= width + step; x += step)
    points.push([x, crest - next() * swing + Math.sin(x / 190 + seed) * swing * 0.4]);
  const [first = [0, crest] as const] = points;
  const ridge = smooth(points, false, 1);
  const shading = linear([
    [0, color],
    [1, mix(color, depth, 0.45)],
  ]);
  const d = svg`M${-OVERHANG} ${foot}L${first[0]} ${first[1]}${ridge.slice(ridge.indexOf('C'))}L${width + OVERHANG} ${foot}Z`;
  return shading.def + fill(d, shading.url);
}
