import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Limb } from '../core/limb.ts';
import { at, fill, line, part, unite } from '../core/svg.ts';

/** Heavy soles for a light moon. */
export const spaceBoots = (color: string, trim: string): Drawing => ({
  draw: (pose) => {
    const boot = (limb: Limb, foot: string, tone: string) =>
      unite([
        { d: limb.tube(0.56, 1, [13, 12.4], 0.15, 1), color: tone },
        {
          d: 'M-6.4 -3C-7 2 -7 4.8 -5 4.8H8.4C11.6 4.8 11.6 -1.4 7.6 -2.6C5.4 -3.2 4.6 -4 4.6 -4Z',
          color: tone,
          transform: foot,
          options: {
            top: null,
            shadow: [-0.4, -1.2],
            inside: fill('M-9 2.2H13V6H-9Z', shade(tone, 2.6)) + line('M-6 -.6H9', trim, 1.6),
          },
        },
      ]) +
      part(limb.tube(0.54, 0.66, [13.8, 13.6], 0.15, 0.15), trim, { outline: 1.1, shadow: null }) +
      at(foot, line('M-3 4.4v-2M.4 4.4v-2M3.8 4.4v-2M7.2 4.4v-2', light(tone, 1), 0.9, 0.6));
    return { shoesHi: boot(pose.legB, pose.footB, shade(color, 0.5)) + boot(pose.legF, pose.footF, color) };
  },
});
