import { z } from 'zod';
import { idSchema, messageIdSchema } from '#shared/contract/fields.ts';
import { pageCountFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { contentVisibleStateSchema } from '../contentFields.ts';
import { AUTHORING_KINDS, MATERIAL_TYPES } from './kinds.ts';
import { lmsAccess, lmsListQuery, lmsParams, lmsPath } from './lms.ts';
import { LESSON_CONTENT_TYPES } from '../lessons.ts';

/** The kinds of the product's library. */
export const LIBRARY_KINDS = ['COURSE', 'LESSON', 'WORKSHEET', ...MATERIAL_TYPES] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

const materialSchema = z.object({
  contentType: z.enum(MATERIAL_TYPES),
  contentId: idSchema,
  title: z.string(),
  visibleState: contentVisibleStateSchema,
});
export type Material = z.infer<typeof materialSchema>;

const libraryItemSchema = z.object({
  kind: z.enum(LIBRARY_KINDS),
  contentId: idSchema,
  title: z.string(),
  /** The copies that the channel has of it already. */
  copyIdList: z.array(idSchema),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

const libraryPreviewSchema = z.object({
  kind: z.enum(LIBRARY_KINDS),
  contentId: idSchema,
  title: z.string(),
  /** Markdown of a document or problem; what a course says of itself. */
  content: z.string(),
  /** The lessons of a course or worksheet, or the lesson itself. */
  lessonList: z.array(
    z.object({
      title: z.string(),
      contentList: z.array(z.object({ contentType: z.enum(LESSON_CONTENT_TYPES), title: z.string() })),
    }),
  ),
});
export type LibraryPreview = z.infer<typeof libraryPreviewSchema>;

const inLibrary = z.object({ id: idSchema, kind: z.enum(LIBRARY_KINDS), contentId: idSchema });

export const lmsMaterialRoutes = {
  search: defineRoute({
    method: 'GET',
    path: `${lmsPath}/contents`,
    access: lmsAccess,
    summary: 'Contents of the channel of one type by title, for a lesson to show.',
    params: lmsParams,
    query: lmsListQuery.pick({ page: true, query: true }).extend({ content_type: z.enum(MATERIAL_TYPES) }),
    response: z.object({ contentList: z.array(materialSchema), ...pageCountFields }),
  }),
  listLibrary: defineRoute({
    method: 'GET',
    path: `${lmsPath}/shelf`,
    access: lmsAccess,
    summary: 'What comes with the product, of one kind, by title.',
    params: lmsParams,
    query: lmsListQuery.pick({ page: true, query: true }).extend({ kind: z.enum(LIBRARY_KINDS) }),
    response: z.object({ itemList: z.array(libraryItemSchema), ...pageCountFields }),
  }),
  previewLibrary: defineRoute({
    method: 'GET',
    path: `${lmsPath}/shelf/:kind/:contentId`,
    access: lmsAccess,
    summary: 'What would be copied.',
    params: inLibrary,
    response: libraryPreviewSchema,
    errors: ['IS_NOT_CHANNEL_CONTENT'],
  }),
  copyFromLibrary: defineRoute({
    method: 'POST',
    path: `${lmsPath}/shelf/:kind/:contentId/copies`,
    access: lmsAccess,
    summary:
      'Copy it into the channel with all that it shows, or nothing. Copied before: ALREADY_IMPORTED unless `again`.',
    params: inLibrary,
    body: z.object({
      again: z.boolean().default(false),
      /** The course that a LESSON goes to the end of; without one it becomes a course of its own. */
      courseId: messageIdSchema.nullable().default(null),
    }),
    response: z.object({
      kind: z.enum(AUTHORING_KINDS),
      /** The id of the copy; for a PROBLEM and a STAGE the id of the draft by which it is edited. */
      contentId: idSchema,
      title: z.string(),
    }),
    status: 201,
    errors: [
      'IS_NOT_CHANNEL_CONTENT',
      'ALREADY_IMPORTED',
      'CHANNEL_LIST_FULL',
      'CHANNEL_CONTENT_UNAUTHORIZED',
      'CONTENT_NOT_READY',
    ],
    perMinute: 60,
  }),
};
