import type { Drawing } from '../core/drawing.ts';
import { ellipsePath } from '../core/shapes.ts';
import { at, line, part, svg } from '../core/svg.ts';

export const pearlEarring = (color = '#fff4fb'): Drawing => ({
  draw: (pose) => ({
    earring: at(
      pose.head,
      line(svg`M-25 -12v${2.4 + pose.hair[1] * 0.3}`, '#e8a91c', 1.4) +
        part(ellipsePath(-25 + pose.hair[0] * 0.4, -7.4 + pose.hair[1] * 0.3, 2.9, 2.9), color, {
          outline: 1.1,
          shadowColor: '#c9b6e0',
          shadow: [-0.6, -0.9],
          gloss: ellipsePath(-26 + pose.hair[0] * 0.4, -8.4, 1, 0.8),
        }),
    ),
  }),
});
