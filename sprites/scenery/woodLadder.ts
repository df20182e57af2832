import type { Rect } from '#shared/content/maps/mapTypes.ts';
import { star } from '../core/shapes.ts';
import { at, ellipse, line, part, svg } from '../core/svg.ts';

const RUNG = 26;
const OVERLAP = 14;

/** A ladder of white wood that ends at the upper edge of its box. */
export function woodLadder({ x, y, w, h }: Rect): string {
  const rails = svg`M5 ${-OVERLAP}V${h - 2}M${w - 5} ${-OVERLAP}V${h - 2}`;
  let rungs = '';
  for (let rung = 14; rung < h - 6; rung += RUNG) rungs += svg`M4 ${rung}H${w - 4}`;
  return at(
    svg`translate(${x} ${y})`,
    line(rungs, '#6b4258', 8.4) +
      line(rungs, '#e8b878', 4.8) +
      line(rails, '#6b4258', 10) +
      line(rails, '#f6d29a', 6) +
      line(svg`M3.6 ${-OVERLAP}V${h - 2}M${w - 6.4} ${-OVERLAP}V${h - 2}`, '#fff0cf', 1.8, 0.8),
  );
}

/** A vine that is climbed like a ladder, with star flowers for rungs. */
export function starVine({ x, y, w, h }: Rect): string {
  let stems = '';
  for (const side of [0.3, 0.7]) {
    stems += svg`M${w * side} ${-OVERLAP}`;
    for (let step = -OVERLAP; step < h - 4; step += 40) stems += svg`q${side < 0.5 ? -9 : 9} 20 0 40`;
  }
  let leaves = '';
  for (let leaf = 12, i = 0; leaf < h - 8; leaf += 27, i++)
    leaves +=
      part(
        svg`M${w * 0.5} ${leaf}q-14 -10 -22 0q8 9 22 0ZM${w * 0.5} ${leaf + 6}q14 -10 22 0q-8 9 -22 0Z`,
        '#7fdc8a',
        { outline: 1.5, ink: '#2d6b52', shadow: [0, -1.6] },
      ) +
      (i % 2
        ? part(star(w * 0.5, leaf + 2, 10, 5, 5, i * 14), '#ffe27a', {
            outline: 1.6,
            ink: '#9a5f14',
            shadow: [-0.8, -1.6],
          })
        : ellipse(w * 0.5, leaf + 2, 3, 3, '#fff6cf'));
  return at(svg`translate(${x} ${y})`, line(stems, '#2d6b52', 7) + line(stems, '#5fc98a', 3.8) + leaves);
}
