import type { Drawing } from '../core/drawing.ts';
import { flower, leaf } from '../core/ornaments.ts';
import { at } from '../core/svg.ts';

const COUNT = 7;
const height = (x: number) => -38 - 9.6 * (1 - ((x - 1.5) / 32) ** 2);

/** Flowers of the given colours in turn, around the forehead. */
export const wreath = (colors: readonly [string, string, string]): Drawing => ({
  draw(pose) {
    const xs = Array.from({ length: COUNT }, (_, i) => -28 + (i * 59) / (COUNT - 1));
    const leaves = xs
      .slice(1)
      .map(
        (x) =>
          leaf(x - 5, height(x - 5) + 2, 8.6, -60, '#5cc088') +
          leaf(x - 5, height(x - 5) - 1, 8.6, 60, '#3fa872'),
      )
      .join('');
    const flowers = xs
      .map((x, i) => flower(x, height(x), i % 2 ? 6 : 7.4, colors[i % 3] ?? colors[0]))
      .join('');
    return { hat: at(pose.head, leaves + flowers) };
  },
});
