import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { place } from './place.ts';

/** Things stand a little behind the walking line, so that feet pass in front of them. */
const BEHIND = 2;

/** Puts something on platform `index` of a map, `dx` from its left end. */
export function perch(
  map: MapDefinition,
  index: number,
  dx: number,
  drawing: string,
  scale = 1,
  flip = false,
): string {
  const platform = map.platforms[index];
  if (!platform) throw new Error(`map ${map.key} has no platform ${index}`);
  if (dx < 0 || dx > platform.w) throw new Error(`${dx} is beside platform ${index} of map ${map.key}`);
  return place(platform.x + dx, platform.y - BEHIND, drawing, scale, flip);
}

/** Puts something on the ground or on a step whose walking line is `y`. */
export function stand(x: number, y: number, drawing: string, scale = 1, flip = false): string {
  return place(x, y - BEHIND, drawing, scale, flip);
}
