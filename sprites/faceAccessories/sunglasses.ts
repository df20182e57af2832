import { light, shade } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, fill, line, part } from '../core/svg.ts';

const lens = (x: number, w: number, color: string) =>
  part(
    `M${x - w} -24.4H${x + w}C${x + w + 0.8} -16 ${x + w * 0.6} -10.4 ${x} -10.4C${x - w * 0.6} -10.4 ${x - w - 0.8} -16 ${x - w} -24.4Z`,
    shade(color, 1),
    {
      outline: 1.6,
      shadow: null,
      top: color,
      inside: fill(
        `M${x - w * 0.8} -24L${x - w * 0.1} -24L${x - w * 0.7} -13.6L${x - w} -16Z`,
        light(color, 1.4),
        0.6,
      ),
    },
  );

/** The eyes are a secret. */
export const sunglasses = (color: string): Drawing => ({
  draw: (pose) => ({
    faceAcc: at(
      pose.head,
      line('M-13 -21.4L-24 -21', shade(color, 2), 2.6) +
        line('M-14 -23.4H24', shade(color, 2), 3) +
        lens(-5.6, 8.4, color) +
        lens(16.6, 7.4, color),
    ),
  }),
});
