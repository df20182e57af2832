import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  exactText,
  idSchema,
  timestampSchema,
} from '#shared/contract/fields.ts';
import { pageCountFields } from '#shared/contract/paging.ts';
import { defineRoute, type UploadSpec } from '#shared/contract/route.ts';
import { DOCUMENT_TYPES, MARKDOWN_LENGTH } from '../contentFields.ts';
import { documentPictureSchema } from '../documents.ts';
import {
  baseVersion,
  lmsAccess,
  lmsContentFields,
  lmsListQuery,
  lmsMemberQuery,
  lmsParams,
  lmsPath,
  lmsTitle,
  visibleStateBody,
} from './lms.ts';

export const DOCUMENT_PDF = {
  field: 'file',
  maxFiles: 1,
  maxBytes: 20 * 1024 * 1024,
  types: ['application/pdf'],
  keptIn: 'file',
} as const satisfies UploadSpec;

export const DOCUMENT_PICTURE = {
  field: 'picture',
  maxFiles: 1,
  maxBytes: 10 * 1024 * 1024,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const satisfies UploadSpec;
export const MOST_DOCUMENT_PICTURES = 60;

const documentSummarySchema = z.object({
  documentId: idSchema,
  ...lmsContentFields,
  documentType: z.enum(DOCUMENT_TYPES),
  /** Pupils who have opened it. */
  readerCount: countSchema,
});

export const staffDocumentSchema = z.object({
  documentId: idSchema,
  ...lmsContentFields,
  documentType: z.enum(DOCUMENT_TYPES),
  /** Markdown; empty for a PDF. */
  content: z.string(),
  /** All that were uploaded for it, so that what was taken out of the text can be put back. */
  pictureList: z.array(documentPictureSchema),
  /** The name and the address of a PDF; the address is good for a while. */
  file: z.object({ name: z.string(), url: z.string(), size: countSchema }).nullable(),
});
export type StaffDocument = z.infer<typeof staffDocumentSchema>;

const documentBody = z.object({
  title: lmsTitle,
  content: exactText(MARKDOWN_LENGTH, `${MARKDOWN_LENGTH.toLocaleString('ko')}자까지 쓸 수 있어요.`),
});
export type DocumentBody = z.output<typeof documentBody>;

const readerSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  /** 0 for a member who has not opened it yet. */
  readCount: countSchema,
  firstReadAt: timestampSchema.nullable(),
  lastReadAt: timestampSchema.nullable(),
});
export type DocumentReader = z.infer<typeof readerSchema>;

const params = z.object({ id: idSchema, documentId: idSchema });
const errors = ['IS_NOT_CHANNEL_CONTENT'] as const;
const CHANGE_ERRORS = ['IS_NOT_CHANNEL_CONTENT', 'CHANNEL_CONTENT_UNAUTHORIZED', 'CONTENT_CONFLICT'] as const;
const FILE_ERRORS = ['FILE_TOO_LARGE', 'FILE_TYPE_REFUSED', 'FILE_UNREADABLE'] as const;

export const lmsDocumentRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${lmsPath}/documents`,
    access: lmsAccess,
    summary: 'Documents of the channel for its staff; what was changed last comes first.',
    params: lmsParams,
    query: lmsListQuery,
    response: z.object({ documentList: z.array(documentSummarySchema), ...pageCountFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path: `${lmsPath}/documents`,
    access: lmsAccess,
    summary: 'A new empty document, hidden from pupils.',
    params: lmsParams,
    body: z.object({ title: lmsTitle }),
    response: staffDocumentSchema,
    status: 201,
    errors: ['CHANNEL_LIST_FULL'],
  }),
  get: defineRoute({
    method: 'GET',
    path: `${lmsPath}/documents/:documentId`,
    access: lmsAccess,
    summary: 'A document as staff edits it.',
    params,
    response: staffDocumentSchema,
    errors,
  }),
  save: defineRoute({
    method: 'PUT',
    path: `${lmsPath}/documents/:documentId`,
    access: lmsAccess,
    summary: 'Save a document on top of `baseVersion`; a newer version stays.',
    params,
    body: documentBody.extend({ baseVersion }),
    response: staffDocumentSchema,
    errors: CHANGE_ERRORS,
  }),
  uploadFile: defineRoute({
    method: 'POST',
    path: `${lmsPath}/documents/:documentId/files`,
    access: lmsAccess,
    summary: 'Make the document a PDF; its Markdown is kept below it.',
    params,
    upload: DOCUMENT_PDF,
    response: staffDocumentSchema,
    errors: [...CHANGE_ERRORS, ...FILE_ERRORS],
    perMinute: 20,
  }),
  removeFile: defineRoute({
    method: 'DELETE',
    path: `${lmsPath}/documents/:documentId/files`,
    access: lmsAccess,
    summary: 'Take the PDF away; the document is its Markdown again.',
    params,
    response: staffDocumentSchema,
    errors: CHANGE_ERRORS,
  }),
  addPicture: defineRoute({
    method: 'POST',
    path: `${lmsPath}/documents/:documentId/pictures`,
    access: lmsAccess,
    summary:
      'A picture for the text of a document, encoded anew; what the text does not name goes after a week.',
    params,
    upload: DOCUMENT_PICTURE,
    response: documentPictureSchema,
    status: 201,
    errors: ['IS_NOT_CHANNEL_CONTENT', 'CHANNEL_CONTENT_UNAUTHORIZED', 'CHANNEL_LIST_FULL', ...FILE_ERRORS],
    perMinute: 30,
  }),
  setVisibleState: defineRoute({
    method: 'PUT',
    path: `${lmsPath}/documents/:documentId/visiblestates`,
    access: lmsAccess,
    summary: 'Publish a document, or hide it from pupils.',
    params,
    body: visibleStateBody,
    response: staffDocumentSchema,
    errors: [...CHANGE_ERRORS, 'CONTENT_NOT_READY', 'ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${lmsPath}/documents/:documentId`,
    access: lmsAccess,
    summary: 'Delete a document that no lesson shows.',
    params,
    response: emptyReplySchema,
    errors: [...CHANGE_ERRORS, 'ALREADY_REFERENCED_CONTENT', 'HAS_ASSIGNMENT'],
  }),
  listMembers: defineRoute({
    method: 'GET',
    path: `${lmsPath}/documents/:documentId/members`,
    access: lmsAccess,
    summary: 'Pupils by name, and how often each has opened the document.',
    params,
    query: lmsMemberQuery,
    response: z.object({ memberList: z.array(readerSchema), ...pageCountFields }),
    errors,
  }),
  listLogs: defineRoute({
    method: 'GET',
    path: `${lmsPath}/documents/:documentId/logs`,
    access: lmsAccess,
    summary: 'Who has opened the document, the last first.',
    withoutPage: '`lmsDocuments.listMembers` says for each pupil how often and when.',
    params,
    query: lmsMemberQuery.omit({ query: true }),
    response: z.object({ logList: z.array(readerSchema), ...pageCountFields }),
    errors,
  }),
};
