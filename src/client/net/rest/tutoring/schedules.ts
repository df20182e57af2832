import {
  scheduleRoutes,
  type SaveDatesBody,
  type SaveWeeklyBody,
  type Schedule,
  type ScheduleTeacher,
} from '#shared/contract/tutoring/schedules.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

const quiet = { quiet: true };

export function getSchedule(
  { teacherId, yearMonth }: { readonly teacherId: number; readonly yearMonth: string },
  signal?: AbortSignal,
): Promise<Schedule> {
  const query = { year_month: yearMonth, target_user_id: teacherId };
  return rest.call(scheduleRoutes.get, { query }, { signal, ...quiet });
}

export async function listScheduleTeachers(signal?: AbortSignal): Promise<ScheduleTeacher[]> {
  return (await rest.call(scheduleRoutes.listTeachers, undefined, { signal, ...quiet })).teacherList;
}

/** The page shows what could not be saved itself. */
export function saveScheduleDates(body: SaveDatesBody): Promise<Schedule> {
  return rest.call(scheduleRoutes.saveDates, { body }, quiet);
}

export function saveScheduleDays(body: SaveWeeklyBody): Promise<ResponseOf<typeof scheduleRoutes.saveDays>> {
  return rest.call(scheduleRoutes.saveDays, { body }, quiet);
}
