import type { Point } from './svg.ts';
import { svg } from './svg.ts';

/** Path data of shapes that come back everywhere. */

export const ellipsePath = (x: number, y: number, rx: number, ry: number) =>
  svg`M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;

export const roundedRect = (x: number, y: number, w: number, h: number, r: number) =>
  svg`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export function star(x: number, y: number, outer: number, inner: number, points = 5, turn = -90): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    d += svg`${i ? 'L' : 'M'}${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;
  }
  return `${d}Z`;
}

/** A smooth path through points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = true, tension = 0.5): string {
  const n = points.length;
  const point = (i: number): Point => {
    const found = points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))];
    if (!found) throw new Error('a smooth path needs at least one point');
    return found;
  };
  const bend = tension / 3;
  let d = svg`M${point(0)[0]} ${point(0)[1]}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    d += svg`C${from[0] + (to[0] - before[0]) * bend} ${from[1] + (to[1] - before[1]) * bend} ${to[0] - (after[0] - from[0]) * bend} ${to[1] - (after[1] - from[1]) * bend} ${to[0]} ${to[1]}`;
  }
  return d + (closed ? 'Z' : '');
}

/** A heart around its middle; `r` is half its width. */
export const heart = (x: number, y: number, r: number) =>
  svg`M${x} ${y + r * 0.95}C${x - r * 1.5} ${y} ${x - r * 1.05} ${y - r * 1.05} ${x - r * 0.45} ${y - r * 0.85}C${x - r * 0.2} ${y - r * 0.8} ${x} ${y - r * 0.6} ${x} ${y - r * 0.4}C${x} ${y - r * 0.6} ${x + r * 0.2} ${y - r * 0.8} ${x + r * 0.45} ${y - r * 0.85}C${x + r * 1.05} ${y - r * 1.05} ${x + r * 1.5} ${y} ${x} ${y + r * 0.95}Z`;

/** A cloudy closed outline: an arc that bulges outwards from each point to the next (given clockwise). */
export function scallops(points: readonly Point[], roundness = 0.56): string {
  return points
    .map(([x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
      const radius = Math.hypot(nextX - x, nextY - y) * roundness;
      return svg`${i ? '' : `M${x} ${y}`}A${radius} ${radius} 0 0 1 ${nextX} ${nextY}`;
    })
    .join('');
}

/** Points on an ellipse, clockwise from the left. */
export const around = (x: number, y: number, rx: number, ry: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = Math.PI + (i * 2 * Math.PI) / count;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
