import { z } from 'zod';
import { countSchema, idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { MATERIAL_TYPES } from './authoring/kinds.ts';
import { questChangeSchema } from '#shared/contract/world/quests.ts';

export const LESSON_CONTENT_TYPES = [...MATERIAL_TYPES, 'PREPARING'] as const;

export const CHARACTERS = ['DOLPHIN', 'CRAB', 'TURTLE', 'NEMO', 'SEAHORSE', 'SHARK'] as const;

export const lessonContentSchema = z.object({
  contentOnLessonId: idSchema,
  contentType: z.enum(LESSON_CONTENT_TYPES),
  contentId: z.number().int().min(0),
  title: z.string(),
  character: z.enum(CHARACTERS),
  /** Read (documents), accepted (problems), watched (videos) or handed in (blocks). */
  checked: z.boolean(),
  comment: z.string(),
  /**
   * Whether the problem was accepted, and accepted again after the caller's progress was reset `resetVersion` times.
   */
  success: z.boolean(),
  resetSuccess: z.boolean(),
  resetVersion: countSchema,
  /** 1 to 5 of a problem; null for everything else. */
  difficulty: z.int().nullable(),
  /** Seconds of a video, 0 while they are not known; null for everything else. */
  videoTime: countSchema.nullable(),
  /** The names of the shown content, each for its own type alone. */
  problemTitle: z.string().nullable(),
  blockTitle: z.string().nullable(),
  documentTitle: z.string().nullable(),
});
export type LessonContent = z.infer<typeof lessonContentSchema>;

export const lessonSchema = z.object({
  lessonId: idSchema,
  /** Null for a chapter of a worksheet. */
  courseId: idSchema.nullable(),
  worksheetId: idSchema.nullable(),
  title: z.string(),
  description: z.string(),
  /** Its section; empty for none. */
  sectionTitle: z.string(),
  contentList: z.array(lessonContentSchema),
});
export type Lesson = z.infer<typeof lessonSchema>;

/** The reason why a lesson is closed. */
export const LESSON_ERRORS = [
  'IS_NOT_CHANNEL_CONTENT',
  'NOT_ENROLLED_COURSE',
  'NOT_ENROLLED_WORKSHEET',
  'NOT_ACCEPTED_PROBLEM',
  'NOT_ACCEPTED_VIDEO',
  'UNAUTHORIZED_ACCEPTED_CONTENT',
  'EDUENV_UNAUTHORIZED_MEMBER',
] as const;

export const lessonRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/lessons/:lessonId',
    access: { channelRole: 'generalMember' },
    summary: 'A lesson with its contents.',
    params: z.object({ lessonId: idSchema }),
    response: lessonSchema,
    errors: LESSON_ERRORS,
  }),
  checkContent: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/lessons/:lessonId/contents/:contentOnLessonId/checks',
    access: { channelRole: 'generalMember' },
    summary: 'A document was read to its end; counts towards quest goals once.',
    params: z.object({ lessonId: idSchema, contentOnLessonId: idSchema }),
    response: questChangeSchema,
    errors: LESSON_ERRORS,
  }),
};
