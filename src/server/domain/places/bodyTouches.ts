/** Pure: where a body is. `x`, `y` are the feet in map pixels. */
import type { Rect } from '#shared/content/maps/mapTypes.ts';
import { BODY_HALF_WIDTH, BODY_HEIGHT } from '#shared/simulation/feel.ts';

interface Feet {
  readonly x: number;
  readonly y: number;
}

/** Any part of the body is in the box. */
export function bodyTouches({ x, y }: Feet, box: Rect): boolean {
  return (
    x + BODY_HALF_WIDTH > box.x &&
    x - BODY_HALF_WIDTH < box.x + box.w &&
    y > box.y &&
    y - BODY_HEIGHT < box.y + box.h
  );
}

/** The middle of the body is in the box: one is really there, and does not merely brush past. */
export function bodyIsIn({ x, y }: Feet, box: Rect): boolean {
  const middle = y - BODY_HEIGHT / 2;
  return x >= box.x && x <= box.x + box.w && middle >= box.y && middle <= box.y + box.h;
}
