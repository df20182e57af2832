import { z } from 'zod';
import { idSchema } from '#shared/contract/fields.ts';
import { defineRoute, type UploadSpec } from '#shared/contract/route.ts';
import { lmsAccess, lmsParams, lmsPath } from './lms.ts';

/** A course or worksheet with what it shows, as files of YAML and Markdown in a zip. */
export const PACKAGE_FILE = {
  field: 'file',
  maxFiles: 1,
  maxBytes: 5 * 1024 * 1024,
  types: ['application/zip'],
} as const satisfies UploadSpec;

const packageFileSchema = z.object({
  path: z.string(),
  /** What it makes; null for what is not known. */
  kind: z.enum(['COURSE', 'WORKSHEET', 'DOCUMENT', 'BLOCK']).nullable(),
  title: z.string(),
  /** In words for whoever wrote it; nothing is imported while there is one. */
  errorList: z.array(z.string()),
});
export type PackageFile = z.infer<typeof packageFileSchema>;

const errors = ['PACKAGE_REFUSED', 'FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'FILE_UNREADABLE'] as const;

export const lmsPackageRoutes = {
  preview: defineRoute({
    method: 'POST',
    path: `${lmsPath}/packages/previews`,
    access: lmsAccess,
    summary: 'What a package would make, and what is wrong with each of its files. Nothing is made.',
    params: lmsParams,
    upload: PACKAGE_FILE,
    response: z.object({ fileList: z.array(packageFileSchema), isReady: z.boolean() }),
    errors,
    perMinute: 20,
  }),
  importPackage: defineRoute({
    method: 'POST',
    path: `${lmsPath}/packages`,
    access: lmsAccess,
    summary: 'Make all that a package holds, or nothing. It stays hidden from pupils until it is published.',
    params: lmsParams,
    upload: PACKAGE_FILE,
    response: z.object({
      kind: z.enum(['COURSE', 'WORKSHEET', 'DOCUMENT', 'BLOCK']),
      contentId: idSchema,
      title: z.string(),
    }),
    status: 201,
    errors: [...errors, 'CHANNEL_LIST_FULL'],
    perMinute: 20,
  }),
  exportPackage: defineRoute({
    method: 'GET',
    path: `${lmsPath}/packages/:kind/:contentId`,
    access: lmsAccess,
    summary: 'A course or worksheet with what it shows as a zip.',
    params: z.object({ id: idSchema, kind: z.enum(['COURSE', 'WORKSHEET']), contentId: idSchema }),
    response: 'file',
    errors: ['IS_NOT_CHANNEL_CONTENT'],
  }),
};
