import { z } from 'zod';
import { idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { CHARACTERS, lessonSchema } from './lessons.ts';

export const courseSchema = z.object({
  courseId: idSchema,
  title: z.string(),
  content: z.string(),
  character: z.enum(CHARACTERS),
  level: z.string(),
  theme: z.string(),
  lessonCount: z.number().int(),
  contentCount: z.number().int(),
  checkedCount: z.number().int(),
});

export const courseRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/courses',
    access: { channelRole: 'generalMember' },
    summary: 'Courses of the channel with the caller’s progress.',
    withoutPage: '`courseClasses.list` brings what is offered, and the world links to lessons.',
    response: z.object({ courseList: z.array(courseSchema) }),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/courses/:courseId',
    access: { channelRole: 'generalMember' },
    summary: 'A course with its lessons and contents.',
    withoutPage: '`courseClasses.listLessons` brings the lessons of what is offered.',
    params: z.object({ courseId: idSchema }),
    response: courseSchema.extend({ lessonList: z.array(lessonSchema) }),
    errors: ['IS_NOT_CHANNEL_CONTENT'],
  }),
};
