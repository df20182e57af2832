import { fog, ink, mix } from '../core/color.ts';
import type { Gradient } from '../core/svg.ts';
import { radial } from '../core/svg.ts';

/** The water between the eye and distant things. A light aqua: mixing with deep water turned warm hues to mud. */
export const WATER = '#a9ecf2';

export interface Tones {
  readonly color: string;
  readonly outline: string;
  /** Any other colour, seen through the same water. */
  readonly through: (color: string) => string;
}

/** Colours of something `haze` (0 near – 1 gone) deep in the water: its outlines fade faster than its fills. */
export function tones(base: string, haze: number): Tones {
  const through = (color: string) => fog(color, haze);
  return { color: through(base), outline: mix(ink(base), WATER, 0.3 + haze * 0.6), through };
}

/** Light from a window. */
export const lampGlow = (): Gradient =>
  radial([
    [0, '#fff2b0', 0.9],
    [1, '#ffe27a', 0],
  ]);
