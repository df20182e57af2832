/** Parts that foes share: the bubble in which a child floats back, its splash, and the letter of sleep. */
import { ellipsePath } from '../core/shapes.ts';
import { ellipse, line, part, ring } from '../core/svg.ts';

/** The bubble in which a wet child floats, around its middle. */
export const floatBubble = (): string =>
  ellipse(0, 0, 66, 66, '#8fdcf5', 0.26) +
  ring(0, 0, 66, 66, '#e8fbff', 3.4, 0.9) +
  ring(0, 0, 63, 63, '#49a8d8', 1.6, 0.6) +
  ellipse(-28, -32, 16, 9, '#ffffff', 0.75, -38) +
  ellipse(34, 34, 7, 4, '#ffffff', 0.5, -38);

/** Drops where a ball burst, around its middle. */
export const waterSplash = (): string =>
  [
    [-34, -10, 8],
    [-20, -32, 6],
    [2, -40, 9],
    [24, -28, 7],
    [36, -6, 6],
    [-6, -16, 5],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      part(ellipsePath(x, y, r, r * 1.2), '#8fd6f2', {
        outline: 1.5,
        ink: '#2a6aa8',
        shadow: [-0.6, -1.6],
        top: '#d4f2fc',
      }),
    )
    .join('');

/** The letter of sleep, around its middle. */
export const sleepSign = (): string =>
  line('M-7 -8H7L-7 8H7', '#ffffff', 7, 0.95) + line('M-7 -8H7L-7 8H7', '#3a6ea8', 3.6);
