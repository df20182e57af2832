import { ink, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import type { Limb } from '../core/limb.ts';
import { around, scallops } from '../core/shapes.ts';
import { at, ellipse, line, part, unite } from '../core/svg.ts';

const PUFFS = [
  [-0.04, 0.3, 12],
  [0.24, 0.6, 12.4],
  [0.54, 0.9, 11.8],
] as const;

/** A winter coat of fat quilted rolls with a fluffy collar. */
export const padding = (color: string, fur = '#fff6e6'): Drawing => ({
  draw: (pose) => {
    const arm = (limb: Limb, tone: string) =>
      unite(
        PUFFS.map(([from, to, width]) => ({
          d: limb.tube(from, to, [width, width + 1, width], 0.7, 0.7),
          color: tone,
          options: { shadow: [-0.8, -1.2] as const },
        })),
      );
    return {
      armB: arm(pose.armB, shade(color, 0.5)),
      armF: arm(pose.armF, color),
      top: at(
        pose.torso,
        unite(
          [-20, -12.4, -4.6, 1.4].map((y) => ({
            d: `M-12.4 ${y - 3.6}C-15 ${y - 2} -15 ${y + 2.6} -12.8 ${y + 3.4}C-6 ${y + 5.4} 7 ${y + 5.4} 13 ${y + 3.4}C15.4 ${y + 2.6} 15.4 ${y - 2} 12.6 ${y - 3.6}C6 ${y - 5.4} -6 ${y - 5.4} -12.4 ${y - 3.6}Z`,
            color,
            options: { shadow: [-0.6, -1.8] as const },
          })),
        ) +
          line(
            'M-13.6 -16.2Q0 -13.6 14 -16.2M-13.8 -8.4Q0 -5.8 14 -8.4M-13.6 -1.4Q0 1.2 14 -1.4',
            shade(color, 2.2),
            1.2,
          ) +
          line('M.8 -22V5.4', ink(color), 1.2) +
          ellipse(0.8, -14, 1.1, 1.6, '#ffd34d'),
      ),
      neck: at(
        pose.torso,
        part(scallops(around(0.8, -23, 12, 4.6, 11), 0.6), fur, { outline: 1.3, shadow: [0, -1.4] }),
      ),
    };
  },
});
