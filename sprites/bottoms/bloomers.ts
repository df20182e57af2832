import { shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Limb } from '../core/limb.ts';
import { at, ellipse, line, part, unite } from '../core/svg.ts';
import { HIPS } from './legs.ts';

/** Round as two pumpkins. */
export const bloomers = (color: string, band: string): Drawing => ({
  draw: (pose) => {
    const puff = (limb: Limb, tone: string) => ({
      d: limb.tube(-0.05, 0.7, [12, 17, 18, 12], 1, 0.3),
      color: tone,
    });
    const cuff = (limb: Limb, tone: string) =>
      part(limb.tube(0.68, 0.8, [11.6, 11.6], 0.2, 0.2), tone, { outline: 1.1, shadow: null });
    return {
      bottom:
        cuff(pose.legB, shade(band, 0.5)) +
        cuff(pose.legF, band) +
        unite([
          puff(pose.legB, shade(color, 0.4)),
          puff(pose.legF, color),
          { d: HIPS, color, transform: pose.torso, options: { shadow: null } },
        ]) +
        at(
          pose.torso,
          line(
            'M-8 -3C-9 2 -9 5 -8 9M-3.6 -2C-4 3 -4 6 -3.6 10M4.6 -2C5 3 5 6 4.6 9M8.6 -3C9.4 1 9.6 4 9 7',
            shade(color, 1.5),
            1.1,
            0.7,
          ) +
            part('M-11.8 -7.6C-6 -5.6 6 -5.6 11.8 -7.6L12 -3.8C6 -1.8 -6 -1.8 -12 -3.8Z', band, {
              outline: 1,
              shadow: null,
            }) +
            ellipse(0.6, -4.4, 1.2, 1.2, '#ffffff'),
        ),
    };
  },
});
