import type { Drawing } from '../core/drawing.ts';
import { bow } from '../core/ornaments.ts';
import { shade } from '../core/color.ts';
import { at, ellipse, part, svg } from '../core/svg.ts';

const DOTS = [
  [-19, -63],
  [-12, -60],
  [-17, -56],
  [10, -63],
  [4, -60],
  [9, -56],
] as const;

/** A dotted bow, larger than a hand. */
export const bigRibbon = (color: string): Drawing => ({
  draw: (pose) => {
    const [x, y] = [pose.hair[0] * 0.6, pose.hair[1] * 0.5];
    return {
      hat: at(
        pose.head,
        part(
          svg`M-6 -58C-12 -54 ${-20 + x} ${-48 + y} ${-23 + x} ${-42 + y}L${-15 + x} ${-43 + y}L${-11 + x} ${-38 + y}C-7 -46 -4 -52 -4 -58Z`,
          shade(color, 0.6),
          { shadow: [-0.4, -1] },
        ) +
          part(
            svg`M-2 -58C3 -54 ${9 + x} ${-48 + y} ${11 + x} ${-41 + y}L${4 + x} ${-43 + y}L${-1 + x} ${-38 + y}C-3 -46 -5 -52 -5 -58Z`,
            shade(color, 0.6),
            { shadow: [-0.4, -1] },
          ) +
          bow(-4, -60, 21, color) +
          DOTS.map(([dx, dy]) => ellipse(dx, dy, 1.7, 1.7, '#ffffff', 0.9)).join(''),
      ),
    };
  },
});
