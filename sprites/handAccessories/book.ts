import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { roundedRect, star } from '../core/shapes.ts';
import { fill, line, part } from '../core/svg.ts';
import { held } from './held.ts';

export const book = (color: string): Drawing => ({
  draw: (pose) =>
    held(
      pose,
      part(roundedRect(-10, -15, 20, 24, 2), shade(color, 1.2)) +
        part('M-7.6 -13.4H9V7.4H-7.6Z', '#fff8e8', {
          outline: 0.8,
          shadow: null,
          inside: line('M8 -13V8', '#e0cfa8', 1.2),
        }) +
        part(roundedRect(-10, -16, 17.6, 24, 2), color, {
          inside:
            fill('M-10 -17H-6.6V9H-10Z', shade(color, 1)) +
            fill(star(1, -6.4, 5, 2.3), '#ffe08a') +
            line('M-3.4 2.4H5.4', light(color, 1), 1.6),
        }) +
        line('M4 8.4V12.4l1.6 -1.4l1.6 1.4V8', '#ee5a52', 1.4),
      14,
    ),
});
