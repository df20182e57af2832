import { ink } from '../core/color.ts';
import { random } from '../core/random.ts';
import { around, roundedRect } from '../core/shapes.ts';
import { at, ellipse, fill, line, part, svg } from '../core/svg.ts';
import { branchCoral } from '../scenery/corals.ts';
import { groundShell } from '../scenery/groundShell.ts';
import { place } from '../scenery/place.ts';
import { SAND } from '../scenery/soils.ts';
import { moss } from '../scenery/terrain.ts';

/** Terraces from the lowest to the highest: height of the floor above the foot, and width. */
export const CORAL_TERRACES = [
  { y: 24, w: 292 },
  { y: 84, w: 256 },
  { y: 144, w: 220 },
] as const;
const SOIL = '#e7b877';

/** Three terraces of sand and moss, for rows of corals. */
export function coralTerraces(): string {
  return (
    ellipse(0, 3, 150, 7, '#123f5c', 0.2) +
    CORAL_TERRACES.toReversed()
      .map(({ y, w }, index) => {
        const specks = random(7 + index);
        const pebbles = Array.from({ length: 7 }, () => {
          const [x, dy, r] = [specks() * (w - 40) - (w - 40) / 2, specks() * 26, 2 + specks() * 3.4];
          return (
            ellipse(x, -y + 28 + dy, r * 1.5, r, '#c98f58', 0.5) +
            ellipse(x, -y + 27 + dy, r * 1.4, r * 0.9, '#f7dcae', 0.8)
          );
        }).join('');
        return (
          part(roundedRect(-w / 2, -y, w, y + 4, 12), SOIL, {
            outline: 2,
            ink: '#6b4230',
            shadow: [0, -4],
            inside:
              pebbles +
              line(
                svg`M${-w / 2} ${-y + 44}q${w / 8} -6 ${w / 4} 0t${w / 4} 0t${w / 4} 0t${w / 4} 0`,
                '#c98f58',
                2,
                0.4,
              ),
          }) + at(svg`translate(${-w / 2} ${-y - 8})`, moss(w, 5 + index * 3, random(31 + index), SAND))
        );
      })
      .join('') +
    place(-140, 4, groundShell(9, '#ffd0dc')) +
    place(142, 4, groundShell(8, '#bfe3ff'))
  );
}

/** A grown coral, 52 high. */
export const grownCoral = (color: string, seed: number) => branchCoral(54, color, seed);

/** A place where one may grow: a bud in a little ring of pearls. */
export function coralBud(): string {
  const stem = 'M0 3C0 -3 -1 -5 -1 -9M0 3C1 -3 5 -4 6 -7M0 3C-1 -2 -5 -3 -7 -5';
  return (
    around(0, 1, 14, 4.4, 10)
      .map(([x, y]) => ellipse(x, y, 1.5, 1.1, '#ffffff', 0.9))
      .join('') +
    line(stem, ink('#ffb9c8'), 5) +
    line(stem, '#ffb9c8', 2.6) +
    (
      [
        [-1, -10, 2.8],
        [6.4, -8, 2.2],
        [-7.4, -6, 2.2],
      ] as const
    )
      .map(([x, y, r]) => ellipse(x, y, r + 1.2, r + 1.2, ink('#ffb9c8')) + ellipse(x, y, r, r, '#ffe3ea'))
      .join('') +
    fill('M-1.6 -10.6a1 1 0 1 1 1.4 0Z', '#ffffff')
  );
}
