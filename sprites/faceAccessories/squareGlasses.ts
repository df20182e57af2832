import { ink } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { roundedRect } from '../core/shapes.ts';
import { at, fill, line } from '../core/svg.ts';

function frame(x: number, w: number, color: string): string {
  const d = roundedRect(x - w, -25, 2 * w, 15, 4);
  return (
    fill(d, '#dff4ff', 0.22) +
    fill(`M${x - w * 0.6} -19L${x - w * 0.1} -24H${x + w * 0.25}L${x - w * 0.6} -15.4Z`, '#ffffff', 0.6) +
    line(d, ink(color), 3.4) +
    line(d, color, 1.9)
  );
}

/** Square rims for those who read the error message to the end. */
export const squareGlasses = (color: string): Drawing => ({
  draw: (pose) => ({
    faceAcc: at(
      pose.head,
      frame(-5.6, 8.6, color) +
        frame(16.6, 7.6, color) +
        line('M3 -19H9', ink(color), 2.6) +
        line('M-14.2 -19L-24 -20', ink(color), 2.4) +
        line('M-14.2 -19L-24 -20', color, 1.1),
    ),
  }),
});
