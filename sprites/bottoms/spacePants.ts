import type { Drawing } from '../core/drawing.ts';
import { shade } from '../core/color.ts';
import { part } from '../core/svg.ts';
import { cuffs, legs, waist } from './legs.ts';

/** The trousers of a space suit, with padded knees. */
export const spacePants = (color = '#f4f7ff', trim = '#ff9f43'): Drawing => ({
  draw: (pose) => ({
    bottom:
      legs(pose, color, 0.93, [12.8, 12.4, 12], [12.4, 12, 11.6]) +
      part(pose.legB.tube(0.42, 0.6, [12.4, 12.4], 0.2, 0.2), shade('#b8c8e8', 0.5), {
        outline: 1,
        shadow: null,
      }) +
      part(pose.legF.tube(0.42, 0.6, [12.8, 12.8], 0.2, 0.2), '#b8c8e8', { outline: 1, shadow: null }) +
      cuffs(pose, trim) +
      waist(pose, color, trim),
  }),
});
