import { ink, shade } from '../core/color.ts';
import type { PartOptions } from '../core/svg.ts';
import { ellipse, part } from '../core/svg.ts';

/** A closed hood around the face. */
const HOOD =
  'M-12 1.4C-26 .4 -35 -6 -35.6 -20C-36 -36 -33 -44 -27 -50C-20 -59 -9 -62.6 2 -62.6C14 -62.6 25 -58 31.4 -49C36 -42 37.6 -32 36.6 -20C35.6 -6 28 .4 17 1.4C24 -4 27.8 -12 27.6 -22C27.4 -34 16 -40.6 2 -40.6C-10 -40.6 -22 -36 -23 -22C-23.4 -12 -19 -4 -12 1.4Z';

/** The inside of the hood, behind the head. */
export const hoodBack = (color: string) =>
  part('M-28 -34C-36 -20 -36 -7 -26 -2C-14 4 18 4 27 -2C37 -7 37 -20 30 -34Z', shade(color, 1.3), {
    ink: ink(color),
  });

/** The outside with a gloss; `inside` is a pattern on it, `over` lies on top. */
export const hoodFront = (color: string, { inside = '', ...options }: PartOptions = {}) =>
  part(HOOD, color, { ...options, inside: inside + ellipse(-7, -57, 9, 2.8, '#ffffff', 0.4, -14) });

/** A band along the opening. */
export const HOOD_RIM =
  'M-12 1.4C-19 -4 -23.4 -12 -23 -22C-22 -36 -10 -40.6 2 -40.6C16 -40.6 27.4 -34 27.6 -22C27.8 -12 24 -4 17 1.4';
