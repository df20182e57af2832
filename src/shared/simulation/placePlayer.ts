import { BODY_HALF_WIDTH, BODY_HEIGHT } from './feel.ts';
import type { CollisionMap } from './geometry.ts';
import { isInsideSolid } from './isInsideSolid.ts';
import { createPlayerState, type Facing, type PlayerState } from './playerState.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
}

/**
 * A state at a saved position. A position outside the map or inside a wall, as after a change of the map, is replaced
 * by the map's spawn. `tick` is the world tick of the arrival.
 */
export function placePlayer(
  map: CollisionMap,
  spot: Spot,
  { spawn, tick }: { readonly spawn: Pick<Spot, 'x' | 'y'>; readonly tick: number },
): PlayerState {
  const inWorld =
    spot.x >= BODY_HALF_WIDTH &&
    spot.x <= map.width - BODY_HALF_WIDTH &&
    spot.y >= BODY_HEIGHT &&
    spot.y <= map.height;
  if (inWorld && !isInsideSolid(map, spot.x, spot.y))
    return createPlayerState(spot.x, spot.y, spot.facing, tick);
  return createPlayerState(spawn.x, spawn.y, spot.facing, tick);
}
