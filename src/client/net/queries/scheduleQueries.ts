import { listGivenLessons, type DayRange } from '#client/net/rest/tutoring/lessons.ts';
import { getSchedule, listScheduleTeachers } from '#client/net/rest/tutoring/schedules.ts';

type Signal = { readonly signal: AbortSignal };

/** When teachers can teach. */
export const scheduleQueries = {
  teachers: () => ({
    queryKey: ['schedules', 'teachers'] as const,
    queryFn: ({ signal }: Signal) => listScheduleTeachers(signal),
  }),
  /** All months of a teacher, to be asked for again together. */
  ofTeacher: (teacherId: number) => ['schedules', teacherId] as const,
  month: (teacherId: number, yearMonth: string) => ({
    queryKey: ['schedules', teacherId, yearMonth] as const,
    queryFn: ({ signal }: Signal) => getSchedule({ teacherId, yearMonth }, signal),
    staleTime: 0,
    // What stands under one's hand changes when one saves, never by itself.
    refetchOnWindowFocus: false,
  }),
  /** The lessons of a teacher in some days; notifications of lessons ask for them again. */
  lessons: (teacherId: number, days: DayRange) => ({
    queryKey: ['tutoring', 'given', days, teacherId] as const,
    queryFn: ({ signal }: Signal) => listGivenLessons({ ...days, target_user_id: teacherId }, signal),
    staleTime: 0,
  }),
};
