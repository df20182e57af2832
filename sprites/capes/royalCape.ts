import type { Drawing } from '../core/drawing.ts';
import { around, ellipsePath, scallops } from '../core/shapes.ts';
import { at, ellipse, part } from '../core/svg.ts';
import { capeShape } from './capeShape.ts';

/** A collar of white fur with dark tips. */
export const royalCape = (color: string, trim = '#ffd34d', fur = '#fff8ee'): Drawing => ({
  draw: (pose) => ({
    capeB: capeShape(pose, { color, trim }),
    capeF: at(
      pose.torso,
      part(scallops(around(0.8, -18.4, 13, 5.4, 12), 0.58), fur, {
        outline: 1.3,
        shadow: [0, -1.4],
        inside: [-8, -3.4, 5.4, 10]
          .map((x) => ellipse(x, -17 + Math.abs(x) * 0.04, 0.9, 1.7, '#3c3348'))
          .join(''),
      }) +
        part(ellipsePath(1, -13.6, 3, 3), '#ee5f86', {
          outline: 1.2,
          shadow: [-0.3, -0.8],
          gloss: ellipsePath(0.2, -14.8, 0.9, 0.7),
        }),
    ),
  }),
});
