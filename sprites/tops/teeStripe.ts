import { ink, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, clip, fill, line, part, svg } from '../core/svg.ts';
import { SHIRT, SLEEVE, sleeve } from './sleeve.ts';

export const teeStripe = (base: string, stripe: string): Drawing => ({
  draw: (pose) => ({
    armB: sleeve(pose.armB, 0.5, base),
    armF:
      sleeve(pose.armF, 0.5, base) +
      clip(
        pose.armF.tube(-0.02, 0.5, SLEEVE, 1, 0.25),
        fill(pose.armF.tube(0.2, 0.34, [13, 13], 0, 0), stripe),
      ),
    top: at(
      pose.torso,
      part(SHIRT, base, {
        inside:
          [-19, -12.4, -5.8]
            .map((y) => fill(svg`M-14 ${y}Q0 ${y + 2.2} 14 ${y}v3.2Q0 ${y + 5.4} -14 ${y + 3.2}Z`, stripe))
            .join('') + fill('M-14 1Q0 3 14 1V6H-14Z', shade(base), 0.6),
      }) + line('M-6 -23.4C-4 -19.6 4 -19.6 6.4 -23.4', ink(base), 1.4),
    ),
  }),
});
