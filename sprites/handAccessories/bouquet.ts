import type { Drawing } from '../core/drawing.ts';
import { bow, flower, leaf } from '../core/ornaments.ts';
import { line, part } from '../core/svg.ts';
import { held } from './held.ts';

export const bouquet = (colors: readonly [string, string, string]): Drawing => ({
  draw: (pose) =>
    held(
      pose,
      line('M-2 -4L-4 9M0 -4V10M2 -4L4 9', '#3fa05f', 1.8) +
        leaf(-4, -8, 11, 215, '#5cc088') +
        leaf(4, -8, 11, -35, '#5cc088') +
        leaf(0, -12, 12, -90, '#3fa872') +
        part('M-10 -14L-2.6 2H2.6L10 -14C4 -10.4 -4 -10.4 -10 -14Z', '#fff3f6', { outline: 1.3 }) +
        flower(-6.6, -15, 6.4, colors[0]) +
        flower(6.6, -15, 6.4, colors[1]) +
        flower(0, -19.6, 7, colors[2]) +
        bow(0, 1, 5, '#ff9fb8'),
      56,
    ),
});
