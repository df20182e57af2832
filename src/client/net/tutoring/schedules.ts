import {
  scheduleRoutes,
  type SaveDatesBody,
  type SaveWeeklyBody,
  type Schedule,
} from '#shared/contract/tutoring/schedules.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { mutationHook, renew } from '#client/net/mutationHook.ts';
import { errorCodeOf } from '#client/net/rest/ApiError.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { listGivenLessons, type DayRange } from './lessons.ts';

const schedules = client(scheduleRoutes);

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

type WithoutVersion<Body> = Omit<Body, 'version' | 'targetUserId'>;

/**
 * Saves the hours of a teacher: the dates of months one after the other, since each month is whole on the server, and
 * then the hours of every week. A conflict asks again for what somebody else has saved.
 */
export const useSaveSchedule = mutationHook((targetUserId: number) => ({
  mutationFn: async ({
    months,
    weekly,
  }: {
    readonly months: readonly WithoutVersion<SaveDatesBody>[];
    readonly weekly: Omit<SaveWeeklyBody, 'targetUserId'> | null;
  }) => {
    for (const month of months) {
      const version = storedSchedule(targetUserId, month.yearMonth)?.dateVersion;
      await saveDates({ ...month, targetUserId, version });
    }
    if (weekly) await saveDays({ ...weekly, targetUserId });
  },
  onError: (error) => (errorCodeOf(error) === 'SCHEDULE_CONFLICT' ? renew([keyOf(targetUserId)]) : undefined),
}));

/** Saves the dates of a month and writes them into the cache. */
async function saveDates(body: SaveDatesBody & { readonly targetUserId: number }): Promise<void> {
  const saved = await schedules.saveDates({ body }, { quiet: true });
  queryClient.setQueryData(scheduleQueries.month(body.targetUserId, body.yearMonth).queryKey, saved);
}

/** Saves the hours of every week and writes them into all months that are known. */
async function saveDays(body: SaveWeeklyBody & { readonly targetUserId: number }): Promise<void> {
  const { dayVersion, userScheduleDateList } = await schedules.saveDays({ body }, { quiet: true });
  queryClient.setQueriesData<Schedule>({ queryKey: keyOf(body.targetUserId) }, (month) => {
    if (!month) return month;
    const dates = month.userScheduleDateList.filter(({ scheduleType }) => scheduleType === 'DATE');
    return { ...month, dayVersion, userScheduleDateList: [...userScheduleDateList, ...dates] };
  });
}
