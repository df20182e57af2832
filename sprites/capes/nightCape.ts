import { star } from '../core/shapes.ts';
import { ellipse, fill } from '../core/svg.ts';
import { cape } from './cape.ts';

const SKY = [
  [0.12, 0.8, 2.8],
  [0.3, 0.45, 2],
  [0.46, 0.82, 2.4],
  [0.62, 0.5, 2.6],
  [0.86, 0.78, 2.6],
  [0.2, 0.6, 1.4],
  [0.74, 0.9, 1.6],
] as const;

/** The sky at night, moon included. */
export const nightCape = (color: string, trim: string) =>
  cape({
    color,
    trim,
    pattern: (on) =>
      SKY.map(([across, down, r]) => {
        const [x, y] = on(across, down);
        return r < 2 ? ellipse(x, y, r * 0.7, r * 0.7, '#fff0b8') : fill(star(x, y, r, r * 0.45), '#ffe08a');
      }).join(''),
  });
