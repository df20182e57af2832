import type { openedLessonRoutes } from '#shared/contract/learning/openedLessons.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { closeLesson, listOpenedLessons, openLesson } from './openLesson.ts';

export const openedLessonHandlers: Handlers<typeof openedLessonRoutes> = {
  list: async (call) => ({
    lessonList: await listOpenedLessons({ ...channelScope(call), courseId: call.params.courseId }),
  }),
  open: (call) => openLesson({ ...channelScope(call), lessonId: call.params.lessonId }),
  close: async (call) => {
    await closeLesson({ ...channelScope(call), lessonId: call.params.lessonId });
    return {};
  },
};
