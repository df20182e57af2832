import type { Rect } from '#shared/content/maps/mapTypes.ts';
import { at, ellipse, line, svg } from '../core/svg.ts';

const ROPE = '#f0dcae';
const ROPE_INK = '#6b4428';
const RUNG = 24;
/** How far the ropes reach over the floor they lead to. */
const OVERLAP = 12;

/** A ladder of ropes that ends at the upper edge of its box; wide ones are nets. */
export function rigging({ x, y, w, h }: Rect): string {
  const columns = w > 48 ? 3 : 2;
  const column = (i: number) => 4 + ((w - 8) * i) / (columns - 1);
  const sides = Array.from({ length: columns }, (_, i) => svg`M${column(i)} ${-OVERLAP}V${h - 2}`).join('');
  let rungs = '';
  let knots = '';
  for (let rung = 12; rung < h - 4; rung += RUNG) {
    rungs += svg`M3 ${rung}Q${w / 2} ${rung + 5} ${w - 3} ${rung}`;
    for (let i = 0; i < columns; i++) {
      const sag = i % 2 && columns === 3 ? 2.4 : 0.4;
      knots +=
        ellipse(column(i), rung + sag, 4.6, 3.8, ROPE_INK) +
        ellipse(column(i), rung + sag - 0.6, 2.8, 2.2, '#fff3d2');
    }
  }
  return at(
    svg`translate(${x} ${y})`,
    line(rungs, ROPE_INK, 6.4) +
      line(rungs, '#dcb880', 3.2) +
      line(sides, ROPE_INK, 7) +
      line(sides, ROPE, 3.8) +
      knots,
  );
}
