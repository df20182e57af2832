import {
  getLessonMeeting,
  getLessonOptions,
  listGivenLessons,
  listOwnLessons,
  listSlots,
  listTutors,
  type DayRange,
} from '#client/net/rest/tutoring/lessons.ts';
import { getClassMeeting } from '#client/net/rest/tutoring/meetings.ts';
import {
  listOwnTickets,
  listTicketHistories,
  listTickets,
  type TicketFilter,
} from '#client/net/rest/tutoring/tickets.ts';
import { queryKeys } from './queryKeys.ts';

type Signal = { readonly signal: AbortSignal };

/** Lessons and tickets; notifications invalidate `all`. */
export const tutoringQueries = {
  all: queryKeys.tutoring,
  own: (page: number) => ({
    queryKey: ['tutoring', 'own', page] as const,
    queryFn: ({ signal }: Signal) => listOwnLessons(page, signal),
    staleTime: 0,
  }),
  given: (days: DayRange) => ({
    queryKey: ['tutoring', 'given', days] as const,
    queryFn: ({ signal }: Signal) => listGivenLessons(days, signal),
    staleTime: 0,
  }),
  tutors: () => ({
    queryKey: ['tutoring', 'tutors'] as const,
    queryFn: ({ signal }: Signal) => listTutors(signal),
    staleTime: 0,
  }),
  slots: (teacherId: number, days: DayRange) => ({
    queryKey: ['tutoring', 'slots', teacherId, days] as const,
    queryFn: ({ signal }: Signal) => listSlots(teacherId, days, signal),
    staleTime: 0,
  }),
  meeting: (registrationDateId: number) => ({
    queryKey: ['tutoring', 'meeting', registrationDateId] as const,
    queryFn: ({ signal }: Signal) => getLessonMeeting(registrationDateId, signal),
    staleTime: 0,
  }),
  classMeeting: (channelId: number, courseClassId: number) => ({
    queryKey: ['tutoring', 'meeting', channelId, 'class', courseClassId] as const,
    queryFn: ({ signal }: Signal) => getClassMeeting(channelId, courseClassId, signal),
    staleTime: 0,
  }),
  options: () => ({
    queryKey: ['tutoring', 'options'] as const,
    queryFn: ({ signal }: Signal) => getLessonOptions(signal),
    staleTime: 0,
  }),
  ownTickets: (page: number) => ({
    queryKey: ['tutoring', 'tickets', 'own', page] as const,
    queryFn: ({ signal }: Signal) => listOwnTickets(page, signal),
    staleTime: 0,
  }),
  tickets: (channelId: number, filter: TicketFilter) => ({
    queryKey: ['tutoring', 'tickets', channelId, filter] as const,
    queryFn: ({ signal }: Signal) => listTickets(channelId, filter, signal),
    staleTime: 0,
  }),
  histories: (channelId: number, page: number, ticketId: number | undefined) => ({
    queryKey: ['tutoring', 'histories', channelId, page, ticketId] as const,
    queryFn: ({ signal }: Signal) => listTicketHistories(channelId, page, ticketId, signal),
    staleTime: 0,
  }),
};
