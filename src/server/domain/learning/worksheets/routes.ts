import type { worksheetRoutes } from '#shared/contract/learning/worksheets.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { listLessons } from '#server/domain/learning/lessons/listLessons.ts';
import { isLearningStaff, lockLessons, nextOf } from '#server/domain/learning/lessons/lockLessons.ts';
import { openedLessonIds } from '#server/domain/learning/lessons/openings.ts';
import { enrolInWorksheet, findWorksheet, listWorksheets } from './worksheets.ts';

export const worksheetHandlers: Handlers<typeof worksheetRoutes> = {
  list: (call) => listWorksheets({ ...channelScope(call), ...call.query }),
  get: async (call) => {
    const scope = channelScope(call);
    const { worksheetId } = call.params;
    const isStaff = isLearningStaff(call.channel.roles);
    const worksheet = await findWorksheet({ ...scope, worksheetId, isStaff });
    const chapters = await listLessons({ ...scope, which: { worksheetId } });
    const isEnrolled = isStaff || worksheet.enrollState === 'ENROLLED';
    const opened = await openedLessonIds(call.deps.db, { worksheetId });
    const lessonList = lockLessons(chapters, { isEnrolled, inOrder: false, opened });
    return { ...worksheet, lessonList, next: nextOf(lessonList) };
  },
  enrol: (call) =>
    enrolInWorksheet({
      ...channelScope(call),
      worksheetId: call.params.worksheetId,
      isStaff: isLearningStaff(call.channel.roles),
      shownCost: call.body.cost,
    }),
};
