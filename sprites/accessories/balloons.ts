import type { Drawing } from '../core/drawing.ts';
import { ellipsePath } from '../core/shapes.ts';
import { line, part, svg } from '../core/svg.ts';

/** Three balloons on strings; they lag behind. */
export const balloons = (colors: readonly [string, string, string]): Drawing => ({
  draw(pose) {
    const [fromX, fromY] = pose.fromTorso([-10, -12]);
    const [swayX, swayY] = pose.sway;
    const spots = [
      { x: -49, y: -92, color: colors[0] },
      { x: -63, y: -77, color: colors[1] },
      { x: -50, y: -68, color: colors[2] },
    ].map((spot) => ({ ...spot, x: spot.x + swayX * 1.2, y: spot.y + swayY * 0.6 + pose.hip[1] + 23 }));
    return {
      capeB:
        spots
          .map(({ x, y }) =>
            line(svg`M${fromX} ${fromY}Q${x + 4} ${(y + fromY) / 2 + 8} ${x} ${y + 11}`, '#5f7a98', 1),
          )
          .join('') +
        spots
          .map(
            ({ x, y, color }) =>
              part(svg`M${x - 2} ${y + 13}L${x} ${y + 9}L${x + 2} ${y + 13}Z`, color, {
                outline: 1.1,
                shadow: null,
              }) + part(ellipsePath(x, y, 9, 10.4), color, { gloss: ellipsePath(x - 3, y - 4, 2, 2.8) }),
          )
          .join(''),
    };
  },
});
