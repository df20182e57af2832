import { BODY_HALF_WIDTH, BODY_HEIGHT, CORNER_NUDGE, TICK_RATE } from './feel.ts';
import type { CollisionMap, Rect } from './geometry.ts';
import { isInsideSolid } from './isInsideSolid.ts';
import type { Footing } from './playerState.ts';
import { reachSlope } from './slopes.ts';
import { reachDown, reachUp } from './sweep.ts';

export interface VerticalMove {
  /** Moves only when the head slides around a corner. */
  readonly x: number;
  readonly y: number;
  /** px/s, 0 when floor or ceiling was met. */
  readonly vy: number;
  readonly standingOn: Footing;
}

interface Body {
  readonly x: number;
  readonly y: number;
  readonly vy: number;
  /** Platforms do not carry in this tick. */
  readonly dropping: boolean;
  /** Distance (px) over which the feet follow ground that falls away along a slope. */
  readonly snap: number;
  /** The body comes from a slope: at its foot it follows any floor. */
  readonly fromSlope: boolean;
}

/** One tick up or down. The map's bottom is a floor and its top a ceiling, so that no body leaves the map. */
export function moveVertically(map: CollisionMap, body: Body): VerticalMove {
  return body.vy < 0 ? rise(map, body) : fall(map, body);
}

function fall(map: CollisionMap, { x, y, vy, dropping, snap, fromSlope }: Body): VerticalMove {
  const left = x - BODY_HALF_WIDTH;
  const right = x + BODY_HALF_WIDTH;
  const target = y + vy / TICK_RATE;
  const search = y + snap > target ? y + snap : target;

  const onSolid = reachDown(map.solids, y, search, left, right);
  const onWall = reachDown(map.walls, y, onSolid, left, right);
  const onFlat = onWall < map.height ? onWall : map.height;
  const floor = reachSlope(map.slopes, y, onFlat, left, right);
  const onPlatform = dropping ? floor : reachDown(map.platforms, y, floor, left, right);
  const reach = dropping ? floor : reachDown(map.ladders, y, onPlatform, left, right);

  const footing = reach < floor ? 'platform' : floor < onFlat ? 'slope' : 'solid';
  const isKept = reach < search && (fromSlope || footing === 'slope');
  if (reach < target || isKept) return { x, y: reach, vy: 0, standingOn: footing };
  return { x, y: target, vy, standingOn: 'air' };
}

function rise(map: CollisionMap, { x, y, vy }: Body): VerticalMove {
  const target = y + vy / TICK_RATE;
  const from = y - BODY_HEIGHT;
  const to = target - BODY_HEIGHT;
  const left = x - BODY_HALF_WIDTH;
  const right = x + BODY_HALF_WIDTH;

  const underSolid = reachUp(map.solids, from, to, left, right);
  const underSlope = reachUp(map.slopes, from, underSolid, left, right);
  const underWall = reachUp(map.walls, from, underSlope, left, right);
  if (underWall > to) {
    const around = aroundCorner(map, x, y, target);
    if (around !== null) return { x: around, y: target, vy, standingOn: 'air' };
  }
  const ceiling = underWall > 0 ? underWall : 0;
  if (ceiling > to) return { x, y: ceiling + BODY_HEIGHT, vy: 0, standingOn: 'air' };
  return { x, y: target, vy, standingOn: 'air' };
}

/** The x at which the head passes a corner that it overlaps slightly, or null when it is blocked. */
function aroundCorner(map: CollisionMap, x: number, y: number, target: number): number | null {
  if (target - BODY_HEIGHT < 0) return null;
  for (const boxes of [map.solids, map.walls]) {
    for (const box of boxes) {
      const aside = grazed(box, x, target);
      if (aside === null || aside < BODY_HALF_WIDTH || aside > map.width - BODY_HALF_WIDTH) continue;
      if (!isInsideSolid(map, aside, target) && !isInsideSolid(map, aside, y)) return aside;
    }
  }
  return null;
}

function grazed(box: Rect, x: number, y: number): number | null {
  const top = y - BODY_HEIGHT;
  if (box.y + box.h <= top || box.y >= y) return null;
  const overRight = x + BODY_HALF_WIDTH - box.x;
  if (overRight > 0 && overRight <= CORNER_NUDGE) return box.x - BODY_HALF_WIDTH;
  const overLeft = box.x + box.w - (x - BODY_HALF_WIDTH);
  if (overLeft > 0 && overLeft <= CORNER_NUDGE) return box.x + box.w + BODY_HALF_WIDTH;
  return null;
}
