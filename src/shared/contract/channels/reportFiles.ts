import { z } from 'zod';
import { emptyReplySchema, idSchema } from '#shared/contract/fields.ts';
import { defineRoute, type UploadSpec } from '#shared/contract/route.ts';
import { reportFileSchema } from './posts.ts';

/** Most files of one post (product spec §9). */
export const MOST_REPORT_FILES = 5;
const REPORT_FILE_BYTES = 20 * 1024 * 1024;

/** The types of attached files, by their bytes; none of these types runs by itself. */
const REPORT_FILE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'application/pdf',
  'application/zip',
  // A work of Entry (.ent) is one.
  'application/gzip',
  'application/x-cfb',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
] as const;

const upload = {
  field: 'files',
  // One more than fits, so that a sixth file has an error of its own.
  maxFiles: MOST_REPORT_FILES + 1,
  maxBytes: REPORT_FILE_BYTES,
  types: REPORT_FILE_TYPES,
  text: true,
  keptIn: 'file',
} as const satisfies UploadSpec;

const writers = { channelRole: 'generalMember', plugin: 'BOARD' } as const;
const onePost = z.object({ id: idSchema });
const oneBoard = z.object({ board_id: idSchema });
const fileList = z.object({ reportFileList: z.array(reportFileSchema) });
const ERRORS = [
  'RESOURCE_NOT_FOUND',
  'CHANNEL_GROUP_UNAUTHORIZED',
  'CHANNEL_CONTENT_UNAUTHORIZED',
  'NOT_HAS_ROLE',
] as const;
const UPLOAD_ERRORS = [
  ...ERRORS,
  'TOO_MANY_REPORT_FILE',
  'FILE_TOO_LARGE',
  'FILE_TYPE_REFUSED',
  'FILE_UNREADABLE',
  'VALIDATION_FAIL',
  'GUARDIAN_CONSENT_REQUIRED',
] as const;

/** Files at a post, and those of a temporary post, which go into the post with it. */
export const reportFileRoutes = {
  listTemps: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/posts/temps/report-files',
    access: writers,
    summary: 'Files of the own temporary post for a board.',
    query: oneBoard,
    response: fileList,
    errors: ERRORS,
  }),
  addTemps: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/posts/temps/report-files',
    access: writers,
    requires: ['guardianConsent'],
    summary: 'Add files to the own temporary post; at most five are there.',
    query: oneBoard,
    upload,
    response: fileList,
    errors: UPLOAD_ERRORS,
    perMinute: 30,
  }),
  removeTemp: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/posts/temps/report-files/:fileId',
    access: writers,
    summary: 'Remove a file of the own temporary post.',
    params: z.object({ fileId: idSchema }),
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/posts/:id/report-files',
    access: { channelRole: 'visitor', plugin: 'BOARD' },
    summary: 'Files at a post.',
    withoutPage: '`posts.get` brings the files of a post.',
    params: onePost,
    response: fileList,
    errors: ERRORS,
  }),
  add: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/posts/:id/report-files',
    access: writers,
    requires: ['guardianConsent'],
    summary: 'Add files to an own post; at most five are there.',
    params: onePost,
    upload,
    response: fileList,
    errors: UPLOAD_ERRORS,
    perMinute: 30,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/posts/:id/report-files/:fileId',
    access: writers,
    summary: 'Remove a file of an own post; staff removes any.',
    params: z.object({ id: idSchema, fileId: idSchema }),
    response: emptyReplySchema,
    errors: ERRORS,
  }),
};
