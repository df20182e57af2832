import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Limb } from '../core/limb.ts';
import { at, ellipse, part, unite } from '../core/svg.ts';

export const boots = (color: string): Drawing => ({
  draw: (pose) => {
    const boot = (limb: Limb, transform: string, tone: string) =>
      unite([
        { d: limb.tube(0.52, 1, [12.4, 11.4], 0.15, 1), color: tone },
        {
          d: 'M-5.6 -3C-6 2 -6 4.6 -4 4.6H7.6C10.6 4.6 10.4 -.6 7 -1.6C4.6 -2.4 4.4 -4 4.4 -4Z',
          color: tone,
          transform,
          options: { top: null, shadow: [-0.4, -1.2] },
        },
      ]) +
      part(limb.tube(0.5, 0.62, [13.2, 13], 0.15, 0.15), light(tone, 0.7), { outline: 1.1, shadow: null }) +
      at(transform, ellipse(5.6, 0.8, 1.6, 0.9, '#ffffff', 0.7));
    return { shoesHi: boot(pose.legB, pose.footB, shade(color, 0.5)) + boot(pose.legF, pose.footF, color) };
  },
});
