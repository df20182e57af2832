import { ink, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, fill, line, part } from '../core/svg.ts';
import { SHIRT, sleeve, SLEEVE } from './sleeve.ts';

/** A plain T-shirt with a picture on the chest, drawn around (0.6, -10). */
export const printTee = (color: string, trim: string, picture: () => string): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.5, color, SLEEVE, trim),
    armF: sleeve(pose.armF, 0.5, color, SLEEVE, trim),
    top: at(
      pose.torso,
      part(SHIRT, color, { inside: fill('M-14 1Q0 3 14 1V6H-14Z', shade(color), 0.6) + picture() }) +
        line('M-6 -23.4C-4 -19.6 4 -19.6 6.4 -23.4', ink(trim), 2.8) +
        line('M-6 -23.4C-4 -19.6 4 -19.6 6.4 -23.4', trim, 1.4),
    ),
  }),
});
