import { courseRoutes } from '#shared/contract/learning/courses.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

export async function listCourses(
  channelId: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof courseRoutes.list>['courseList']> {
  return (await rest.call(courseRoutes.list, { channelId }, { signal })).courseList;
}

export function getCourse(
  channelId: number,
  courseId: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof courseRoutes.get>> {
  return rest.call(courseRoutes.get, { channelId, params: { courseId } }, { signal });
}
