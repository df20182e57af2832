import { ink, light, mix, shade } from '../core/color.ts';
import { ellipsePath, roundedRect, smooth } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { at, ellipse, fill, line, linear, part, svg } from '../core/svg.ts';

/** Height of a whole stalk, and what one unit of growth is of it. */
export const KELP = { stalk: 240, unit: 25, soil: 26 } as const;
const GREEN = '#4fc58a';

const swing = (y: number) => Math.sin(y / 26) * 5;

/** The stalk hangs down from its tip at the origin; the game shows as much of it as has grown. */
export function kelpStalk(): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let y = 0; y <= KELP.stalk; y += 12) {
    const half = Math.min(8.4, 4 + y / 9);
    left.push([swing(y) - half, y]);
    right.push([swing(y) + half, y]);
  }
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const y = 22 + i * 19;
    const side = i % 2 ? 1 : -1;
    const tone = mix(GREEN, '#b4ea72', i % 3 === 0 ? 0.5 : 0.15);
    return at(
      svg`translate(${swing(y) + side * 5} ${y}) scale(${side} 1) rotate(-30)`,
      part('M0 0C6 -13 24 -13 32 -2C24 8 8 9 0 0Z', tone, {
        outline: 1.9,
        shadow: [-0.8, -2],
        inside: line('M2 0Q16 -5 29 -2', shade(tone, 1.2), 1.5, 0.6),
      }),
    );
  }).join('');
  return (
    leaves +
    part(smooth([...left, ...right.toReversed()], true, 1), GREEN, {
      outline: 2.1,
      shadow: [-2, 0],
      top: light(GREEN, 0.6),
      inside: line(
        smooth(
          left.map(([x, y]) => [x + 5, y] as const),
          false,
          1,
        ),
        light(GREEN, 1),
        2,
        0.5,
      ),
    })
  );
}

/** The bud at its tip, around its middle: asleep, or awake in the light with petals about it. */
export function kelpBud(isAwake: boolean): string {
  const petals = Array.from({ length: 8 }, (_, i) =>
    at(
      svg`rotate(${i * 45 + 22})`,
      part('M0 -10C-8 -16 -7 -27 0 -29C7 -27 8 -16 0 -10Z', i % 2 ? '#ffd34d' : '#ffb04f', {
        outline: 1.8,
        shadow: [-0.6, -1.6],
      }),
    ),
  ).join('');
  return (
    (isAwake
      ? petals
      : part('M0 -13C-5 -20 -3 -26 3 -29C5 -23 5 -18 2 -13Z', '#b4ea72', { outline: 1.8, shadow: null })) +
    part(ellipsePath(0, 0, 17, 15.4), isAwake ? '#c8f08a' : '#8fdc8a', {
      outline: 2.1,
      ink: ink(GREEN),
      shadow: [-1, -2.8],
      inside: ellipse(-6, -9, 5, 2.6, '#ffffff', 0.6, -18),
    }) +
    ellipse(-10, 4, 3.4, 2.1, '#ff7f8f', 0.55) +
    ellipse(10, 4, 3.4, 2.1, '#ff7f8f', 0.55) +
    (isAwake
      ? ellipse(-5.4, -1, 2.6, 3.4, '#2a4a3a') +
        ellipse(5.4, -1, 2.6, 3.4, '#2a4a3a') +
        ellipse(-6.2, -2.4, 1, 1.1, '#ffffff') +
        ellipse(4.6, -2.4, 1, 1.1, '#ffffff') +
        part('M-3.6 4C-1 5 1 5 3.6 4C3.4 9 -3.4 9 -3.6 4Z', '#ff7f8f', {
          outline: 1.3,
          ink: '#2a4a3a',
          shadow: null,
        })
      : line('M-8.4 -1q3 2.6 6 0M2.4 -1q3 2.6 6 0', '#2a4a3a', 1.9) +
        line('M-2 5.4q2 1.6 4 0', '#2a4a3a', 1.6))
  );
}

/** A tub of shell and earth with a measuring rod of `units` marks behind it. */
export function kelpTub(units = 9): string {
  const top = -KELP.soil;
  const rod = Array.from({ length: units }, (_, i) => {
    const y = top - (i + 1) * KELP.unit;
    return line(svg`M62 ${y}h${(i + 1) % 3 ? 9 : 15}`, '#6b4230', 2.4);
  }).join('');
  return (
    ellipse(0, 3, 58, 6, '#123f5c', 0.22) +
    part(roundedRect(58, top - units * KELP.unit - 14, 12, units * KELP.unit + 40, 5), '#ffe3ad', {
      outline: 2,
      ink: '#6b4230',
      shadow: [-2, 0],
    }) +
    rod +
    part(ellipsePath(0, top, 44, 9), '#7a5440', { outline: 2, ink: '#4a2f26', shadow: null }) +
    ellipse(-12, top - 1, 11, 2.4, '#a87c5c', 0.9)
  );
}

/** The tub's front, before the foot of the stalk. */
export function kelpTubFront(): string {
  const top = -KELP.soil;
  return part(
    svg`M-46 ${top}C-44 -6 -30 4 -22 4H22C30 4 44 -6 46 ${top}C32 ${top + 11} -32 ${top + 11} -46 ${top}Z`,
    '#ff9fb8',
    {
      outline: 2.2,
      shadow: [-1, -3.6],
      inside: line('M-30 -18L-14 4M-10 -15L-5 4M10 -15L5 4M30 -18L14 4', '#e0628f', 2.2, 0.7),
    },
  );
}

/** The sunbeam that falls from above to its lower edge at the origin, 150 wide and 150 high. */
export function kelpSunbeam(): string {
  const fade = linear([
    [0, '#fff6c0', 0],
    [0.35, '#fff0a0', 0.72],
    [1, '#ffdf6b', 0.85],
  ]);
  return (
    fade.def +
    fill('M-52 -190L52 -190L76 0H-76Z', fade.url) +
    Array.from({ length: 13 }, (_, i) => ellipse(-72 + i * 12, 0, 4.4, 2.4, '#fffbe6', 1)).join('')
  );
}
