import { BODY_HALF_WIDTH, BODY_HEIGHT } from './feel.ts';
import type { CollisionMap } from './geometry.ts';
import { isInsideSolid } from './isInsideSolid.ts';
import { highestLine, reachSlopeSide } from './slopes.ts';
import { reachLeft, reachRight } from './sweep.ts';

export interface HorizontalMove {
  readonly x: number;
  /** Higher than before where a slope rises. */
  readonly y: number;
  readonly isBlocked: boolean;
}

/** Largest rise per px: a slope is never steeper, and a step that rises more stops a body. */
const STEEPEST = 1;
/** Tolerance for rounding, and for a floor slightly below the foot of a slope. */
const STUMBLE_PX = 0.5;

/** `dx` px sideways: stopped by solids, walls and the map's edges, lifted by slopes. */
export function moveHorizontally(map: CollisionMap, x: number, y: number, dx: number): HorizontalMove {
  if (dx === 0) return { x, y, isBlocked: false };
  const swept = dx > 0 ? sweepRight(map, x, y, dx) : sweepLeft(map, x, y, dx);
  const climbed = climbSlope(map, { x, y }, swept);
  // A body lifted to the top of a slope is not stopped by the floor that begins there.
  const isOver = climbed.isBlocked && climbed.y < y;
  return isOver ? moveHorizontally(map, climbed.x, climbed.y, dx - (climbed.x - x)) : climbed;
}

function sweepRight(map: CollisionMap, x: number, y: number, dx: number): HorizontalMove {
  const target = x + dx;
  const top = y - BODY_HEIGHT;
  const from = x + BODY_HALF_WIDTH;
  const to = target + BODY_HALF_WIDTH;
  const solid = reachRight(map.solids, from, to, top, y);
  const wall = reachRight(map.walls, from, solid, top, y);
  const reach = reachSlopeSide(map.slopes, { from, to: wall, top, bottom: y });
  const edge = reach < map.width ? reach : map.width;
  return edge < to ? { x: edge - BODY_HALF_WIDTH, y, isBlocked: true } : { x: target, y, isBlocked: false };
}

function sweepLeft(map: CollisionMap, x: number, y: number, dx: number): HorizontalMove {
  const target = x + dx;
  const top = y - BODY_HEIGHT;
  const from = x - BODY_HALF_WIDTH;
  const to = target - BODY_HALF_WIDTH;
  const solid = reachLeft(map.solids, from, to, top, y);
  const wall = reachLeft(map.walls, from, solid, top, y);
  const reach = reachSlopeSide(map.slopes, { from, to: wall, top, bottom: y });
  const edge = reach > 0 ? reach : 0;
  return edge > to ? { x: edge + BODY_HALF_WIDTH, y, isBlocked: true } : { x: target, y, isBlocked: false };
}

/** Lifts the body onto a slope that it walked into; a slope whose tip is above the feet, or a ceiling, stops it. */
function climbSlope(
  map: CollisionMap,
  before: { readonly x: number; readonly y: number },
  swept: HorizontalMove,
): HorizontalMove {
  const { x, y } = swept;
  const line = lineUnder(map, x, y);
  // A body inside a slope can always walk out.
  if (line === y || lineUnder(map, before.x, y) < y) return swept;
  const way = x > before.x ? x - before.x : before.x - x;
  if (y - line > way * STEEPEST + STUMBLE_PX || isInsideSolid(map, x, line)) {
    return { ...before, isBlocked: true };
  }
  return { x, y: line, isBlocked: swept.isBlocked };
}

function lineUnder(map: CollisionMap, x: number, y: number): number {
  return highestLine(map.slopes, x - BODY_HALF_WIDTH, y - BODY_HEIGHT, x + BODY_HALF_WIDTH, y);
}
