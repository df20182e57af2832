import { ink, light, shade } from '../core/color.ts';
import { random } from '../core/random.ts';
import { ellipsePath } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { at, ellipse, line, part, svg } from '../core/svg.ts';
import type { Contour } from './place.ts';

const RADIANS = Math.PI / 180;

/** A coral tree about `s` high; the seed decides how it forks. */
export function branchCoral(
  s: number,
  color: string,
  seed: number,
  { width = 1.6, ink: contour }: Contour = {},
): string {
  const next = random(seed);
  const branches: { d: string; w: number }[] = [];
  const tips: Point[] = [];
  const grow = (x: number, y: number, angle: number, length: number, w: number, forks: number) => {
    const toX = x + Math.cos(angle) * length;
    const toY = y + Math.sin(angle) * length;
    const bend = (next() - 0.5) * length * 0.4;
    branches.push({ d: svg`M${x} ${y}Q${(x + toX) / 2 + bend} ${(y + toY) / 2} ${toX} ${toY}`, w });
    if (forks === 0) {
      tips.push([toX, toY]);
      return;
    }
    const count = 2 + (next() > 0.6 ? 1 : 0);
    for (let i = 0; i < count; i++) {
      const spread = (i - (count - 1) / 2) * (0.75 + next() * 0.2) + (next() - 0.5) * 0.25;
      grow(toX, toY, angle + spread, length * (0.72 + next() * 0.12), w * 0.76, forks - 1);
    }
  };
  grow(0, 4, -Math.PI / 2, s * 0.34, s * 0.2, 3);
  const outline = contour ?? ink(color);
  const lit = branches.map(({ d, w }) => line(d, light(color, 0.6), w * 0.38, 0.8)).join('');
  return (
    (width ? branches.map(({ d, w }) => line(d, outline, w + 2 * width)).join('') : '') +
    branches.map(({ d, w }) => line(d, color, w)).join('') +
    at(svg`translate(${-s * 0.012} ${-s * 0.008})`, lit) +
    tips.map(([x, y]) => ellipse(x, y, s * 0.03, s * 0.03, light(color, 1.2), 0.9)).join('')
  );
}

const TUBES: readonly (readonly [x: number, height: number, width: number])[] = [
  [-0.34, 0.62, 0.3],
  [0.36, 0.5, 0.28],
  [0, 0.95, 0.36],
];

/** Three pipes of sponge, the middle one `s` high. */
export function tubeSponge(s: number, color: string, { width = 1.6, ink: contour }: Contour = {}): string {
  const outline = contour ?? ink(color);
  return TUBES.map(([dx, height, breadth]) => {
    const x = dx * s;
    const w = (breadth * s) / 2;
    const h = height * s;
    return (
      part(
        svg`M${x - w} ${-h}C${x - w * 0.7} ${-h * 0.5} ${x - w * 0.9} 0 ${x - w * 0.8} 3H${x + w * 0.8}C${x + w * 0.9} 0 ${x + w * 0.7} ${-h * 0.5} ${x + w} ${-h}Z`,
        color,
        { outline: width, ink: outline, shadow: [-w * 0.3, -1] },
      ) +
      part(ellipsePath(x, -h, w * 1.06, w * 0.42), light(color, 0.4), {
        outline: width,
        ink: outline,
        shadow: null,
      }) +
      ellipse(x, -h, w * 0.7, w * 0.24, shade(color, 2))
    );
  }).join('');
}

/** A sea fan `s` high. */
export function fanCoral(s: number, color: string, { width = 1.6, ink: contour }: Contour = {}): string {
  const outline = svg`M0 3C${-s * 0.2} ${-s * 0.2} ${-s * 0.75} ${-s * 0.25} ${-s * 0.62} ${-s * 0.7}C${-s * 0.5} ${-s * 1.06} ${-s * 0.2} ${-s} 0 ${-s * 1.1}C${s * 0.24} ${-s} ${s * 0.56} ${-s * 1.02} ${s * 0.64} ${-s * 0.66}C${s * 0.7} ${-s * 0.26} ${s * 0.2} ${-s * 0.2} 0 3Z`;
  let veins = '';
  for (let degrees = -60; degrees <= 60; degrees += 15) {
    const angle = (degrees - 90) * RADIANS;
    veins += line(
      svg`M0 0Q${Math.cos(angle) * s * 0.5} ${Math.sin(angle) * s * 0.5} ${Math.cos(angle * 1.02) * s * 1.1} ${Math.sin(angle) * s * 1.1}`,
      shade(color, 1.2),
      1.6,
      0.8,
    );
  }
  for (const k of [0.45, 0.7, 0.92])
    veins += line(
      svg`M${-s * 0.7 * k} ${-s * 0.45 * k}Q0 ${-s * 1.25 * k} ${s * 0.7 * k} ${-s * 0.45 * k}`,
      shade(color, 1.2),
      1.2,
      0.6,
    );
  return part(outline, color, {
    outline: width,
    ink: contour ?? ink(color),
    shadow: [-1.4, -2.4],
    inside: veins,
  });
}

/** An anemone with arms `s` long. */
export function anemone(s: number, color: string): string {
  let arms = '';
  for (let i = -4; i <= 4; i++) {
    const angle = i * 17 * RADIANS;
    const x = Math.sin(angle) * s;
    const y = -Math.cos(angle) * s * 0.9 - s * 0.1;
    const d = svg`M${i * s * 0.07} 0Q${i * s * 0.1} ${-s * 0.6} ${x} ${y}`;
    arms +=
      line(d, ink(color), s * 0.2 + 3) +
      line(d, color, s * 0.2) +
      ellipse(x, y, s * 0.13, s * 0.13, light(color, 0.9));
  }
  const foot = svg`M${-s * 0.5} 3C${-s * 0.52} ${-s * 0.3} ${s * 0.52} ${-s * 0.3} ${s * 0.5} 3Z`;
  return arms + part(foot, shade(color, 0.6), { outline: 1.8, shadow: [-1, -2] });
}
