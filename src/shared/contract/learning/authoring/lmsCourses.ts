import { z } from 'zod';
import { emptyReplySchema, idSchema, lookupText, nameOrNothing } from '#shared/contract/fields.ts';
import { pageCountFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { COURSE_LEVELS, COURSE_THEMES, CONTENT_TITLE_LENGTH } from '../contentFields.ts';
import { CHARACTERS } from '../lessons.ts';
import {
  baseVersion,
  lmsAccess,
  lmsContentFields,
  lmsListQuery,
  lmsParams,
  lmsPath,
  lmsTitle,
  visibleStateBody,
} from './lms.ts';
import { lessonListBody, staffLessonSchema } from './lmsLessons.ts';

export const MOST_INTRO_LINES = 20;
const lines = z
  .array(lookupText(200))
  .max(MOST_INTRO_LINES, `${MOST_INTRO_LINES}줄까지 쓸 수 있어요.`)
  .transform((list) => list.filter((line) => line !== ''));

/** The fields of a course that staff writes beside its title and lessons. */
export const courseFields = {
  content: lookupText(2000),
  character: z.enum(CHARACTERS),
  level: z.enum(COURSE_LEVELS),
  theme: z.enum(COURSE_THEMES),
  introUsed: z.boolean(),
  contentTitle: nameOrNothing(CONTENT_TITLE_LENGTH),
  courseStorageAchievementList: lines,
  courseStorageSubjectList: lines,
  courseStorageGoodPeopleList: lines,
  prerequisiteKnowledgeList: lines,
  closingContent: lookupText(2000),
  /** A lesson opens once everything in the one before is done. */
  inOrder: z.boolean(),
  /** Only who is enrolled in a course class of it may learn. */
  enrolmentRequired: z.boolean(),
};

const courseBody = z.object({ title: lmsTitle, ...courseFields, lessonList: lessonListBody });

const courseSummarySchema = z.object({
  courseId: idSchema,
  ...lmsContentFields,
  content: z.string(),
  character: z.enum(CHARACTERS),
  level: z.enum(COURSE_LEVELS),
  lessonCount: z.int().min(0),
});

const lessonList = z.array(staffLessonSchema);
export const staffCourseSchema = z.object({
  courseId: idSchema,
  ...lmsContentFields,
  ...courseFields,
  lessonList,
});
export type StaffCourse = z.infer<typeof staffCourseSchema>;

const params = z.object({ id: idSchema, courseId: idSchema });
const errors = ['IS_NOT_CHANNEL_CONTENT'] as const;
const CHANGE_ERRORS = [
  'IS_NOT_CHANNEL_CONTENT',
  'CHANNEL_CONTENT_UNAUTHORIZED',
  'CONTENT_CONFLICT',
  'CONTENT_NOT_READY',
  'HAS_ASSIGNMENT',
] as const;

export const lmsCourseRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${lmsPath}/courses`,
    access: lmsAccess,
    summary: 'Courses of the channel for its staff, hidden ones too; what was changed last comes first.',
    params: lmsParams,
    query: lmsListQuery,
    response: z.object({ courseList: z.array(courseSummarySchema), ...pageCountFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path: `${lmsPath}/courses`,
    access: lmsAccess,
    summary: 'A new course without lessons, hidden from pupils.',
    params: lmsParams,
    body: z.object({ title: lmsTitle }),
    response: staffCourseSchema,
    status: 201,
    errors: ['CHANNEL_LIST_FULL'],
  }),
  get: defineRoute({
    method: 'GET',
    path: `${lmsPath}/courses/:courseId`,
    access: lmsAccess,
    summary: 'A course with its lessons.',
    params,
    response: staffCourseSchema,
    errors,
  }),
  listLessons: defineRoute({
    method: 'GET',
    path: `${lmsPath}/courses/:courseId/lessons`,
    access: lmsAccess,
    summary: 'Lessons of a course with their contents.',
    withoutPage: '`lmsCourses.get` brings the lessons of a course.',
    params,
    response: z.object({ lessonList }),
    errors,
  }),
  save: defineRoute({
    method: 'PUT',
    path: `${lmsPath}/courses/:courseId`,
    access: lmsAccess,
    summary: 'Save a course and all its lessons on top of `baseVersion`; a newer version stays.',
    params,
    body: courseBody.extend({ baseVersion }),
    response: staffCourseSchema,
    errors: CHANGE_ERRORS,
  }),
  setVisibleState: defineRoute({
    method: 'PUT',
    path: `${lmsPath}/courses/:courseId/visiblestates`,
    access: lmsAccess,
    summary: 'Publish a course, or withdraw it.',
    params,
    body: visibleStateBody,
    response: staffCourseSchema,
    errors: [...CHANGE_ERRORS, 'ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${lmsPath}/courses/:courseId`,
    access: lmsAccess,
    summary: 'Delete a course; what it shows stays.',
    params,
    response: emptyReplySchema,
    errors: [...CHANGE_ERRORS, 'ALREADY_REFERENCED_CONTENT'],
  }),
};
