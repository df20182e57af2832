import { BODY_HALF_WIDTH, BODY_HEIGHT } from './feel.ts';
import type { CollisionMap } from './geometry.ts';
import { highestLine } from './slopes.ts';
import { overlapsAny } from './sweep.ts';

/** Whether a body with its feet at (x, y) would share space with a solid, a wall or a slope. Touching is not sharing. */
export function isInsideSolid(map: CollisionMap, x: number, y: number): boolean {
  const left = x - BODY_HALF_WIDTH;
  const right = x + BODY_HALF_WIDTH;
  const top = y - BODY_HEIGHT;
  return (
    overlapsAny(map.solids, left, top, right, y) ||
    overlapsAny(map.walls, left, top, right, y) ||
    highestLine(map.slopes, left, top, right, y) < y
  );
}
