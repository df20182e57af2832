import { light, shade } from '../core/color.ts';
import { leaf } from '../core/ornaments.ts';
import { line, svg } from '../core/svg.ts';
import { cape } from './cape.ts';

const VEINS = [0.12, 0.36, 0.62, 0.88] as const;

/** Sewn from autumn leaves, with a ragged hem. */
export const leafCape = (color: string, brooch: string) =>
  cape(
    {
      color,
      hem: 'points',
      pattern: (on) =>
        VEINS.map((k) => {
          const [x, y] = on(k, 0.35);
          const [toX, toY] = on(k, 0.96);
          const [midX, midY] = on(k, 0.7);
          return (
            line(svg`M${x} ${y}L${toX} ${toY}`, light(color, 0.9), 1.1, 0.9) +
            line(svg`M${midX} ${midY}l-4 -3M${midX} ${midY}l4 -3`, light(color, 0.9), 0.9, 0.9)
          );
        }).join(''),
    },
    () => leaf(1, -17, 8, 150, brooch) + leaf(1, -17, 8, 30, shade(brooch, 0.8)),
  );
