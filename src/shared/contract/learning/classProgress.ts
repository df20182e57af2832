import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { codeCommentSchema } from './codeComments.ts';
import { exportQuery } from './homeworks.ts';
import { LESSON_CONTENT_TYPES } from './lessons.ts';
import { languageSchema } from './languages.ts';
import { PROBLEM_KINDS } from './problems.ts';
import { verdictSchema } from './verdicts.ts';

export const MATRIX_MEMBERS_PER_PAGE = 60;
/** The state of a member at a lesson or a content of it. */
export const CELL_STATES = ['NONE', 'DOING', 'SUBMITTED', 'PASSED', 'FEEDBACK'] as const;
export type CellState = (typeof CELL_STATES)[number];
export const MOST_ERROR_GROUPS = 20;
/** The time for which mistakes are counted. */
export const ERROR_DAYS = ['1', '7', '30'] as const;

const matrixContentSchema = z.object({
  contentOnLessonId: idSchema,
  contentType: z.enum(LESSON_CONTENT_TYPES),
  contentId: countSchema,
  title: z.string(),
});
export type MatrixContent = z.infer<typeof matrixContentSchema>;

const matrixLessonSchema = z.object({
  lessonId: idSchema,
  title: z.string(),
  contentList: z.array(matrixContentSchema),
});
export type MatrixLesson = z.infer<typeof matrixLessonSchema>;

const cellSchema = z.object({ state: z.enum(CELL_STATES), checkedCount: countSchema });
export type MatrixCell = z.infer<typeof cellSchema>;

const matrixMemberSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  itemIdList: z.array(idSchema),
  isHere: z.boolean(),
  isInLesson: z.boolean(),
  /** In the order of the lessons. */
  cellList: z.array(cellSchema),
  /** In the order of the contents of the unfolded lesson; empty without one. */
  contentStateList: z.array(z.enum(CELL_STATES)),
});
export type MatrixMember = z.infer<typeof matrixMemberSchema>;

const matrixSchema = z.object({
  courseId: idSchema.nullable(),
  lessonList: z.array(matrixLessonSchema),
  memberList: z.array(matrixMemberSchema),
  hereCount: countSchema,
  ...pageCountFields,
});
export type Matrix = z.infer<typeof matrixSchema>;

const progressCourseSchema = z.object({ courseId: idSchema, title: z.string() });

/** One version of a member's code, newest first. */
const codeVersionSchema = z.object({
  submissionId: idSchema.nullable(),
  workId: idSchema.nullable(),
  language: languageSchema,
  source: z.string(),
  verdict: verdictSchema.nullable(),
  correct: countSchema,
  total: countSchema,
  errorMessage: z.string().nullable(),
  errorLine: z.int().nullable(),
  /** Whether it is of an earlier try, before the progress was reset. */
  isFormer: z.boolean(),
  createdAt: timestampSchema,
});
export type CodeVersion = z.infer<typeof codeVersionSchema>;

const memberCodeSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  problemId: idSchema,
  title: z.string(),
  kind: z.enum(PROBLEM_KINDS),
  success: z.boolean(),
  submissionCount: countSchema,
  resetVersion: countSchema,
  /** The present code in the editor; null where nothing was written. */
  draft: z.object({ language: languageSchema, source: z.string(), updatedAt: timestampSchema }).nullable(),
  versionList: z.array(codeVersionSchema),
  commentList: z.array(codeCommentSchema),
  /** Homework about the problem that waits for a teacher. */
  waitingHomeworkId: idSchema.nullable(),
});
export type MemberCode = z.infer<typeof memberCodeSchema>;

const errorGroupSchema = z.object({
  problemId: idSchema,
  problemTitle: z.string(),
  lessonTitle: z.string(),
  verdict: verdictSchema,
  /** The judge's message without its varying parts; empty where there is none. */
  message: z.string(),
  /** The usual meaning of the message. */
  explanation: z.string(),
  memberCount: countSchema,
  submissionCount: countSchema,
  /** The shortest program with this mistake, without a name. */
  example: z.object({
    language: languageSchema,
    source: z.string(),
    errorLine: z.int().nullable(),
  }),
  /** The pupils; empty unless names were asked for. */
  memberList: z.array(z.object({ memberId: idSchema, nickname: z.string() })),
});
export type ErrorGroup = z.infer<typeof errorGroupSchema>;

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const progress = '/channel/v1/users/channels/:id/lms/progress';
const ofChannel = z.object({ id: idSchema });
const ofMemberProblem = ofChannel.extend({ memberId: idSchema, problemId: idSchema });
const filter = { group_id: idSchema.optional(), tag_id: idSchema.optional() };
const memberErrors = ['CHANNEL_MEMBER_NOT_FOUND', 'IS_NOT_CHANNEL_CONTENT', 'PROBLEM_NOT_FOUND'] as const;

export const classProgressRoutes = {
  listCourses: defineRoute({
    method: 'GET',
    path: `${progress}/courses`,
    access: teacher,
    summary:
      'Courses that the members can learn with: the one they have done most in of late, those of the channel, those of the school.',
    params: ofChannel,
    response: z.object({ courseList: z.array(progressCourseSchema) }),
  }),
  listLessons: defineRoute({
    method: 'GET',
    path: `${progress}/courses/:courseId/lessons`,
    access: teacher,
    summary: 'Lessons of such a course with their contents.',
    params: ofChannel.extend({ courseId: idSchema }),
    response: z.object({ lessonList: z.array(matrixLessonSchema) }),
    errors: ['IS_NOT_CHANNEL_CONTENT'],
  }),
  getMatrix: defineRoute({
    method: 'GET',
    path: progress,
    access: teacher,
    summary:
      'How far members are with the lessons of a course, by default the one they have done most in of late.',
    params: ofChannel,
    query: z.object({
      ...filter,
      course_id: idSchema.optional(),
      /** Unfolded into its contents. */
      lesson_id: idSchema.optional(),
      page: pageFromOne,
    }),
    response: matrixSchema,
    errors: ['IS_NOT_CHANNEL_CONTENT'],
  }),
  exportMatrix: defineRoute({
    method: 'GET',
    path: `${progress}/exports`,
    access: teacher,
    summary: 'The progress of all members of the filter, as CSV or XLSX.',
    params: ofChannel,
    query: z.object({ ...filter, course_id: idSchema.optional(), ...exportQuery }),
    response: 'file',
    errors: ['IS_NOT_CHANNEL_CONTENT'],
    perMinute: 20,
  }),
  getMemberCode: defineRoute({
    method: 'GET',
    path: `${progress}/members/:memberId/problems/:problemId`,
    access: teacher,
    summary: 'What a member wrote for a problem: all versions with their verdicts, and the comments on them.',
    params: ofMemberProblem,
    response: memberCodeSchema,
    errors: memberErrors,
  }),
  reset: defineRoute({
    method: 'PUT',
    path: `${progress}/members/:memberId/problems/:problemId/reset`,
    access: teacher,
    summary: 'Let a member begin a problem anew; submissions and rewards stay.',
    params: ofMemberProblem,
    response: z.object({ resetVersion: countSchema }),
    errors: [...memberErrors, 'ALREADY_RESET'],
  }),
  rejudge: defineRoute({
    method: 'PUT',
    path: `${progress}/members/:memberId/problems/:problemId/rejudge`,
    access: teacher,
    summary: 'Judge what a member handed in to a problem again; former results go to the history.',
    params: ofMemberProblem,
    response: z.object({ queuedCount: countSchema }),
    errors: memberErrors,
    perMinute: 20,
  }),
  listErrors: defineRoute({
    method: 'GET',
    path: `${progress}/errors`,
    access: teacher,
    summary: 'The commonest mistakes of members at the problems of a course, or at one of them.',
    params: ofChannel,
    query: z.object({
      ...filter,
      course_id: idSchema.optional(),
      problem_id: idSchema.optional(),
      days: z.enum(ERROR_DAYS).default('7').transform(Number),
      names: z.stringbool().default(false),
    }),
    response: z.object({ errorList: z.array(errorGroupSchema) }),
    errors: ['IS_NOT_CHANNEL_CONTENT'],
  }),
};
