import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { ellipsePath, star } from '../core/shapes.ts';
import { fill, line, part } from '../core/svg.ts';
import { held } from './held.ts';

export const microphone = (color: string): Drawing => ({
  draw: (pose) =>
    held(
      pose,
      part('M-2.6 9C-2.6 11 2.6 11 2.6 9L3.8 -11H-3.8Z', color, {
        shadow: [-0.6, 0],
        inside: fill(star(0, -4, 2.6, 1.2), '#ffe08a'),
      }) +
        part('M-5 -11.6C-5 -14 5 -14 5 -11.6V-9.4H-5Z', '#ffd34d', { outline: 1.2, shadow: null }) +
        part(ellipsePath(0, -18, 6.8, 7), '#9fb0d0', {
          inside: line(
            'M-7 -20Q0 -17 7 -20M-7 -15.6Q0 -12.6 7 -15.6M-3.4 -25V-11M3.4 -25V-11M0 -25V-11',
            shade('#9fb0d0', 1.8),
            0.8,
          ),
          gloss: ellipsePath(-2.6, -21.4, 1.6, 1.2),
        }) +
        line('M-1.4 7V-1', light(color, 1), 1, 0.7),
    ),
});
