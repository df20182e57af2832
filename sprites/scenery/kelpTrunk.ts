import { ink, light, mix, shade } from '../core/color.ts';
import { random } from '../core/random.ts';
import { smooth } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { line, part } from '../core/svg.ts';
import type { Contour } from './place.ts';

const JOINT = 96;

interface Trunk {
  readonly h: number;
  /** At breast height; the roots spread to twice that. */
  readonly w: number;
  readonly color: string;
  readonly seed: number;
  /** How far the stem swings to the side. */
  readonly swing?: number;
}

/** The middle of a trunk at a height over its foot: hooks are placed here. */
export function trunkMiddle(
  { w, seed, swing = w * 0.22 }: Omit<Trunk, 'h' | 'color'>,
  height: number,
): number {
  return Math.sin(height / 210 + seed) * swing * Math.min(1, height / 300);
}

/** A stem of giant kelp, standing on the origin with spread roots. */
export function kelpTrunk(
  { h, w, color, seed, swing }: Trunk,
  { width = 2, ink: contour }: Contour = {},
): string {
  const next = random(seed * 71 + 5);
  const shape = { w, seed, ...(swing === undefined ? {} : { swing }) };
  const left: Point[] = [];
  const right: Point[] = [];
  const joints = Math.ceil(h / JOINT);
  for (let joint = 0; joint <= joints; joint++) {
    const height = Math.min(h, joint * JOINT);
    const middle = trunkMiddle(shape, height);
    const flare = joint === 0 ? 2 : joint === 1 ? 1.06 : 1;
    const half = (w / 2) * flare * (joint % 2 ? 0.93 : 1.04) * (1 - (0.25 * height) / h);
    if (joint === 1) {
      left.push([middle - half * 1.24, -34]);
      right.unshift([middle + half * 1.24, -34]);
    }
    left.push([middle - half, joint === 0 ? 8 : -height]);
    right.unshift([middle + half, joint === 0 ? 8 : -height]);
  }
  const along = (share: number, from: number, to: number): string => {
    const points: Point[] = [];
    for (let height = from; height <= to; height += 60)
      points.push([trunkMiddle(shape, height) + share * w * (1 - (0.25 * height) / h), -height]);
    return points.length > 1 ? smooth(points, false) : '';
  };
  let bark = '';
  if (width > 0) {
    for (let height = 0; height < h; height += 170 + next() * 60) {
      bark += line(
        along(-0.26 + next() * 0.14, height, height + 120 + next() * 180),
        light(color, 0.7),
        w * 0.04,
        0.5,
      );
      bark += line(
        along(0.04 + next() * 0.14, height + 50, height + 170),
        mix(shade(color, 1.2), '#3f7a52', 0.4),
        w * 0.035,
        0.5,
      );
    }
  }
  // a fat band of shadow on the right makes it round
  const band = `${along(0.4, 0, h)}`;
  return part(smooth([...left, ...right], true, 0.9), color, {
    outline: width,
    ink: contour ?? ink(color),
    shadow: [-w * 0.06, 0],
    shadowColor: mix(shade(color), '#3f7a52', 0.4),
    top: light(color, 0.35),
    inside:
      line(band, mix(shade(color, 1.2), '#3f7a52', 0.5), w * 0.26, 0.3) +
      bark +
      line(along(-0.42, 0, h), light(color, 0.9), w * 0.07, 0.4),
  });
}
