import type { scheduleRoutes } from '#shared/contract/tutoring/schedules.ts';
import type { Handlers } from '#server/domain/call.ts';
import { getSchedule, saveDates, saveDays } from './schedule.ts';
import { listTeachers } from './teachers.ts';

export const scheduleHandlers: Handlers<typeof scheduleRoutes> = {
  get: ({ deps, userId, query }) =>
    getSchedule({ deps, userId, teacherId: query.target_user_id, yearMonth: query.year_month }),
  listTeachers: async ({ deps, userId }) => ({ teacherList: await listTeachers(deps.db, userId) }),
  saveDates: ({ deps, userId, body }) => saveDates({ deps, userId, teacherId: body.targetUserId, body }),
  saveDays: ({ deps, userId, body }) => saveDays({ deps, userId, teacherId: body.targetUserId, body }),
};
