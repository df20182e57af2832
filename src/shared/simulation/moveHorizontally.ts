import { BODY_HALF_WIDTH, BODY_HEIGHT, TICK_RATE } from './feel.ts';
import type { CollisionMap } from './geometry.ts';
import { reachLeft, reachRight } from './sweep.ts';

export interface HorizontalMove {
  readonly x: number;
  /** px/s, 0 when something was met. */
  readonly vx: number;
}

/** One tick sideways, stopped by solids, walls and the map's edges. */
export function moveHorizontally(map: CollisionMap, x: number, y: number, vx: number): HorizontalMove {
  if (vx === 0) return { x, vx };
  const target = x + vx / TICK_RATE;
  const top = y - BODY_HEIGHT;

  if (vx > 0) {
    const from = x + BODY_HALF_WIDTH;
    const to = target + BODY_HALF_WIDTH;
    const solid = reachRight(map.solids, from, to, top, y);
    const reach = reachRight(map.walls, from, solid, top, y);
    const edge = reach < map.width ? reach : map.width;
    return edge < to ? { x: edge - BODY_HALF_WIDTH, vx: 0 } : { x: target, vx };
  }

  const from = x - BODY_HALF_WIDTH;
  const to = target - BODY_HALF_WIDTH;
  const solid = reachLeft(map.solids, from, to, top, y);
  const reach = reachLeft(map.walls, from, solid, top, y);
  const edge = reach > 0 ? reach : 0;
  return edge > to ? { x: edge + BODY_HALF_WIDTH, vx: 0 } : { x: target, vx };
}
