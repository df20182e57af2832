import { ink } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { at, ellipse, fill, line, ring, svg } from '../core/svg.ts';

const LINE = -17.4;

function lens(x: number, radius: number, color: string): string {
  const shine = svg`M${x - radius * 0.6} ${LINE - 3}L${x - radius * 0.1} ${LINE - 6}L${x + radius * 0.1} ${LINE - 5.6}L${x - radius * 0.5} ${LINE - 1.2}Z`;
  return (
    ellipse(x, LINE, radius, 8, '#dff4ff', 0.22) +
    fill(shine, '#ffffff', 0.75) +
    ring(x, LINE, radius, 8, ink(color), 3.2) +
    ring(x, LINE, radius, 8, color, 1.6)
  );
}

export const glasses = (color: string): Drawing => ({
  draw: (pose) => ({
    faceAcc: at(
      pose.head,
      lens(-5.6, 8.2, color) +
        lens(16.4, 7.4, color) +
        line('M2.4 -18.6Q5.6 -20.6 9 -18.6', ink(color), 2.2) +
        line('M-13.6 -19L-24 -20', ink(color), 2.2) +
        line('M-13.6 -19L-24 -20', color, 1),
    ),
  }),
});
