import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  nameText,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { LESSON_CONTENT_TYPES } from './lessons.ts';
import { languageSchema } from './languages.ts';
import { sourceSchema } from './problems.ts';
import { verdictSchema } from './verdicts.ts';

/** The pupils that it is for. */
export const HOMEWORK_TARGETS = ['ALL', 'GROUP', 'TAG', 'MEMBERS'] as const;
/** Pupils who are named one by one. */
export const MOST_HOMEWORK_MEMBERS = 100;
/** Times are multiples of this, in minutes. */
export const HOMEWORK_STEP_MINUTES = 5;
/** The least time between two reminders of the pupils by a teacher, in minutes. */
export const REMINDER_PAUSE_MINUTES = 60;
/** Waiting for the teacher, returned for another try, or done. */
export const HOMEWORK_WORK_STATES = ['HANDED_IN', 'RETURNED', 'DONE'] as const;
export const HOMEWORKS_PER_PAGE = 20;
export const MOST_HOMEWORKS = 500;
const STEP_MS = HOMEWORK_STEP_MINUTES * 60 * 1000;

const momentSchema = timestampSchema.refine(
  (at) => Date.parse(at) % STEP_MS === 0,
  '시간은 5분 단위로 골라 주세요.',
);

const targetSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ALL') }),
  z.object({ type: z.literal('GROUP'), groupId: idSchema }),
  z.object({ type: z.literal('TAG'), tagId: idSchema }),
  z.object({
    type: z.literal('MEMBERS'),
    memberIdList: z
      .array(idSchema)
      .min(1, '학생을 한 명 이상 골라 주세요.')
      .max(MOST_HOMEWORK_MEMBERS, `학생은 ${MOST_HOMEWORK_MEMBERS}명까지 고를 수 있어요.`),
  }),
]);

const homeworkFields = z.object({
  homeworkId: idSchema,
  title: z.string(),
  /** The teacher's words. */
  content: z.string(),
  lessonId: idSchema,
  lessonTitle: z.string(),
  /** Whether it is learned below the channel; a lesson of the product is learned at the school. */
  isOwnLesson: z.boolean(),
  /** Null: the whole lesson. */
  contentOnLessonId: idSchema.nullable(),
  contentType: z.enum(LESSON_CONTENT_TYPES).nullable(),
  /** The id of the document, problem … ; 0 for a whole lesson. */
  contentId: countSchema,
  contentTitle: z.string(),
  opensAt: timestampSchema,
  dueAt: timestampSchema,
});

export const homeworkSchema = homeworkFields.extend({
  targetType: z.enum(HOMEWORK_TARGETS),
  groupId: idSchema.nullable(),
  tagId: idSchema.nullable(),
  /** The pupils named one by one; empty for every other target. */
  memberIdList: z.array(idSchema),
  /** Name of the group or the tag, or names of the pupils; empty for everybody. */
  targetName: z.string(),
  targetCount: countSchema,
  /** The number of pupils who handed in, who wait for feedback, and who are done. */
  handedInCount: countSchema,
  waitingCount: countSchema,
  doneCount: countSchema,
});
export type Homework = z.infer<typeof homeworkSchema>;

export const homeworkWorkSchema = z.object({
  workId: idSchema,
  tryNumber: z.int().positive(),
  state: z.enum(HOMEWORK_WORK_STATES),
  handedInAt: timestampSchema,
  /** After the due time, if the pupil was a member by then; shown, never refused. */
  isLate: z.boolean(),
  language: languageSchema.nullable(),
  source: z.string().nullable(),
  submissionId: idSchema.nullable(),
  /** The verdict of that submission. */
  verdict: verdictSchema.nullable(),
  note: z.string(),
  feedback: z.string(),
  feedbackAt: timestampSchema.nullable(),
});
export type HomeworkWork = z.infer<typeof homeworkWorkSchema>;
const workSummarySchema = homeworkWorkSchema.omit({ source: true });

const homeworkMemberSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  itemIdList: z.array(idSchema),
  /** The number of done contents. */
  checkedCount: countSchema,
  contentCount: countSchema,
  wasDueBeforeJoining: z.boolean(),
  /** The last try; null for a pupil who has not handed in. */
  work: workSummarySchema.nullable(),
});
export type HomeworkMember = z.infer<typeof homeworkMemberSchema>;

export const ownHomeworkSchema = homeworkFields.extend({
  checkedCount: countSchema,
  contentCount: countSchema,
  /** Over before the pupil joined the channel, or was put into its group or given its tag: never late. */
  wasDueBeforeJoining: z.boolean(),
  work: workSummarySchema.nullable(),
});
export type OwnHomework = z.infer<typeof ownHomeworkSchema>;

/** The present code that a pupil may hand in. */
const codeOnOfferSchema = z.object({
  submissionId: idSchema.nullable(),
  verdict: verdictSchema.nullable(),
  language: languageSchema,
  source: z.string(),
});
export type CodeOnOffer = z.infer<typeof codeOnOfferSchema>;

const homeworkBody = z.object({
  title: nameText(60, '숙제 이름을 입력해 주세요.'),
  content: z.union([z.literal(''), typedText(1_000, '')]).default(''),
  lessonId: idSchema,
  contentOnLessonId: idSchema.nullable().default(null),
  target: targetSchema,
  opensAt: momentSchema,
  dueAt: momentSchema,
});
export type HomeworkBody = z.output<typeof homeworkBody>;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export const exportQuery = { format: z.enum(EXPORT_FORMATS).default('csv') };

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const pupil = { channelRole: 'generalMember', channelFrom: 'id' } as const;
const lms = '/channel/v1/users/channels/:id/lms/homeworks';
const own = '/channel/v1/users/channels/:id/homeworks';
const ofChannel = z.object({ id: idSchema });
const ofHomework = ofChannel.extend({ homeworkId: idSchema });
const ofMember = ofHomework.extend({ memberId: idSchema });
const bodyErrors = [
  'IS_NOT_CHANNEL_CONTENT',
  'CHANNEL_GROUP_NOT_FOUND',
  'CHANNEL_MEMBER_NOT_FOUND',
  'RESOURCE_NOT_FOUND',
] as const;

export const homeworkRoutes = {
  list: defineRoute({
    method: 'GET',
    path: lms,
    access: teacher,
    summary: 'Homework of the channel, what is due last first.',
    params: ofChannel,
    query: z.object({ page: pageFromOne }),
    response: z.object({ homeworkList: z.array(homeworkSchema), ...pageCountFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path: lms,
    access: teacher,
    summary: 'Give a lesson, or a content of it, to do at home.',
    params: ofChannel,
    body: homeworkBody,
    response: homeworkSchema,
    status: 201,
    errors: [...bodyErrors, 'CHANNEL_LIST_FULL'],
  }),
  get: defineRoute({
    method: 'GET',
    path: `${lms}/:homeworkId`,
    access: teacher,
    summary: 'A homework with everybody who has to do it, by name.',
    params: ofHomework,
    response: homeworkSchema.extend({ memberList: z.array(homeworkMemberSchema) }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: `${lms}/:homeworkId`,
    access: teacher,
    summary: 'Change a homework; what it is about stays once somebody has handed in.',
    params: ofHomework,
    body: homeworkBody,
    response: homeworkSchema,
    errors: [...bodyErrors, 'HAS_ASSIGNMENT'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${lms}/:homeworkId`,
    access: teacher,
    summary: 'Take a homework back.',
    params: ofHomework,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  export: defineRoute({
    method: 'GET',
    path: `${lms}/:homeworkId/exports`,
    access: teacher,
    summary: 'Who handed in, as CSV or XLSX.',
    params: ofHomework,
    query: z.object(exportQuery),
    response: 'file',
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  remind: defineRoute({
    method: 'POST',
    path: `${lms}/:homeworkId/reminders`,
    access: teacher,
    summary: 'Remind those who have to do it and have not handed in, at most once an hour.',
    params: ofHomework,
    response: z.object({ remindedCount: countSchema }),
    errors: ['RESOURCE_NOT_FOUND', 'HOMEWORK_REMINDED', 'HOMEWORK_NOT_OPEN'],
  }),
  getWorks: defineRoute({
    method: 'GET',
    path: `${lms}/:homeworkId/members/:memberId/works`,
    access: teacher,
    summary: 'All tries of a member, the last one first.',
    params: ofMember,
    response: z.object({ workList: z.array(homeworkWorkSchema) }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  giveFeedback: defineRoute({
    method: 'PUT',
    path: `${lms}/:homeworkId/members/:memberId/feedback`,
    access: teacher,
    summary: 'Say what one thinks of a try, and whether it is done or goes back for another one.',
    params: ofMember,
    body: z.object({
      workId: idSchema,
      /** The time of the try that was looked at: a newer try is refused. */
      handedInAt: timestampSchema,
      state: z.enum(['RETURNED', 'DONE']),
      feedback: z.union([z.literal(''), typedText(1_000, '')]).default(''),
    }),
    response: homeworkWorkSchema,
    errors: ['RESOURCE_NOT_FOUND', 'HOMEWORK_CHANGED'],
  }),
  listOwn: defineRoute({
    method: 'GET',
    path: own,
    access: pupil,
    summary:
      'Own homework of the channel that has begun: what is to be done first, then what is handed in or was over before.',
    params: ofChannel,
    response: z.object({ homeworkList: z.array(ownHomeworkSchema), dueCount: countSchema }),
  }),
  getOwn: defineRoute({
    method: 'GET',
    path: `${own}/:homeworkId`,
    access: pupil,
    summary: 'One own homework with all tries, and the code that would be handed in now.',
    params: ofHomework,
    response: ownHomeworkSchema.extend({
      workList: z.array(homeworkWorkSchema),
      code: codeOnOfferSchema.nullable(),
    }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  handIn: defineRoute({
    method: 'POST',
    path: `${own}/:homeworkId/works`,
    access: pupil,
    summary:
      'Hand in: a submission of the own or code as it is on the screen; until the teacher looks, once more.',
    params: ofHomework,
    body: z.object({
      code: z
        .object({ submissionId: idSchema.nullable(), language: languageSchema, source: sourceSchema })
        .nullable()
        .default(null),
      note: z.union([z.literal(''), typedText(300, '')]).default(''),
    }),
    response: homeworkWorkSchema,
    errors: ['RESOURCE_NOT_FOUND', 'HOMEWORK_NOT_DONE', 'HOMEWORK_CLOSED'],
    perMinute: 30,
  }),
};
