import {
  getMatrix,
  getMemberCode,
  listErrors,
  listProgressCourses,
  listProgressLessons,
  type ErrorWish,
  type MatrixWish,
  type MemberProblem,
} from '#client/net/rest/learning/classProgress.ts';
import { getHomework, getWorks, listHomeworks } from '#client/net/rest/learning/homeworks.ts';
import { getMemberReport } from '#client/net/rest/learning/memberReports.ts';
import {
  listOpenable,
  listOpenedLessons,
  type LessonPlace,
} from '#client/net/rest/learning/openedLessons.ts';
import { listHands } from '#client/net/rest/learning/raisedHands.ts';

type Signal = { readonly signal: AbortSignal };
/** What pupils do in lessons is not pushed one by one. */
const LIVE_MS = 6_000;

/** What staff sees of the learning of a class; a push of the class invalidates `all`. */
export const classQueries = {
  all: (channelId: number) => ['class', channelId] as const,
  courses: (channelId: number) => ({
    queryKey: ['class', channelId, 'courses'] as const,
    queryFn: ({ signal }: Signal) => listProgressCourses(channelId, signal),
  }),
  lessons: (channelId: number, courseId: number) => ({
    queryKey: ['class', channelId, 'lessons', courseId] as const,
    queryFn: ({ signal }: Signal) => listProgressLessons(channelId, courseId, signal),
  }),
  openable: (channelId: number) => ({
    queryKey: ['class', channelId, 'openable'] as const,
    queryFn: ({ signal }: Signal) => listOpenable(channelId, signal),
    staleTime: 0,
  }),
  openedLessons: (channelId: number, place: LessonPlace) => ({
    queryKey: ['class', channelId, 'openedLessons', place] as const,
    queryFn: ({ signal }: Signal) => listOpenedLessons(channelId, place, signal),
    staleTime: 0,
  }),
  matrix: (channelId: number, wish: MatrixWish) => ({
    queryKey: ['class', channelId, 'matrix', wish] as const,
    queryFn: ({ signal }: Signal) => getMatrix(channelId, wish, signal),
    staleTime: 0,
    refetchInterval: LIVE_MS,
  }),
  memberCode: (place: MemberProblem) => ({
    queryKey: ['class', place.id, 'code', place.memberId, place.problemId] as const,
    queryFn: ({ signal }: Signal) => getMemberCode(place, signal),
    staleTime: 0,
    refetchInterval: LIVE_MS,
  }),
  errors: (channelId: number, wish: ErrorWish) => ({
    queryKey: ['class', channelId, 'errors', wish] as const,
    queryFn: ({ signal }: Signal) => listErrors(channelId, wish, signal),
    staleTime: 0,
  }),
  hands: (channelId: number) => ({
    queryKey: ['class', channelId, 'hands'] as const,
    queryFn: ({ signal }: Signal) => listHands(channelId, signal),
    staleTime: 0,
    refetchInterval: LIVE_MS,
  }),
  homeworks: (channelId: number, page: number) => ({
    queryKey: ['class', channelId, 'homeworks', page] as const,
    queryFn: ({ signal }: Signal) => listHomeworks(channelId, page, signal),
    staleTime: 0,
  }),
  homework: (channelId: number, homeworkId: number) => ({
    queryKey: ['class', channelId, 'homework', homeworkId] as const,
    queryFn: ({ signal }: Signal) => getHomework(channelId, homeworkId, signal),
    staleTime: 0,
  }),
  works: (place: { readonly id: number; readonly homeworkId: number; readonly memberId: number }) => ({
    queryKey: ['class', place.id, 'homework', place.homeworkId, 'works', place.memberId] as const,
    queryFn: ({ signal }: Signal) => getWorks(place, signal),
    staleTime: 0,
  }),
  report: (channelId: number, memberId: number) => ({
    queryKey: ['class', channelId, 'report', memberId] as const,
    queryFn: ({ signal }: Signal) => getMemberReport(channelId, memberId, signal),
    staleTime: 0,
  }),
};
