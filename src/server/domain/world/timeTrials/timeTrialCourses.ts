import { createHash } from 'node:crypto';
import { mapById } from '#shared/content/maps/maps.ts';
import type { MapDefinition, TimeTrialCourse } from '#shared/content/maps/mapTypes.ts';
import { AppError } from '#server/platform/appError.ts';

export interface CourseOnMap {
  readonly map: MapDefinition;
  readonly course: TimeTrialCourse;
}

/** Throws RESOURCE_NOT_FOUND. */
export function courseOrThrow(mapId: number, courseId: number): CourseOnMap {
  const map = mapById(mapId);
  const course = map?.courses.find(({ id }) => id === courseId);
  if (map === undefined || course === undefined)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no course ${courseId} on map ${mapId}` });
  return { map, course };
}

const known = new Map<TimeTrialCourse, string>();

/** Changes with everything on the course that affects a body, so that times on different courses are never compared. */
export function courseVersion(map: MapDefinition, course: TimeTrialCourse): string {
  const version = known.get(course) ?? fingerprintOf(map, course);
  known.set(course, version);
  return version;
}

/** Times from the start signal do not compare with times from leaving the start. */
const TIMED_FROM = 'signal';

function fingerprintOf(map: MapDefinition, { start, gates, finish }: TimeTrialCourse): string {
  const { width, height, solids, platforms, walls, ladders, slopes, movers, currents } = map;
  const ground = { width, height, solids, platforms, walls, ladders, slopes, movers, currents };
  return createHash('sha256')
    .update(JSON.stringify([TIMED_FROM, ground, start, gates, finish]))
    .digest('hex')
    .slice(0, 16);
}
