import type { Drawing } from '../core/drawing.ts';
import { flower, leaf } from '../core/ornaments.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, part } from '../core/svg.ts';

/** Points along a string that hangs `drop` below the collar. */
const along = (count: number, width: number, drop: number) =>
  Array.from({ length: count }, (_, i) => {
    const k = (i / (count - 1)) * 2 - 1;
    return [0.8 + k * width, -22 + drop * (1 - k * k)] as const;
  });

export const pearls = (color: string): Drawing => ({
  draw: (pose) => ({
    neck: at(
      pose.torso,
      along(7, 8.4, 8.6)
        .map(([x, y], i) => {
          const r = 1.7 + (1 - Math.abs(i - 3) / 3) * 1.1;
          return part(ellipsePath(x, y, r, r), color, {
            outline: 0.9,
            shadow: [-0.3, -0.6],
            shadowColor: '#c9b6e0',
          });
        })
        .join(''),
    ),
  }),
});

/** A garland of flowers from the islands. */
export const lei = (colors: readonly [string, string]): Drawing => ({
  draw: (pose) => ({
    neck: at(
      pose.torso,
      along(8, 9.6, 11)
        .map(([x, y]) => leaf(x, y, 4.6, 70, '#4fb878'))
        .join('') +
        along(7, 9.6, 10.4)
          .map(([x, y], i) => flower(x, y, 4.4, colors[i % 2] ?? colors[0]))
          .join(''),
    ),
  }),
});
