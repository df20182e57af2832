import { z } from 'zod';
import { countSchema, emptyReplySchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

const openableCourseSchema = z.object({ courseId: idSchema, title: z.string() });
const openableWorksheetSchema = z.object({ worksheetId: idSchema, title: z.string() });
const openableSchema = z.object({
  courseList: z.array(openableCourseSchema),
  worksheetList: z.array(openableWorksheetSchema),
});
export type Openable = z.infer<typeof openableSchema>;

const openedLessonSchema = z.object({
  lessonId: idSchema,
  title: z.string(),
  /** Null while it opens by its course or worksheet alone. */
  openedAt: timestampSchema.nullable(),
});
export type OpenedLesson = z.infer<typeof openedLessonSchema>;

/** An opened lesson for pupils, with its address. */
const shownOpeningSchema = z.object({
  lessonId: idSchema,
  title: z.string(),
  /** Whether it is the class's own; a lesson of the product is learned at the school. */
  isOwn: z.boolean(),
  openedAt: timestampSchema,
});
export type ShownOpening = z.infer<typeof shownOpeningSchema>;

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const lms = '/channel/v1/users/channels/:id/lms';
const path = `${lms}/lessons/:lessonId/openings` as const;
const params = z.object({ id: idSchema, lessonId: idSchema });
const errors = ['IS_NOT_CHANNEL_CONTENT'] as const;
const response = z.object({ lessonList: z.array(openedLessonSchema) });

/** A lesson that a teacher opens for everybody in the class, independent of the order of its course. */
export const openedLessonRoutes = {
  listLast: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/opened-lessons',
    access: { channelRole: 'generalMember', channelFrom: 'id' },
    summary: 'Lessons that a teacher has opened for the class within the last fortnight, the last first.',
    params: z.object({ id: idSchema }),
    response: z.object({ lessonList: z.array(shownOpeningSchema) }),
  }),
  listOpenable: defineRoute({
    method: 'GET',
    path: `${lms}/openings`,
    access: teacher,
    summary: 'Published courses and worksheets whose lessons can be opened for everybody in the class.',
    params: z.object({ id: idSchema }),
    response: openableSchema,
  }),
  list: defineRoute({
    method: 'GET',
    path: `${lms}/courses/:courseId/openings`,
    access: teacher,
    summary: 'Lessons of a course, and since when each is open to everybody in the class.',
    params: z.object({ id: idSchema, courseId: idSchema }),
    response,
    errors,
  }),
  listChapters: defineRoute({
    method: 'GET',
    path: `${lms}/worksheets/:worksheetId/openings`,
    access: teacher,
    summary: 'Chapters of a worksheet, and since when each is open to everybody in the class.',
    params: z.object({ id: idSchema, worksheetId: idSchema }),
    response,
    errors,
  }),
  open: defineRoute({
    method: 'PUT',
    path,
    access: teacher,
    summary:
      'Open a lesson for everybody in the class, also before what comes first is done and without enrolment, and have the pupils told.',
    params,
    /** The number of notified pupils. */
    response: z.object({ toldCount: countSchema }),
    errors: [...errors, 'CONTENT_NOT_READY'],
    perMinute: 30,
  }),
  close: defineRoute({
    method: 'DELETE',
    path,
    access: teacher,
    summary: 'Let a lesson open by its course again.',
    params,
    response: emptyReplySchema,
    errors,
  }),
};
