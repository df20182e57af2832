import { ellipsePath } from '../core/shapes.ts';
import { ellipse, line, part, svg } from '../core/svg.ts';
import { cape } from './cape.ts';

const SPOTS = [
  [0.14, 0.62],
  [0.3, 0.86],
  [0.36, 0.46],
  [0.7, 0.88],
  [0.66, 0.5],
  [0.9, 0.66],
] as const;

/** The wings of a ladybird: a bug that brings luck. */
export const ladybugCape = (color: string, spot = '#3c3348') =>
  cape(
    {
      color,
      pattern: (on) => {
        const [x, y] = on(0.5, 0.1);
        const [toX, toY] = on(0.5, 1.1);
        return (
          line(svg`M${x} ${y}L${toX} ${toY}`, spot, 1.6) +
          SPOTS.map(([across, down]) => ellipse(...on(across, down), 3.2, 3, spot)).join('')
        );
      },
    },
    () =>
      part(ellipsePath(1, -17, 3.6, 3.4), spot, {
        outline: 1,
        shadow: null,
        over: ellipse(-0.4, -17.6, 0.9, 1, '#ffffff') + ellipse(2.6, -17.6, 0.9, 1, '#ffffff'),
      }),
  );
