import type { Rect } from '#shared/content/maps/mapTypes.ts';
import { roundedRect } from '../core/shapes.ts';
import { at, line, part, svg } from '../core/svg.ts';

export interface LadderLook {
  readonly rail: string;
  readonly rung: string;
  readonly ink: string;
  /** Tufts on the rails. */
  readonly leaf: string;
}

const RUNG_GAP = 24;
/** How far the rails stand out over the floor they lead to. */
const HEAD = 22;

/** A ladder of rope and driftwood, exactly over its collision. */
export function ladder({ x, y, w, h }: Rect, { rail, rung, ink, leaf }: LadderLook): string {
  const [left, right] = [7, w - 7];
  const rails = svg`M${left} ${-HEAD}V${h}M${right} ${-HEAD}V${h}`;
  let rungs = '';
  for (let at = -4; at < h - 6; at += RUNG_GAP)
    rungs += part(roundedRect(1, at, w - 2, 8, 4), rung, { outline: 1.8, ink, shadow: [0, -2] });
  let tufts = '';
  for (let at = 20, i = 0; at < h - 20; at += 68, i++) {
    const [from, side] = i % 2 ? [right, 1] : [left, -1];
    tufts += part(
      svg`M${from} ${at}q${side * 8} -11 ${side * 15} -3q${-side * 2} 10 ${-side * 15} 3Z`,
      leaf,
      {
        outline: 1.4,
        shadow: null,
      },
    );
  }
  return at(
    svg`translate(${x} ${y})`,
    line(rails, ink, 8.4) +
      line(rails, rail, 5) +
      rungs +
      tufts +
      [left, right]
        .map((middle) =>
          part(roundedRect(middle - 5, -HEAD - 4, 10, 9, 4), rung, { outline: 1.8, ink, shadow: [0, -2] }),
        )
        .join(''),
  );
}
