import { light, shade } from '../core/color.ts';
import { fill, line } from '../core/svg.ts';

const GLOSS_BAND =
  'M-21 -38C-17 -46 -8 -51 2 -51C13 -51 21 -47 25 -39C19 -44 12 -46.4 8 -46L6 -43.6L3.6 -46.2C-3 -46.6 -7 -45 -10 -43.6L-11.6 -41L-13.4 -42.6C-16.4 -41.2 -19 -39.6 -21 -38Z';

/** The ring of light around the crown. */
export const gloss = (color: string) => fill(GLOSS_BAND, light(color, 1.1), 0.62);

export const strands = (color: string, d: string) => line(d, shade(color, 1.5), 1.1, 0.75);
