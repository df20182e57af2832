import { mapById } from '#shared/content/maps/maps.ts';
import type { Course, MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { AppError } from '#server/platform/appError.ts';

export interface CourseOnMap {
  readonly map: MapDefinition;
  readonly course: Course;
}

/** Throws RESOURCE_NOT_FOUND. */
export function courseOrThrow(mapId: number, courseId: number): CourseOnMap {
  const map = mapById(mapId);
  const course = map?.courses.find(({ id }) => id === courseId);
  if (map === undefined || course === undefined)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no course ${courseId} on map ${mapId}` });
  return { map, course };
}
