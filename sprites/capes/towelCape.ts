import { line, svg } from '../core/svg.ts';
import { bow } from '../core/ornaments.ts';
import { cape } from './cape.ts';

/** A beach towel, for heroes of the summer. */
export const towelCape = (color: string, stripe: string) =>
  cape(
    {
      color,
      pattern: (on) =>
        [0.3, 0.55, 0.8]
          .map((down) => {
            const [[x, y], [toX, toY]] = [on(-0.1, down), on(1.1, down)];
            return line(svg`M${x} ${y}Q${(x + toX) / 2} ${y + 3} ${toX} ${toY}`, stripe, 3.4);
          })
          .join(''),
    },
    () => bow(1, -17.6, 5.4, color),
  );
