import { blur, ellipse, fill, linear, radial, svg } from '../core/svg.ts';
import { beams, glints } from './water.ts';

/** Open water in the evening: the last sun comes in low and warm behind everything far away. */
export function duskWater(w: number, h: number): string {
  const depth = linear([
    [0, '#57479f'],
    [0.16, '#4a3d94'],
    [0.36, '#7a55a8'],
    [0.52, '#c97fb0'],
    [0.62, '#ffb49a'],
    [0.72, '#d98fb4'],
    [1, '#5a4fa8'],
  ]);
  const sun = radial([
    [0, '#ffe9d6', 0.75],
    [0.4, '#ffc0b8', 0.32],
    [1, '#ff9fb8', 0],
  ]);
  const low = radial([
    [0, '#fff0d8', 0.85],
    [0.4, '#ffcfa8', 0.4],
    [1, '#ffb0a0', 0],
  ]);
  const ray = linear([
    [0, '#ffe0d0', 0.34],
    [0.5, '#ffc8d0', 0.12],
    [1, '#ffc8d0', 0],
  ]);
  return (
    depth.def +
    fill(svg`M0 0H${w}V${h}H0Z`, depth.url) +
    sun.def +
    ellipse(w * 0.58, -30, w * 0.34, h * 0.36, sun.url) +
    low.def +
    ellipse(w * 0.5, h * 0.62, w * 0.56, h * 0.2, low.url) +
    ray.def +
    blur(11, beams(w, h, ray.url)) +
    glints(w, '#ffd8e0')
  );
}
