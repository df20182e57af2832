import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at } from '../core/svg.ts';

/**
 * The same shoe on both feet, the far one darker. It is drawn in the space of the foot: the ankle is the origin, the
 * sole is at y 4.4, the toes point to the right.
 */
export const pair = (color: string, shoe: (tone: string) => string): Drawing => ({
  draw: (pose) => ({
    shoes: at(pose.footB, shoe(shade(color, 0.5))) + at(pose.footF, shoe(color)),
  }),
});
