import type { Drawing } from '../core/drawing.ts';
import { cord } from '../core/ornaments.ts';
import { at, svg } from '../core/svg.ts';

/** A jewel on a hook at the near ear, drawn around its middle; it swings with the hair. */
export const earring = (jewel: () => string, drop = 0): Drawing => ({
  draw(pose) {
    const [x, y] = [-25 + pose.hair[0] * 0.4, -6.6 + drop + pose.hair[1] * 0.3];
    return {
      earring: at(
        pose.head,
        cord(svg`M-25 -12L${x} ${y - 3}`, '#ffd34d', 1, 0.7) + at(svg`translate(${x} ${y})`, jewel()),
      ),
    };
  },
});
