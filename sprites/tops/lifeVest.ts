import { ink, light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { cord } from '../core/ornaments.ts';
import { roundedRect } from '../core/shapes.ts';
import { at, fill, line, part, unite } from '../core/svg.ts';
import { SHIRT, sleeve, SLEEVE } from './sleeve.ts';

/** A life jacket over a shirt: safe on every boat. */
export const lifeVest = (color: string, shirt: string): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.5, shirt, SLEEVE, shade(shirt, 0.6)),
    armF: sleeve(pose.armF, 0.5, shirt, SLEEVE, shade(shirt, 0.6)),
    top: at(
      pose.torso,
      part(SHIRT, shirt) +
        unite([
          { d: 'M-9 -24C-12.8 -20 -13 -10 -13 0C-9 2.6 -4 3 0 2.6V-13C-3 -16 -5 -20 -5 -24.4Z', color },
          { d: 'M9.6 -24C13.4 -20 13.6 -10 13.4 0C9.6 2.6 5 3 1.4 2.6V-13C4.4 -16 6.4 -20 6 -24.4Z', color },
        ]) +
        fill('M-12.6 -17h9v2.6h-9.2ZM4.6 -17h8.6v2.6H4.4Z', light(color, 1.2)) +
        line('M.7 -13V3', ink(color), 1) +
        cord('M-12.6 -9H13M-12.6 -2.6H13', '#3a4a70', 1.8, 0.6) +
        part(roundedRect(-2, -11, 5.4, 4, 1), '#ffd34d', { outline: 0.9, shadow: null }) +
        part(roundedRect(-2, -4.6, 5.4, 4, 1), '#ffd34d', { outline: 0.9, shadow: null }),
    ),
  }),
});
