import { ink, light, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, smooth } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { ellipse, fill, line, part, ring, svg } from '../core/svg.ts';

/** Gifts for a child. Each is centred on the origin and about 40 wide. */

const GOLD = '#ffd34d';
const GOLD_INK = '#9a5f14';

/** A shell: the money of the world is called 조개 (shells). */
const scallop =
  'M0 10.4C-2.6 10.4 -3.4 9 -3.4 7.4C-8.6 4.6 -11 .6 -10.2 -3.6C-9.6 -6.6 -7.6 -7.8 -5.8 -7.2C-4.8 -9.6 -2 -10.4 0 -8.8C2 -10.4 4.8 -9.6 5.8 -7.2C7.6 -7.8 9.6 -6.6 10.2 -3.6C11 .6 8.6 4.6 3.4 7.4C3.4 9 2.6 10.4 0 10.4Z';

export function coin(): string {
  return (
    part(ellipsePath(0, 0, 18, 18), GOLD, {
      outline: 2,
      ink: GOLD_INK,
      shadow: [-1, -2.6],
      shadowColor: '#f0a92e',
    }) +
    ring(0, -0.4, 13.6, 13.6, '#f0a92e', 1.8) +
    part(scallop, '#ffe7a0', {
      outline: 1.2,
      ink: '#c9831c',
      shadow: [0, -1.4],
      shadowColor: '#f7c552',
      inside: line(
        'M0 8V-8M-2.4 7L-6 -6.4M2.4 7L6 -6.4M-3 6.8L-9.6 -1.6M3 6.8L9.6 -1.6',
        '#e5a83a',
        1.1,
        0.9,
      ),
    }) +
    ellipse(-8.6, -10.4, 3.6, 1.9, '#ffffff', 0.8, -42)
  );
}

/** A star with round arms: points at `outer` and `inner`, smoothed. */
const softStar = (outer: number, inner: number) => {
  const points: Point[] = Array.from({ length: 10 }, (_, i) => {
    const angle = ((i * 36 - 90) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius + 1.4];
  });
  return smooth(points, true, 0.42);
};

const DOTS = [
  [0, -9.6],
  [0, -5.4],
  [8.4, -1.6],
  [-8.4, -1.6],
  [5.2, 8.6],
  [-5.2, 8.6],
] as const;

/** A starfish: experience. */
export function star(color = '#ff7f6b'): string {
  return part(softStar(18.6, 9.4), color, {
    outline: 2,
    shadow: [-1, -2.6],
    inside:
      DOTS.map(([x, y]) => ellipse(x, y, 1.5, 1.5, light(color, 1.1), 0.9)).join('') +
      ellipse(-3.4, -8.4, 1.5, 3.6, '#ffffff', 0.6, 18),
  });
}

export function gift(): string {
  const box = '#5cb6ec';
  const ribbon = '#ff7f9f';
  return (
    part(roundedRect(-15, -4, 30, 21, 3.4), box, {
      outline: 2,
      shadow: [-1, -2.4],
      inside: fill('M-4.4 -6H4.4V18H-4.4Z', ribbon) + fill('M4.4 -6H6V18H4.4Z', shade(box, 1.4), 0.5),
    }) +
    part(roundedRect(-18, -10, 36, 9, 3.2), light(box, 0.3), {
      outline: 2,
      ink: ink(box),
      shadow: [0, -2],
      inside: fill('M-4.8 -11H4.8V0H-4.8Z', light(ribbon, 0.2)),
    }) +
    part(
      'M0 -10C-5 -20 -15 -21 -15 -14.6C-15 -9.4 -5 -8.8 0 -10ZM0 -10C5 -20 15 -21 15 -14.6C15 -9.4 5 -8.8 0 -10Z',
      ribbon,
      {
        outline: 1.8,
        shadow: [-0.4, -1.6],
      },
    ) +
    part(ellipsePath(0, -10.4, 3.6, 3.4), light(ribbon, 0.4), {
      outline: 1.5,
      ink: ink(ribbon),
      shadow: null,
    }) +
    ellipse(-10, 2, 1.6, 3.4, '#ffffff', 0.5)
  );
}

/** A four-pointed twinkle for gains and portals. */
export const spark = () =>
  fill('M0 -11C1.2 -3 3 -1.2 11 0C3 1.2 1.2 3 0 11C-1.2 3 -3 1.2 -11 0C-3 -1.2 -1.2 -3 0 -11Z', '#fff6c8');

/** A puff of sand under running feet. */
export const dust = () =>
  [
    [-6, 0, 6],
    [3, -3, 7.4],
    [10, 1, 4.6],
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.9, '#fff3da', 0.85))
    .join('');

/** The shadow that glues an actor to the ground. */
export const groundShadow = () => ellipse(0, 0, 19, 3.5, '#123f5c', 0.28);

/** Speed lines behind a dash. */
export const speedLines = () =>
  [-22, -8, 8, 20]
    .map((y, i) => line(svg`M${-26 + (i % 2) * 10} ${y}H${22 - i * 4}`, '#ffffff', 3 - i * 0.4, 0.7))
    .join('');

/** A streak in streaming water, pointing to the right. */
export const streamLine = () =>
  line('M-28 -3C-14 -9 -2 3 26 -3', '#ffffff', 3, 0.75) +
  line('M-14 7C-4 3 6 10 18 6', '#d8f6ff', 2, 0.6) +
  line('M-22 -11C-14 -14 -8 -10 2 -12', '#d8f6ff', 1.6, 0.5);

/** A key: a secret spot. */
export function key(): string {
  const ringHole = 'M-1 -9A5.2 5.2 0 1 1 -11.4 -9A5.2 5.2 0 1 1 -1 -9Z';
  return part(
    'M-6.2 -20A11 11 0 0 1 3.4 -4L17.4 10C18.6 11.2 18.6 13 17.4 14.2L14.8 16.8L10.6 12.6L7.4 15.8L3.4 11.8L6.6 8.6L-1 1A11 11 0 1 1 -6.2 -20Z',
    GOLD,
    {
      outline: 2,
      ink: GOLD_INK,
      shadow: [-0.8, -2.2],
      shadowColor: '#f0a92e',
      inside: fill(ringHole, '#9a5f14', 0.85),
      over: ellipse(-12.4, -13.6, 1.7, 3.2, '#ffffff', 0.8, 34),
    },
  );
}
