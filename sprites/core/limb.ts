import type { Point } from './svg.ts';
import { round, svg } from './svg.ts';

const STEPS = 24;
const TUBE_STEPS = 10;
const RADIANS = Math.PI / 180;

/** A bent arm or leg: a curve from `start` past the joint to `end`, along which tubes (skin, sleeves) are drawn. */
export class Limb {
  readonly end: Point;
  readonly #points: readonly Point[];

  /** @param bulge how far the curve is pulled towards the joint */
  constructor(start: Point, joint: Point, end: Point, bulge = 0.5) {
    this.end = end;
    const control: Point = [
      joint[0] + bulge * (joint[0] - (start[0] + end[0]) / 2),
      joint[1] + bulge * (joint[1] - (start[1] + end[1]) / 2),
    ];
    this.#points = Array.from({ length: STEPS + 1 }, (_, i): Point => {
      const t = i / STEPS;
      const u = 1 - t;
      return [
        u * u * start[0] + 2 * u * t * control[0] + t * t * end[0],
        u * u * start[1] + 2 * u * t * control[1] + t * t * end[1],
      ];
    });
  }

  /** The point at `t`: 0 is shoulder or hip, 1 wrist or ankle. */
  point(t: number): Point {
    const x = Math.max(0, Math.min(0.9999, t)) * STEPS;
    const i = Math.trunc(x);
    const from = this.#points[i] ?? this.end;
    const to = this.#points[i + 1] ?? this.end;
    return [from[0] + (to[0] - from[0]) * (x - i), from[1] + (to[1] - from[1]) * (x - i)];
  }

  /** Direction at `t` in degrees. */
  angle(t: number): number {
    const a = this.point(Math.max(0, t - 0.06));
    const b = this.point(Math.min(1, t + 0.06));
    return Math.atan2(b[1] - a[1], b[0] - a[0]) / RADIANS;
  }

  /** A transform that puts the origin at `t` with the limb hanging down. */
  transform(t: number): string {
    const [x, y] = this.point(t);
    return svg`translate(${x} ${y}) rotate(${this.angle(t) - 90})`;
  }

  /**
   * Outline of a tapered tube from `from` to `to`. `widths` are diameters spread evenly along it; a cap of 1 is round,
   * 0 flat.
   */
  tube(from: number, to: number, widths: readonly number[], startCap = 1, endCap = 1): string {
    const left: string[] = [];
    const right: string[] = [];
    const width = (i: number) => widths[Math.min(widths.length - 1, i)] ?? 0;
    for (let i = 0; i <= TUBE_STEPS; i++) {
      const k = i / TUBE_STEPS;
      const t = from + (to - from) * k;
      const [x, y] = this.point(t);
      const angle = this.angle(t) * RADIANS;
      const along = k * (widths.length - 1);
      const j = Math.min(widths.length - 2, Math.trunc(along));
      const half = (width(j) + (width(j + 1) - width(j)) * (along - j)) / 2;
      left.push(svg`${x + Math.sin(angle) * half} ${y - Math.cos(angle) * half}`);
      right.unshift(svg`${x - Math.sin(angle) * half} ${y + Math.cos(angle) * half}`);
    }
    const [first = '', ...up] = left;
    const [last = '', ...down] = right;
    const startRadius = round(width(0) / 2);
    const endRadius = round(width(widths.length - 1) / 2);
    const end = endCap
      ? svg`A${endRadius} ${endRadius * endCap} ${this.angle(to) + 90} 0 1 ${last}`
      : `L${last}`;
    const start = startCap
      ? svg`A${startRadius} ${startRadius * startCap} ${this.angle(from) + 90} 0 1 ${first}`
      : '';
    return `M${first}${up.map((p) => `L${p}`).join('')}${end}${down.map((p) => `L${p}`).join('')}${start}Z`;
  }
}
