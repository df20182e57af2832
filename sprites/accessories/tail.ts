import { ink, light } from '../core/color.ts';
import type { Drawing } from '../core/drawing.ts';
import { line, svg } from '../core/svg.ts';

/** A cat's tail that curls up and trails behind. */
export const tail = (color: string, tip: string): Drawing => ({
  draw(pose) {
    const [x, y] = pose.fromTorso([-7, 0]);
    const [sx, sy] = pose.sway;
    const low = Math.min(-4, y + 4);
    const end = { x: x - 25 + sx * 0.9, y: y - 19 + sy * 1.2 - Math.abs(sx) * 0.3 };
    const d = svg`M${x} ${y}C${x - 12} ${low + 5} ${x - 22 + sx * 0.4} ${low} ${x - 20 + sx * 0.7} ${y - 8 + sy * 0.6}Q${x - 18.4 + sx * 0.8} ${y - 16 + sy} ${end.x} ${end.y}`;
    const last = svg`M${x - 19.4 + sx * 0.8} ${y - 14.6 + sy}Q${x - 20 + sx * 0.8} ${y - 18 + sy} ${end.x} ${end.y}`;
    return {
      capeB:
        line(d, ink(color), 9) +
        line(d, color, 6) +
        line(last, tip, 6) +
        line(
          svg`M${x - 12} ${low + 0.6}Q${x - 19 + sx * 0.5} ${low - 2} ${x - 19 + sx * 0.6} ${y - 7 + sy * 0.5}`,
          light(color, 0.7),
          1.6,
          0.6,
        ),
    };
  },
});
