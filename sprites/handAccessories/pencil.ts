import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { fill, line, part } from '../core/svg.ts';
import { held } from './held.ts';

/** A pencil of the length of an arm. */
export const pencil = (color: string): Drawing => ({
  draw: (pose) =>
    held(
      pose,
      part('M-4 9.4C-4 7 4 7 4 9.4V13C4 15.4 -4 15.4 -4 13Z', '#ff8fa8', {
        outline: 1.3,
        shadow: [-0.4, -0.8],
      }) +
        part('M-4 6H4V10H-4Z', '#c9d4ee', { outline: 1.3, shadow: null }) +
        part('M-4 6V-20H4V6Z', color, {
          inside: line('M-1.3 6V-20', light(color, 1), 1.6) + line('M2 6V-20', shade(color, 1.2), 1.4),
        }) +
        part('M-4 -20L0 -30L4 -20C2 -18.6 -2 -18.6 -4 -20Z', '#f8dcae', {
          shadow: null,
          inside: fill('M-2 -25.4L0 -31L2 -25.4Z', '#3c3348'),
        }),
    ),
});
