import { ellipsePath } from '../core/shapes.ts';
import { ellipse, line, part, unite } from '../core/svg.ts';
import { pair } from './pair.ts';

/** Fluffy slippers with the face of a rabbit. */
export const bunnySlippers = (color: string) =>
  pair(
    color,
    (tone) =>
      unite([
        { d: 'M-1 -3C-5 -8 -6 -11 -4 -12C-1.6 -12.6 1 -8 2 -4Z', color: tone },
        { d: 'M4 -4C3 -9 4 -12.6 6.4 -12.4C8.6 -11.6 8 -7 6.4 -3Z', color: tone },
        { d: 'M-6 -2C-7.4 2 -6.6 5 -3.6 5H6.4C11.6 5 12.4 -1 8.4 -3.6C5 -6 -3.6 -6 -6 -2Z', color: tone },
      ]) +
      line('M-2.4 -9.6L.4 -5M6 -10L5.4 -5.4', '#ff9fb8', 1.5) +
      ellipse(3.4, -0.4, 0.9, 1.2, '#3c2a48') +
      ellipse(8, -0.4, 0.9, 1.2, '#3c2a48') +
      part(ellipsePath(6, 1.4, 1.1, 0.8), '#ff7f9c', { outline: 0, shadow: null }) +
      ellipse(1.6, 2, 1.4, 0.8, '#ff9fb8', 0.7) +
      ellipse(9.4, 2, 1, 0.8, '#ff9fb8', 0.7),
  );
