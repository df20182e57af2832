import type { courseRoutes } from '#shared/contract/learning/courses.ts';
import { AppError } from '#server/platform/appError.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { listLessons } from '#server/domain/learning/lessons/listLessons.ts';
import { listCourses } from './listCourses.ts';

export const courseHandlers: Handlers<typeof courseRoutes> = {
  list: async (call) => ({ courseList: await listCourses(channelScope(call)) }),
  get: async (call) => {
    const { courseId } = call.params;
    const scope = channelScope(call);
    const [course] = await listCourses({ ...scope, courseId });
    if (!course)
      throw new AppError('IS_NOT_CHANNEL_CONTENT', {
        log: `course ${courseId} is not of channel ${scope.channelId}`,
      });
    return { ...course, lessonList: await listLessons({ ...scope, which: { courseId } }) };
  },
};
