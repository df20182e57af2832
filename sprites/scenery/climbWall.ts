import { mix } from '../core/color.ts';
import { random } from '../core/random.ts';
import { ellipsePath, roundedRect, star } from '../core/shapes.ts';
import { at, clip, fill, line, part, svg } from '../core/svg.ts';
import type { Rect } from '#shared/content/maps/mapTypes.ts';

const INK = '#4a3a86';
const BRICK = { width: 34, height: 24 } as const;
const HOLDS = ['#ffd34d', '#ff8f7a', '#7fd6e8'] as const;

function bricks(w: number, h: number): string {
  const next = random(5);
  let drawing = '';
  for (let row = 0; row * BRICK.height < h; row++)
    for (let column = -1; column * BRICK.width < w; column++) {
      const x = column * BRICK.width + (row % 2 ? BRICK.width / 2 : 0);
      const y = row * BRICK.height;
      drawing +=
        fill(roundedRect(x + 1.5, y + 1.5, 31, 21, 7), mix('#b596e2', '#9c82d6', next())) +
        fill(roundedRect(x + 3.5, y + 3, 26, 6, 3), '#e2ccfa', 0.55);
    }
  return drawing;
}

function vine(x: number, h: number, phase: number): string {
  let d = svg`M${x} -6`;
  for (let y = -6; y < h; y += 24) d += svg`q${Math.sin(y + phase) > 0 ? 7 : -7} 12 0 24`;
  let leaves = '';
  for (let y = 14; y < h; y += 30)
    leaves +=
      part(svg`M${x} ${y}q9 -10 15 -2q-3 9 -15 2Z`, '#6fe0a4', { outline: 1.4, shadow: null }) +
      part(svg`M${x} ${y + 14}q-9 -10 -15 -2q3 9 15 2Z`, '#6fe0a4', { outline: 1.4, shadow: null });
  return line(d, '#1d5f5c', 7.4) + line(d, '#4fd0a0', 4) + leaves;
}

function holds(w: number, h: number): string {
  let drawing = '';
  for (let y = 26, i = 0; y < h - 14; y += 42, i++) {
    const x = w / 2 + (i % 2 ? 10 : -10);
    drawing += part(star(x, y, 12, 6.2, 5, i * 20), HOLDS[i % HOLDS.length] ?? HOLDS[0], {
      outline: 1.8,
      shadow: [-1, -2],
      gloss: ellipsePath(x - 2, y - 4, 2.4, 1.6),
    });
  }
  return drawing;
}

/** Violet brick with vines and star holds: violet is used for nothing else that can be walked on. */
export function climbWall({ x, y, w, h }: Rect): string {
  const d = roundedRect(0, 0, w, h, 12);
  return at(
    svg`translate(${x} ${y})`,
    `<path d="${d}" fill="${INK}" stroke="${INK}" stroke-width="4.4"/>` +
      clip(d, fill(d, '#8a72c8') + bricks(w, h) + fill(svg`M${w - 10} 0h10v${h}h-10Z`, INK, 0.22)) +
      vine(16, h, 0) +
      vine(w - 16, h, 2) +
      holds(w, h),
  );
}
