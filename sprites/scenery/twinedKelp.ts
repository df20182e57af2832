import { light, shade } from '../core/color.ts';
import { random } from '../core/random.ts';
import { smooth } from '../core/shapes.ts';
import type { Point } from '../core/svg.ts';
import { at, blur, ellipse, fill, radial, svg } from '../core/svg.ts';
import { castle } from './castle.ts';
import { frond } from './frond.ts';

/** Two strands that wind round each other, `h` high: share of the width to the side at a height. */
const swing = (height: number, h: number) =>
  Math.sin((height / h) * Math.PI * 3.4) * (1 - (height / h) * 0.35);

function strand(h: number, w: number, side: 1 | -1, color: string): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let height = -20; height <= h; height += 24) {
    const x = side * swing(Math.max(0, height), h) * w * 0.62;
    const half = (w / 2) * (1 - (0.45 * Math.max(0, height)) / h) + Math.max(0, 70 - height) * 0.5;
    left.push([x - half, -height]);
    right.unshift([x + half, -height]);
  }
  return (
    fill(smooth([...left, ...right], true, 1), color) +
    fill(
      smooth(
        [
          ...left.map(([x, y]): Point => [x + w * 0.1, y]),
          ...left.toReversed().map(([x, y]): Point => [x + w * 0.24, y]),
        ],
        true,
        1,
      ),
      light(color, 0.7),
      0.55,
    )
  );
}

/** The heart of the forest, far behind: the oldest kelp of all, with a palace of shells in its crown. */
export function twinedKelp(h: number, bark: string, leaf: string): string {
  const next = random(23);
  const halo = radial([
    [0, '#fffff0', 0.9],
    [0.45, '#fbffd8', 0.5],
    [1, '#fbffd8', 0],
  ]);
  const leaves = (y: number, count: number, s: number, tone: string) =>
    Array.from({ length: count }, (_, i) => {
      const turn = -200 + (i * 220) / (count - 1) + (next() - 0.5) * 14;
      return at(svg`translate(0 ${y}) rotate(${turn})`, frond(s * (0.75 + next() * 0.4), tone, { width: 0 }));
    }).join('');
  const lamps = Array.from({ length: 15 }, (_, i) => {
    const height = 90 + (i * (h - 170)) / 15;
    const x = (i % 2 ? 1 : -1) * swing(height, h) * 62 + (next() - 0.5) * 30;
    return ellipse(x, -height, 13, 13, '#fff6c0', 0.45) + ellipse(x, -height, 4.4, 5, '#fff3a8', 1);
  });
  const shelf = (x: number, y: number, w: number) =>
    fill(
      svg`M${x - w} ${y}C${x - w} ${y - 12} ${x + w} ${y - 12} ${x + w} ${y}C${x + w * 0.5} ${y + 18} ${x - w * 0.5} ${y + 18} ${x - w} ${y}Z`,
      shade(leaf, 0.4),
    );
  return (
    halo.def +
    ellipse(0, -h * 0.92, 360, 300, halo.url) +
    blur(1, leaves(-h + 10, 11, 190, shade(leaf, 0.35))) +
    strand(h, 84, -1, shade(bark, 0.5)) +
    strand(h, 84, 1, bark) +
    shelf(-74, -h * 0.36, 52) +
    shelf(70, -h * 0.56, 46) +
    leaves(-h + 26, 9, 132, leaf) +
    at(svg`translate(0 ${-h + 18})`, castle(86, '#ffe9c9', '#ffb9a0')) +
    shelf(0, -h + 12, 132) +
    leaves(-h + 34, 7, 84, light(leaf, 0.4)) +
    at(svg`translate(-78 ${-h * 0.36 - 4})`, castle(26, '#ffe9c9', '#f7a9b8')) +
    at(svg`translate(72 ${-h * 0.56 - 4})`, castle(22, '#ffe9c9', '#ffc68a')) +
    lamps.join('')
  );
}
