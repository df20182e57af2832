import { z } from 'zod';
import { countSchema, emptyReplySchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

const openedLessonSchema = z.object({
  lessonId: idSchema,
  title: z.string(),
  /** Null while it opens by its course alone. */
  openedAt: timestampSchema.nullable(),
});
export type OpenedLesson = z.infer<typeof openedLessonSchema>;

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const path = '/channel/v1/users/channels/:id/lms/lessons/:lessonId/openings';
const params = z.object({ id: idSchema, lessonId: idSchema });
const errors = ['IS_NOT_CHANNEL_CONTENT'] as const;

/** A lesson that a teacher opens for everybody in the class, whatever the order of its course says. */
export const openedLessonRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/lms/courses/:courseId/openings',
    access: teacher,
    summary: 'Lessons of a course, and since when each is open to everybody in the class.',
    params: z.object({ id: idSchema, courseId: idSchema }),
    response: z.object({ lessonList: z.array(openedLessonSchema) }),
    errors,
  }),
  open: defineRoute({
    method: 'PUT',
    path,
    access: teacher,
    summary:
      'Open a lesson for everybody in the class, also before what comes first is done and without enrolment, and tell the pupils.',
    params,
    response: z.object({ toldCount: countSchema }),
    errors,
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
