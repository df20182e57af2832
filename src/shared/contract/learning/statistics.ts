import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { CHARACTERS } from '#shared/contract/learning/lessons.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const STATISTICS_DAYS = ['7', '14', '30'] as const;
/** The number of present members that are shown. */
export const MOST_SHOWN_HERE = 30;

/** Notices of a channel for the caller; the first four are for its staff. */
export const CHANNEL_NOTIFICATION_KINDS = [
  'PENDING_MEMBERS',
  'OPEN_REPORTS',
  'FAILED_TEXTS',
  'NEW_MEMBERS',
  'UNREAD_NOTICES',
] as const;
const channelNotificationSchema = z.object({ kind: z.enum(CHANNEL_NOTIFICATION_KINDS), count: countSchema });
export type ChannelNotification = z.infer<typeof channelNotificationSchema>;

const dayCountsSchema = z.object({
  /** Calendar day in Seoul. */
  day: z.iso.date(),
  joinedCount: countSchema,
  /** Members who handed code in. */
  submitterCount: countSchema,
  submissionCount: countSchema,
  passCount: countSchema,
  /** Documents read to their end. */
  documentCount: countSchema,
});
export type DayCounts = z.infer<typeof dayCountsSchema>;

const hereSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  itemIdList: z.array(idSchema),
  isInLesson: z.boolean(),
});
export type MemberHere = z.infer<typeof hereSchema>;

const recommendedCourseSchema = z.object({
  courseId: idSchema,
  title: z.string(),
  /** Whether its lessons are learned below the channel; those of the product are learned at the school. */
  isOwn: z.boolean(),
  content: z.string(),
  character: z.enum(CHARACTERS),
  lessonCount: countSchema,
  contentCount: countSchema,
  checkedCount: countSchema,
  /** The lesson to go on with; null when all is done. */
  nextLesson: z.object({ lessonId: idSchema, title: z.string() }).nullable(),
});
export type RecommendedCourse = z.infer<typeof recommendedCourseSchema>;

const ofChannel = z.object({ id: idSchema });
const member = { channelRole: 'visitor', channelFrom: 'id' } as const;

export const statisticsRoutes = {
  listNotifications: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/:id/notifications',
    access: member,
    summary: 'What waits for the caller in a channel; staff also sees what waits for staff.',
    params: ofChannel,
    response: z.object({ notificationList: z.array(channelNotificationSchema) }),
  }),
  getDaily: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/:id/daily-statistics',
    access: member,
    summary: 'What the members did on each of the last days, without names.',
    params: ofChannel,
    query: z.object({ days: z.enum(STATISTICS_DAYS).default('7').transform(Number) }),
    response: z.object({ dayList: z.array(dayCountsSchema), asOf: timestampSchema }),
  }),
  listHere: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/:id/members/here',
    access: member,
    summary: 'Members who are in the world or in a lesson now.',
    params: ofChannel,
    response: z.object({ memberList: z.array(hereSchema), totalCount: countSchema }),
  }),
  recommendCourses: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/:id/recommendations/courses',
    access: { channelRole: 'generalMember', channelFrom: 'id' },
    summary: 'Courses for the caller, begun ones first; where the channel has none, those of the school.',
    params: ofChannel,
    response: z.object({ courseList: z.array(recommendedCourseSchema) }),
  }),
  recommendWorksheets: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/:id/recommendations/worksheets',
    access: { channelRole: 'generalMember', channelFrom: 'id' },
    summary: 'Worksheets for the caller.',
    params: ofChannel,
    response: z.object({ worksheetList: z.array(z.object({ worksheetId: idSchema, title: z.string() })) }),
  }),
};
