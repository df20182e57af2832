import type { openedLessonRoutes } from '#shared/contract/learning/openedLessons.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { listLastOpened, listOpenable, listOpenedChapters, listOpenedLessons } from './listOpenings.ts';
import { closeLesson, openLesson } from './openLesson.ts';

export const openedLessonHandlers: Handlers<typeof openedLessonRoutes> = {
  listLast: async ({ deps: { db, clock }, channel: { channelId } }) => ({
    lessonList: await listLastOpened({ db, channelId, now: clock.now() }),
  }),
  listOpenable: ({ deps: { db }, channel: { channelId } }) => listOpenable({ db, channelId }),
  list: async ({ deps: { db }, channel: { channelId }, params }) => ({
    lessonList: await listOpenedLessons({ db, channelId, courseId: params.courseId }),
  }),
  listChapters: async ({ deps: { db }, channel: { channelId }, params }) => ({
    lessonList: await listOpenedChapters({ db, channelId, worksheetId: params.worksheetId }),
  }),
  open: (call) => openLesson({ ...channelScope(call), lessonId: call.params.lessonId }),
  close: async (call) => {
    await closeLesson({ ...channelScope(call), lessonId: call.params.lessonId });
    return {};
  },
};
