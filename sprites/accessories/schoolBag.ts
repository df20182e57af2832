import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { ellipsePath, roundedRect } from '../core/shapes.ts';
import { at, fill, line, part } from '../core/svg.ts';
import { strap } from './straps.ts';

export const schoolBag = (color: string, charm: string): Drawing => ({
  draw: (pose) => ({
    capeB: at(
      pose.torso,
      part('M-9 -25C-18 -26 -24 -22 -25 -15L-26 -1C-26 2.4 -23 3.4 -20 3.4H-8Z', color, {
        inside:
          fill('M-30 -12C-22 -9 -14 -9 -6 -12V-30H-30Z', light(color, 0.3)) +
          line('M-26 -12C-21 -9.4 -14 -9.4 -8 -12', shade(color, 1.8), 1.3) +
          line('M-25 -1.6C-19 .4 -14 .4 -8 -.4', light(color, 1), 1, 0.8),
      }) +
        part(roundedRect(-20.6, -12.6, 5.6, 5, 1.2), '#ffd34d', { outline: 1, shadow: null }) +
        line('M-25 -6L-28 -1', '#5a3b2e', 1.2) +
        part(ellipsePath(-28.4, 1.4, 2.8, 2.8), charm, { outline: 1.1, shadow: [-0.3, -0.8] }),
    ),
    capeF: strap(pose, shade(color, 0.6), 2.6),
  }),
});
