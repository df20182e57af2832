import { at, line, svg } from '../core/svg.ts';

/** Strokes of 0 to 9 in a box of 11 × 18 around the origin: pictures hold no letters of fonts. */
const STROKES = [
  'M0 -9C-6.6 -9 -6.6 9 0 9C6.6 9 6.6 -9 0 -9Z',
  'M-4 -5L0.6 -9V9',
  'M-5 -4.5C-5 -11 5 -11 5 -4.5C5 0 -5 4 -5 9H5.5',
  'M-5 -7C-3 -10.5 5 -10.5 4.6 -5C4.4 -1.5 1 -0.6 -1 -0.6C2 -0.6 5.4 0.8 5.2 4.4C5 10 -3.4 10.4 -5.4 6.4',
  'M2.6 9V-9L-5.6 3.6H6',
  'M4.8 -9H-3.6L-4.6 -1.4C-1 -3.6 5.4 -2.6 5.2 3.4C5 10 -3.6 10.4 -5.4 6.4',
  'M4 -8.4C-1 -10.6 -5.4 -5 -5.2 2C-5 10.6 5.4 10.4 5.4 3.4C5.4 -2.6 -3 -3.4 -5 2',
  'M-5.4 -9H5.4L-1 9',
  'M0 -0.8C-6 -2.6 -5.6 -9.4 0 -9.4C5.6 -9.4 6 -2.6 0 -0.8C-7 0.8 -6.6 9.4 0 9.4C6.6 9.4 7 0.8 0 -0.8Z',
  'M-4 8.4C1 10.6 5.4 5 5.2 -2C5 -10.6 -5.4 -10.4 -5.4 -3.4C-5.4 2.6 3 3.4 5 -2',
] as const;

/** A digit around its middle, 18 × `scale` high. */
export const digit = (value: number, color: string, scale = 0.8) =>
  at(svg`scale(${scale})`, line(STROKES[value] ?? '', color, 3.6));

/** All ten as frames `digit-0` to `digit-9`. */
export const digitFrames = (color: string, scale?: number): Record<`digit-${number}`, () => string> =>
  Object.fromEntries(STROKES.map((_, value) => [`digit-${value}`, () => digit(value, color, scale)]));
