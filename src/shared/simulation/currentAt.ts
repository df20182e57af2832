import { BODY_HEIGHT } from './feel.ts';
import type { CollisionMap, CurrentBox } from './geometry.ts';

/** The current at the middle of a body with its feet at (x, y), or null. The first of several of the map counts. */
export function currentAt(map: CollisionMap, x: number, y: number): CurrentBox | null {
  const middle = y - BODY_HEIGHT / 2;
  for (const current of map.currents) {
    const isBeside = x >= current.x && x <= current.x + current.w;
    if (isBeside && middle >= current.y && middle <= current.y + current.h) return current;
  }
  return null;
}
