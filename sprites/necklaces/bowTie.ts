import type { Drawing } from '../core/drawing.ts';
import { bow, cord } from '../core/ornaments.ts';
import { at } from '../core/svg.ts';

export const bowTie = (color: string): Drawing => ({
  draw: (pose) => ({
    neck: at(pose.torso, cord('M-7.6 -22.4Q.8 -18 9 -22.4', color, 2, 1) + bow(0.8, -17.4, 7.8, color)),
  }),
});
