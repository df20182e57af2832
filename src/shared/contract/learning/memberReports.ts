import { z } from 'zod';
import { countSchema, idSchema, timestampSchema, typedText } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

const reportLessonSchema = z.object({
  lessonId: idSchema,
  title: z.string(),
  checkedCount: countSchema,
  contentCount: countSchema,
});

/** The learning of one member, without others and without comparison. */
export const memberReportSchema = z.object({
  memberId: idSchema,
  channelName: z.string(),
  nickname: z.string(),
  itemIdList: z.array(idSchema),
  /** Days of the last four weeks on which something was learned. */
  recentDayCount: countSchema,
  longestStreak: countSchema,
  problemCount: countSchema,
  documentCount: countSchema,
  /** Shells: the points of the member. */
  point: countSchema,
  level: z.int().positive(),
  courseList: z.array(
    z.object({ courseId: idSchema, title: z.string(), lessonList: z.array(reportLessonSchema) }),
  ),
  homework: z.object({ givenCount: countSchema, handedInCount: countSchema, doneCount: countSchema }),
  /** The teacher's words; empty for none. */
  words: z.string(),
  wordsBy: z.string(),
  wordsAt: timestampSchema.nullable(),
  asOf: timestampSchema,
});
export type MemberReport = z.infer<typeof memberReportSchema>;

const ofMember = z.object({ id: idSchema });

export const memberReportRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/members/:id/lms',
    access: { channelRole: 'generalMember' },
    summary: 'What a member of the channel learned: the own report, or for teachers that of any member.',
    params: ofMember,
    response: memberReportSchema,
    errors: ['CHANNEL_MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'],
  }),
  // The path to which the cookie of the guardian is sent.
  listForGuardian: defineRoute({
    method: 'GET',
    path: '/game/v1/guardians/children/:id/lms',
    access: 'guardian',
    summary: 'What a child of the guardian learned, one report for each of its classes; to be read alone.',
    params: ofMember,
    response: z.object({ reportList: z.array(memberReportSchema) }),
    errors: ['MEMBER_NOT_FOUND'],
  }),
  saveWords: defineRoute({
    method: 'PUT',
    path: '/channel/v1/members/:id/lms/words',
    access: { channelRole: 'teacher' },
    summary: 'The teacher’s words on the report of a member; empty takes them away.',
    params: ofMember,
    body: z.object({ words: z.union([z.literal(''), typedText(600, '')]) }),
    response: memberReportSchema.pick({ words: true, wordsBy: true, wordsAt: true }),
    errors: ['CHANNEL_MEMBER_NOT_FOUND'],
  }),
};
