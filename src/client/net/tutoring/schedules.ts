import {
  scheduleRoutes,
  type SaveDatesBody,
  type SaveWeeklyBody,
  type Schedule,
} from '#shared/contract/tutoring/schedules.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { renew } from '#client/net/mutationHook.ts';
import { client } from '#client/net/rest/client.ts';
import { listGivenLessons, type DayRange } from './lessons.ts';

const schedules = client(scheduleRoutes);

interface Asked {
  readonly signal: AbortSignal;
}

/** All months of a teacher. */
const keyOf = (teacherId: number) => ['schedules', teacherId] as const;

/** When teachers can teach. */
export const scheduleQueries = {
  teachers: () => ({
    queryKey: ['schedules', 'teachers'] as const,
    queryFn: async ({ signal }: Asked) =>
      (await schedules.listTeachers(undefined, { signal, quiet: true })).teacherList,
  }),
  month: (teacherId: number, yearMonth: string) => ({
    queryKey: [...keyOf(teacherId), yearMonth] as const,
    queryFn: ({ signal }: Asked) =>
      schedules.get({ query: { year_month: yearMonth, target_user_id: teacherId } }, { signal, quiet: true }),
    staleTime: 0,
    // The schedule that one edits changes when one saves, never by itself.
    refetchOnWindowFocus: false,
  }),
  /** The lessons of a teacher in some days; notifications of lessons ask for them again. */
  lessons: (teacherId: number, days: DayRange) => ({
    queryKey: ['tutoring', 'given', days, teacherId] as const,
    queryFn: ({ signal }: Asked) => listGivenLessons({ ...days, target_user_id: teacherId }, signal),
    staleTime: 0,
  }),
};

/** The schedule of a month as it was last read or saved. */
export const storedSchedule = (teacherId: number, yearMonth: string) =>
  queryClient.getQueryData<Schedule>(scheduleQueries.month(teacherId, yearMonth).queryKey);

export const renewSchedules = (teacherId: number) => renew([keyOf(teacherId)]);

/** Saves the dates of a month and writes them into the cache. */
export async function saveScheduleDates(
  body: SaveDatesBody & { readonly targetUserId: number },
): Promise<void> {
  const saved = await schedules.saveDates({ body }, { quiet: true });
  queryClient.setQueryData(scheduleQueries.month(body.targetUserId, body.yearMonth).queryKey, saved);
}

/** Saves the hours of every week and writes them into all months that are known. */
export async function saveScheduleDays(
  body: SaveWeeklyBody & { readonly targetUserId: number },
): Promise<void> {
  const { dayVersion, userScheduleDateList } = await schedules.saveDays({ body }, { quiet: true });
  queryClient.setQueriesData<Schedule>({ queryKey: keyOf(body.targetUserId) }, (month) => {
    if (!month) return month;
    const dates = month.userScheduleDateList.filter(({ scheduleType }) => scheduleType === 'DATE');
    return { ...month, dayVersion, userScheduleDateList: [...userScheduleDateList, ...dates] };
  });
}
