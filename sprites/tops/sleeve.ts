import type { Limb } from '../core/limb.ts';
import { part } from '../core/svg.ts';

export const SHIRT =
  'M-8.6 -23.6C-12.4 -21 -11.6 -12 -12 -5L-12.6 2.4C-8 4.4 8 4.4 12.6 2.4L12 -5C11.6 -12 12.4 -21 8.6 -23.6C4 -25.6 -4 -25.6 -8.6 -23.6Z';

export type SleeveWidths = readonly [shoulder: number, middle: number, hem: number];

export const SLEEVE: SleeveWidths = [10.2, 10.4, 10.4];

/** A sleeve that ends at `end` along the arm (0 shoulder, 1 wrist). */
export function sleeve(arm: Limb, end: number, color: string, widths = SLEEVE, cuff?: string): string {
  const tube = part(arm.tube(-0.02, end, widths, 1, 0.25), color, { shadow: [-1, -1] });
  if (!cuff) return tube;
  const width = widths[2] + 0.4;
  return (
    tube +
    part(arm.tube(end - 0.1, end + 0.02, [width, width], 0.2, 0.2), cuff, { outline: 1.2, shadow: null })
  );
}
