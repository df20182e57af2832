import { createHash } from 'node:crypto';
import type { Course, MapDefinition } from '#shared/content/maps/mapTypes.ts';

const known = new Map<Course, string>();

/** Changes with everything that a body on the course can feel, so that times on different ground never meet. */
export function courseVersion(map: MapDefinition, course: Course): string {
  const version = known.get(course) ?? fingerprintOf(map, course);
  known.set(course, version);
  return version;
}

function fingerprintOf(map: MapDefinition, { start, gates, finish }: Course): string {
  const { width, height, solids, platforms, walls, ladders, slopes, movers, currents } = map;
  const ground = { width, height, solids, platforms, walls, ladders, slopes, movers, currents };
  return createHash('sha256')
    .update(JSON.stringify([ground, start, gates, finish]))
    .digest('hex')
    .slice(0, 16);
}
