import { z } from 'zod';
import { countSchema, idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { DOCUMENT_TYPES } from './contentFields.ts';
import { LESSON_ERRORS } from './lessons.ts';

/** A picture of a document, which its Markdown names as `picture:<pictureId>`. */
export const documentPictureSchema = z.object({
  pictureId: idSchema,
  /** Good for a while. */
  url: z.string(),
  width: countSchema,
  height: countSchema,
});
export type DocumentPicture = z.infer<typeof documentPictureSchema>;

export const documentSchema = z.object({
  documentId: idSchema,
  title: z.string(),
  /** Markdown; the client sanitises what it renders. */
  content: z.string(),
  /** Those that the Markdown shows. */
  pictureList: z.array(documentPictureSchema),
  documentType: z.enum(DOCUMENT_TYPES),
  /** The address of a PDF, which is shown instead of the Markdown; good for a while. */
  fileUrl: z.string().nullable(),
});

export const documentRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/lessons/:lessonId/contents/:contentOnLessonId/documents',
    access: { channelRole: 'generalMember' },
    summary: 'The document behind a DOCUMENT content.',
    params: z.object({ lessonId: idSchema, contentOnLessonId: idSchema }),
    response: documentSchema,
    errors: LESSON_ERRORS,
  }),
};
