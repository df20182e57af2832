import { z } from 'zod';
import { emptyReplySchema, idSchema, lookupText, timestampSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { meetingBodySchema, meetingSchema, MEETING_TYPES, meetingUrlSchema } from './meetings.ts';
import { TICKET_CONTENT_TYPES } from './tickets.ts';

/** CANCELLED frees the slot; the others keep it. */
export const REGISTRATION_STATES = ['RESERVED', 'CANCELLED', 'NO_SHOW', 'DONE'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];
export const PROGRESS_STATES = ['READY', 'IN_PROGRESS', 'COMPLETE'] as const;
export type ProgressState = (typeof PROGRESS_STATES)[number];
export const REGISTRATIONS_PER_PAGE = 20;
/** The limit of days of slots or lessons in one request. */
export const MOST_DAYS = 42;

/** A day in Seoul. */
const daySchema = z.iso.date('날짜를 다시 골라 주세요.');
/** Minutes from midnight in Seoul, in whole hours. */
const startTimeSchema = z
  .int('시간을 다시 골라 주세요.')
  .min(0, '시간을 다시 골라 주세요.')
  .max(23 * 60, '시간을 다시 골라 주세요.')
  .multipleOf(60, '정각만 고를 수 있어요.');
export const slotFields = { registrationDate: daySchema, startTime: startTimeSchema };

const personSchema = z.object({ userId: idSchema, nickname: z.string() });

export const registrationSchema = z.object({
  registrationDateId: idSchema,
  ...slotFields,
  startsAt: timestampSchema,
  /** Null once the teacher's account is gone. */
  teacher: personSchema.nullable(),
  /** The pupil with the worn items, for a portrait. */
  pupil: personSchema.extend({ itemIdList: z.array(idSchema) }),
  channelId: idSchema,
  channelName: z.string(),
  contentType: z.enum(TICKET_CONTENT_TYPES).nullable(),
  contentId: idSchema.nullable(),
  contentTitle: z.string(),
  registrationState: z.enum(REGISTRATION_STATES),
  progressState: z.enum(PROGRESS_STATES),
  note: z.string(),
  /** The meeting of the lesson itself, or the teacher's usual one; null while there is none. */
  meeting: z.object({ meetingType: z.enum(MEETING_TYPES), meetingUrl: z.string() }).nullable(),
});
export type Registration = z.infer<typeof registrationSchema>;

export const tutorSchema = personSchema.extend({
  /** The items that the teacher wears, for a portrait. */
  itemIdList: z.array(idSchema),
  /** Their next free slot; null where none is open. */
  nextSlot: z.object(slotFields).nullable(),
});
export type Tutor = z.infer<typeof tutorSchema>;

export const registrationOptionsSchema = z.object({
  remindsDayBefore: z.boolean(),
  remindsSoon: z.boolean(),
  /** A teacher's meeting for lessons without a link of their own. */
  meetingType: z.enum(MEETING_TYPES).nullable(),
  meetingUrl: z.string().nullable(),
  hasCalendar: z.boolean(),
});
export type RegistrationOptions = z.infer<typeof registrationOptionsSchema>;

export const registrationOptionsBodySchema = z
  .object({
    remindsDayBefore: z.boolean(),
    remindsSoon: z.boolean(),
    meetingType: z.enum(MEETING_TYPES).nullable().default(null),
    meetingUrl: meetingUrlSchema.nullable().default(null),
  })
  .refine(({ meetingType, meetingUrl }) => (meetingType === null) === (meetingUrl === null), {
    path: ['meetingUrl'],
    message: '회의 종류와 주소를 함께 적어 주세요.',
  });
export type RegistrationOptionsBody = z.output<typeof registrationOptionsBodySchema>;

const daysQuery = z
  .object({ from: daySchema, to: daySchema })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < MOST_DAYS * 86_400_000, {
    path: ['to'],
    message: `${MOST_DAYS}일까지 볼 수 있어요.`,
  });

const ofDate = z.object({ registrationDateId: idSchema });
const dates = '/channel/v1/users/registrations/dates';
const slotErrors = ['SLOT_CLOSED', 'SLOT_TAKEN'] as const;
const changeErrors = ['RESOURCE_NOT_FOUND', 'REGISTRATION_CLOSED'] as const;

/**
 * A lesson belongs to a pupil and a teacher in any class: the server finds the class of both, so no header names one.
 */
export const registrationRoutes = {
  listTutors: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/registrations/tutors',
    access: 'signedIn',
    summary: 'Teachers of the own classes who have opened hours.',
    response: z.object({ tutorList: z.array(tutorSchema) }),
  }),
  listSlots: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/registrations/tutors/:teacherId/slots',
    access: 'signedIn',
    summary: 'Slots of a teacher of the own classes that can be booked now.',
    params: z.object({ teacherId: idSchema }),
    query: daysQuery,
    response: z.object({ slotList: z.array(z.object(slotFields)) }),
    errors: ['MEMBER_NOT_FOUND'],
  }),
  // It comes before routes with a lesson id: `members` and `me` are no such ids.
  listOfMembers: defineRoute({
    method: 'GET',
    path: `${dates}/members`,
    access: 'signedIn',
    summary:
      'Lessons that the caller gives, or with `target_user_id` those of another teacher whose class it manages.',
    query: z.intersection(
      daysQuery,
      z.object({ target_user_id: idSchema.optional(), query: lookupText(40).default('') }),
    ),
    response: z.object({ registrationDateList: z.array(registrationSchema) }),
    errors: ['MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'],
  }),
  listOwn: defineRoute({
    method: 'GET',
    path: `${dates}/me`,
    access: 'signedIn',
    summary: 'The own lessons: those to come, the next one first, and a page of those that were.',
    query: z.object({ page: pageFromOne }),
    response: z.object({
      upcomingList: z.array(registrationSchema),
      pastList: z.array(registrationSchema),
      ...pageCountFields,
    }),
  }),
  book: defineRoute({
    method: 'POST',
    path: dates,
    access: 'signedIn',
    summary: 'Book an open slot of a teacher for one ticket.',
    body: z.object({ teacherId: idSchema, ...slotFields }),
    response: registrationSchema,
    status: 201,
    errors: ['MEMBER_NOT_FOUND', 'NEED_TO_PAY', ...slotErrors],
    requires: ['guardianConsent'],
    perMinute: 60,
  }),
  move: defineRoute({
    method: 'PUT',
    path: `${dates}/:registrationDateId`,
    access: 'signedIn',
    summary: 'Move a lesson to another open slot of its teacher, with the same ticket.',
    params: ofDate,
    body: z.object(slotFields),
    response: registrationSchema,
    errors: [...changeErrors, 'TICKET_WOULD_BE_SPENT', 'NEED_TO_PAY', ...slotErrors],
    perMinute: 30,
  }),
  saveState: defineRoute({
    method: 'PUT',
    path: `${dates}/:registrationDateId/states`,
    access: 'signedIn',
    summary: 'Cancel a lesson; its teacher also says that it was given or that nobody came.',
    params: ofDate,
    body: z.object({
      registrationState: z.enum(['CANCELLED', 'NO_SHOW', 'DONE']),
      /** The pupil has agreed that the ticket does not come back. */
      acceptsSpent: z.boolean().default(false),
    }),
    response: registrationSchema,
    errors: [...changeErrors, 'NOT_HAS_ROLE', 'TICKET_WOULD_BE_SPENT'],
  }),
  saveProgress: defineRoute({
    method: 'PUT',
    path: `${dates}/:registrationDateId/progressstates`,
    access: 'signedIn',
    summary: 'The teacher says how far a lesson is, and what there is to say about it.',
    params: ofDate,
    body: z.object({ progressState: z.enum(PROGRESS_STATES), note: lookupText(1_000).optional() }),
    response: registrationSchema,
    errors: [...changeErrors, 'NOT_HAS_ROLE'],
  }),
  getMeeting: defineRoute({
    method: 'GET',
    path: `${dates}/:registrationDateId/meetings`,
    access: 'signedIn',
    summary: 'Where a lesson meets online.',
    params: ofDate,
    response: meetingSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  saveMeeting: defineRoute({
    method: 'PUT',
    path: `${dates}/:registrationDateId/meetings`,
    access: 'signedIn',
    summary: 'The teacher says where a lesson meets online.',
    params: ofDate,
    body: meetingBodySchema,
    response: meetingSchema,
    errors: ['RESOURCE_NOT_FOUND', 'NOT_HAS_ROLE'],
  }),
  getOptions: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/registrations/options',
    access: 'signedIn',
    summary: 'The own reminders, usual link and whether there is a calendar address.',
    response: registrationOptionsSchema,
  }),
  saveOptions: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/registrations/options',
    access: 'signedIn',
    summary: 'Change the own reminders and the usual link of a teacher.',
    body: registrationOptionsBodySchema,
    response: registrationOptionsSchema,
  }),
  askGuardian: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/registrations/wishes',
    access: 'signedIn',
    summary: 'A child asks its guardian for tickets by mail, once a day.',
    response: emptyReplySchema,
    errors: ['GUARDIAN_CONSENT_REQUIRED', 'GUARDIAN_MAIL_WAIT'],
    perMinute: 5,
  }),
  makeCalendar: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/registrations/calendars',
    access: 'signedIn',
    summary: 'A secret address under which a calendar finds the own lessons; an earlier one ends.',
    response: z.object({ url: z.string() }),
    status: 201,
    perMinute: 10,
  }),
  endCalendar: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/registrations/calendars',
    access: 'signedIn',
    summary: 'End the address of the calendar.',
    response: emptyReplySchema,
  }),
  readCalendar: defineRoute({
    method: 'GET',
    path: '/channel/v1/registrations/calendars/:calendarKey',
    access: 'anyone',
    summary: 'The lessons of whoever has made this address, as iCalendar.',
    withoutPage: 'Calendars of phones and computers read it by its secret address.',
    params: z.object({ calendarKey: z.string().max(100) }),
    response: 'file',
    errors: ['RESOURCE_NOT_FOUND'],
    perMinute: 30,
  }),
};
