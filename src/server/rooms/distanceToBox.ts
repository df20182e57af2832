import type { Rect } from '#shared/simulation/geometry.ts';

/** Pixels from a point to the nearest point of a box; 0 inside. */
export function distanceToBox(box: Rect, x: number, y: number): number {
  const dx = Math.max(box.x - x, 0, x - (box.x + box.w));
  const dy = Math.max(box.y - y, 0, y - (box.y + box.h));
  return Math.hypot(dx, dy);
}
