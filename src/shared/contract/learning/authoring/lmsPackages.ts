import { z } from 'zod';
import { idSchema } from '#shared/contract/fields.ts';
import { defineRoute, type UploadSpec } from '#shared/contract/route.ts';
import { AUTHORING_KINDS, HOLDER_KINDS } from './kinds.ts';
import { lmsAccess, lmsParams, lmsPath } from './lms.ts';

/**
 * A course or worksheet with what it shows, or contents alone, as files of YAML, Markdown, pictures, PDFs and films in a
 * zip; or a problem as the problem package of the ICPC.
 */
export const PACKAGE_FILE = {
  field: 'file',
  maxFiles: 1,
  maxBytes: 32 * 1024 * 1024,
  types: ['application/zip'],
  keptIn: 'file',
} as const satisfies UploadSpec;

const packageFileSchema = z.object({
  path: z.string(),
  /** The kind that the file becomes; null for an unknown one. */
  kind: z.enum([...AUTHORING_KINDS, 'PICTURE']).nullable(),
  title: z.string(),
  /** The errors, in words for the author; nothing is imported while there is one. */
  errorList: z.array(z.string()),
  /** The parts that were left out or changed, in words; the file is imported all the same. */
  noteList: z.array(z.string()),
});
export type PackageFile = z.infer<typeof packageFileSchema>;

export const EXPORTED_KINDS = [...HOLDER_KINDS, 'PROBLEM'] as const;
export type ExportedKind = (typeof EXPORTED_KINDS)[number];
export const PACKAGE_FORMATS = ['OWN', 'ICPC'] as const;
export type PackageFormat = (typeof PACKAGE_FORMATS)[number];

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
      kind: z.enum(AUTHORING_KINDS),
      /** The id of the content; for a problem or stage the id of its draft. */
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
    summary: 'A course or worksheet with what it shows, or the draft of a problem, as a zip.',
    params: z.object({ id: idSchema, kind: z.enum(EXPORTED_KINDS), contentId: idSchema }),
    /** ICPC is for problems. */
    query: z.object({ format: z.enum(PACKAGE_FORMATS).default('OWN') }),
    response: 'file',
    errors: ['IS_NOT_CHANNEL_CONTENT', 'RESOURCE_NOT_FOUND', 'PACKAGE_REFUSED'],
  }),
};
