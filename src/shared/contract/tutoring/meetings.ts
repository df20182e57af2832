import { z } from 'zod';
import { idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const MEETING_TYPES = ['ZOOM', 'GOOGLE_MEETUP', 'LINK'] as const;
export type MeetingType = (typeof MEETING_TYPES)[number];
/** The contents that meet online: a course class, or a booked lesson. */
export const MEETING_CONTENT_TYPES = ['COURSE_CLASS', 'REGISTRATION_DATE'] as const;
export type MeetingContentType = (typeof MEETING_CONTENT_TYPES)[number];

/** The time before the start at which lessons can be entered. */
export const MEETING_ADVICE_MINUTES = 10;

const URL_HINT = 'http:// 또는 https://로 시작하는 주소를 적어 주세요.';

/** Only addresses that a browser opens as a page, without a name and a password in them. */
export const meetingUrlSchema = z
  .string()
  .trim()
  .min(1, '회의 주소를 입력해 주세요.')
  .max(500, '주소가 너무 길어요.')
  .regex(/^https?:\/\/[^@]+$|^https?:\/\/[^/?#@]+[/?#]/i, URL_HINT)
  .pipe(z.url({ protocol: /^https?$/, error: URL_HINT }));

export const meetingBodySchema = z.object({
  meetingType: z.enum(MEETING_TYPES, '회의 종류를 골라 주세요.'),
  meetingUrl: meetingUrlSchema,
});
export type MeetingBody = z.output<typeof meetingBodySchema>;

export const meetingSchema = z.object({
  /** Null until one is set. */
  meeting: z.object({ meetingType: z.enum(MEETING_TYPES), meetingUrl: z.string() }).nullable(),
  /** Whether the caller may give or change it. */
  isEditable: z.boolean(),
});
export type MeetingInfo = z.infer<typeof meetingSchema>;

const ofClass = z.object({ courseClassId: idSchema });

/** Routes of meetings; those of booked lessons are among the lessons. */
export const meetingRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/course-classes/:courseClassId/meetings',
    access: { channelRole: 'generalMember' },
    summary: 'Where a course class meets online, for its staff and whoever is enrolled.',
    params: ofClass,
    response: meetingSchema,
    errors: ['RESOURCE_NOT_FOUND', 'NOT_ENROLLED_COURSE_CLASS'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/course-classes/:courseClassId/meetings',
    access: { channelRole: 'teacher' },
    summary: 'Say where a course class meets online.',
    params: ofClass,
    body: meetingBodySchema,
    response: meetingSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
