import {
  getCourseClass,
  getCurriculum,
  getWorksheet,
  listCourseClasses,
  listOfferChoices,
  listSchedules,
  listStaffCourseClasses,
  listWorksheets,
  type CourseClassFilter,
} from '#client/net/rest/learning/courseClasses.ts';
import { listLastOpened } from '#client/net/rest/learning/openedLessons.ts';
import { queryKeys } from './queryKeys.ts';

type Signal = { readonly signal: AbortSignal };

/** Course classes and worksheets of a channel; progress moves on other pages, so that they are asked for when opened. */
export const courseClassQueries = {
  all: (channelId: number) => [...queryKeys.courseClasses, channelId] as const,
  list: (channelId: number, filter: CourseClassFilter) => ({
    queryKey: ['courseClasses', channelId, 'list', filter] as const,
    queryFn: ({ signal }: Signal) => listCourseClasses(channelId, filter, signal),
    staleTime: 0,
  }),
  one: (channelId: number, courseClassId: number) => ({
    queryKey: ['courseClasses', channelId, 'one', courseClassId] as const,
    queryFn: ({ signal }: Signal) => getCourseClass(channelId, courseClassId, signal),
    staleTime: 0,
  }),
  lessons: (channelId: number, courseClassId: number) => ({
    queryKey: ['courseClasses', channelId, 'lessons', courseClassId] as const,
    queryFn: ({ signal }: Signal) => getCurriculum(channelId, courseClassId, signal),
    staleTime: 0,
  }),
  schedules: (channelId: number, courseClassId: number) => ({
    queryKey: ['courseClasses', channelId, 'schedules', courseClassId] as const,
    queryFn: ({ signal }: Signal) => listSchedules(channelId, courseClassId, signal),
  }),
  worksheets: (channelId: number, filter: { readonly page: number; readonly query: string }) => ({
    queryKey: ['courseClasses', channelId, 'worksheets', filter] as const,
    queryFn: ({ signal }: Signal) => listWorksheets(channelId, filter, signal),
    staleTime: 0,
  }),
  /** What a teacher has opened for the class; a notification of it renews it. */
  opened: (channelId: number) => ({
    queryKey: [...queryKeys.openedLessons, channelId] as const,
    queryFn: ({ signal }: Signal) => listLastOpened(channelId, signal),
    staleTime: 0,
  }),
  worksheet: (channelId: number, worksheetId: number) => ({
    queryKey: ['courseClasses', channelId, 'worksheet', worksheetId] as const,
    queryFn: ({ signal }: Signal) => getWorksheet(channelId, worksheetId, signal),
    staleTime: 0,
  }),
  choices: (channelId: number) => ({
    queryKey: ['courseClasses', channelId, 'choices'] as const,
    queryFn: ({ signal }: Signal) => listOfferChoices(channelId, signal),
    staleTime: 0,
  }),
  staff: (channelId: number, filter: Parameters<typeof listStaffCourseClasses>[1]) => ({
    queryKey: ['courseClasses', channelId, 'staff', filter] as const,
    queryFn: ({ signal }: Signal) => listStaffCourseClasses(channelId, filter, signal),
    staleTime: 0,
  }),
};
