import { BODY_HALF_WIDTH, BODY_HEIGHT, WALL_REACH } from './feel.ts';
import type { CollisionMap } from './geometry.ts';

/** The side on which a climbable wall is within reach of the hands, 0 when there is none. */
export function wallBeside(map: CollisionMap, x: number, y: number): -1 | 0 | 1 {
  const left = x - BODY_HALF_WIDTH;
  const right = x + BODY_HALF_WIDTH;
  for (const wall of map.walls) {
    if (wall.y >= y || wall.y + wall.h <= y - BODY_HEIGHT) continue;
    if (wall.x >= right && wall.x <= right + WALL_REACH) return 1;
    if (wall.x + wall.w <= left && wall.x + wall.w >= left - WALL_REACH) return -1;
  }
  return 0;
}
