import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  lookupText,
  timestampSchema,
} from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { lmsAccess, lmsParams, lmsPath } from './authoring/lms.ts';

export const UPLOAD_STATES = ['PENDING', 'UPLOADING', 'CONVERTING', 'COMPLETE'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];
export const VIDEO_TYPES = ['FILE', 'URL'] as const;
export const VIDEO_STATES = ['PLAY', 'PAUSE', 'END'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

/** The reason why a file could not be converted. */
export const VIDEO_FAILURES = ['NO_CONVERTER', 'UNREADABLE', 'TOO_LONG', 'NO_PICTURE'] as const;
export type VideoFailure = (typeof VIDEO_FAILURES)[number];

/** Bytes of each part except the last (product spec §9). */
export const VIDEO_PART_BYTES = 10_485_760;
export const VIDEO_MOST_BYTES = 2_000_000_000;
const MOST_PARTS = Math.ceil(VIDEO_MOST_BYTES / VIDEO_PART_BYTES);

export const partCountOf = (size: number): number => Math.ceil(size / VIDEO_PART_BYTES);
/** Bytes of a part of a file; parts are numbered from 1. */
export const partSizeOf = (size: number, partNumber: number): number =>
  Math.min(VIDEO_PART_BYTES, size - (partNumber - 1) * VIDEO_PART_BYTES);

/** The storage's name for the file: the `fileName` that a started upload answers. */
const fileName = z.string().regex(/^[0-9a-f]{32}\.bin$/, '올리는 파일을 다시 확인해 주세요.');
const uploadId = z.string().regex(/^[\w.~+/=-]{8,512}$/, '올리는 파일을 다시 확인해 주세요.');
const partNumber = z.coerce.number().int().min(1).max(MOST_PARTS);
const awsETag = z.string().regex(/^"?[0-9a-fA-F]{32}"?$/, '조각의 표시를 다시 확인해 주세요.');

export const videoStorageSchema = z.object({
  videoStorageId: idSchema,
  state: z.enum(UPLOAD_STATES),
  /** While parts are sent. */
  uploadId: z.string().nullable(),
  fileName: z.string().nullable(),
  originalName: z.string(),
  size: countSchema,
  partSize: countSchema,
  /** The progress of the conversion, in percent. */
  percent: countSchema,
  failure: z.enum(VIDEO_FAILURES).nullable(),
  updatedAt: timestampSchema,
});
export type VideoStorage = z.infer<typeof videoStorageSchema>;

const partSchema = z.object({ partNumber, awsETag, size: countSchema });
export type UploadedPart = z.infer<typeof partSchema>;

const params = z.object({ id: idSchema, videoStorageId: idSchema });
const uploadFields = { fileName, uploadId };
const errors = ['RESOURCE_NOT_FOUND'] as const;

export const videoUploadRoutes = {
  create: defineRoute({
    method: 'POST',
    path: `${lmsPath}/video-storages`,
    access: lmsAccess,
    summary: 'A place for a video file: the first step of an upload.',
    params: lmsParams,
    response: z.object({ videoStorageId: idSchema }),
    status: 201,
    errors: ['CHANNEL_LIST_FULL'],
    perMinute: 60,
  }),
  list: defineRoute({
    method: 'GET',
    path: `${lmsPath}/video-storages`,
    access: lmsAccess,
    summary: 'Own uploads that have not ended, to go on with.',
    params: lmsParams,
    response: z.object({ videoStorageList: z.array(videoStorageSchema) }),
  }),
  get: defineRoute({
    method: 'GET',
    path: `${lmsPath}/video-storages/:videoStorageId`,
    access: lmsAccess,
    summary: 'How far an upload and its conversion are.',
    withoutPage: '`lmsVideos.get` says how far the conversion of a video is.',
    params,
    response: videoStorageSchema,
    errors,
  }),
  start: defineRoute({
    method: 'POST',
    path: `${lmsPath}/video-storages/:videoStorageId/uploads`,
    access: lmsAccess,
    summary: 'Begin to send a file; `fileName` of the answer is what the next calls name it.',
    params,
    body: z.object({
      fileName: lookupText(200).min(1, '파일 이름이 없어요.'),
      size: z
        .int()
        .min(1, '빈 파일이에요. 다른 파일을 골라 주세요.')
        .max(VIDEO_MOST_BYTES, '영상은 2GB까지 올릴 수 있어요.'),
    }),
    response: z.object({ ...uploadFields, partSize: countSchema }),
    status: 201,
    errors: [...errors, 'UPLOAD_INCOMPLETE'],
    perMinute: 60,
  }),
  signPart: defineRoute({
    method: 'POST',
    path: `${lmsPath}/video-storages/:videoStorageId/uploads/part-urls`,
    access: lmsAccess,
    summary: 'The address to PUT one part to; it is good for an hour or two.',
    params,
    body: z.object({ ...uploadFields, partNumber }),
    response: z.object({ url: z.string() }),
    errors: [...errors, 'UPLOAD_INCOMPLETE'],
    perMinute: 1200,
  }),
  listParts: defineRoute({
    method: 'GET',
    path: `${lmsPath}/video-storages/:videoStorageId/uploads/parts`,
    access: lmsAccess,
    summary: 'The parts that are there, to go on with the others.',
    params,
    query: z.object(uploadFields),
    response: z.object({ parts: z.array(partSchema) }),
    errors,
  }),
  complete: defineRoute({
    method: 'POST',
    path: `${lmsPath}/video-storages/:videoStorageId/uploads/completes`,
    access: lmsAccess,
    summary: 'Make the file of its parts, each once and in order; then it is converted.',
    params,
    body: z.object({
      ...uploadFields,
      parts: z.array(z.object({ awsETag, partNumber })).min(1).max(MOST_PARTS),
    }),
    response: videoStorageSchema,
    errors: [...errors, 'UPLOAD_INCOMPLETE', 'FILE_TYPE_REFUSED'],
    perMinute: 60,
  }),
  clear: defineRoute({
    method: 'DELETE',
    path: `${lmsPath}/video-storages/:videoStorageId/uploads`,
    access: lmsAccess,
    summary: 'Stop an upload, or take its file away: PENDING again.',
    params,
    response: videoStorageSchema,
    errors: [...errors, 'ALREADY_REFERENCED_CONTENT'],
  }),
  convertAgain: defineRoute({
    method: 'POST',
    path: `${lmsPath}/video-storages/:videoStorageId/conversions`,
    access: lmsAccess,
    summary: 'Try a failed conversion again.',
    params,
    response: videoStorageSchema,
    errors,
    perMinute: 10,
  }),
  getUrl: defineRoute({
    method: 'GET',
    path: `${lmsPath}/video-storages/:videoStorageId/urls`,
    access: lmsAccess,
    summary: 'The final address of the video; VIDEO_CONVERTING until it is there.',
    withoutPage: '`videos.get` brings the address that a pupil may play.',
    params,
    response: z.object({ videoUrl: z.string(), posterUrl: z.string(), videoTime: countSchema }),
    errors: [...errors, 'VIDEO_CONVERTING', 'FILE_UNREADABLE', 'UPLOAD_INCOMPLETE'],
  }),
  putPart: defineRoute({
    method: 'PUT',
    path: '/channel/v1/video-parts/:fileName',
    access: 'anyone',
    summary: 'One part of a file for the own disk, by a signed address; its ETag is in the header.',
    withoutPage: 'Its signed address comes with `videoUploads.signPart`, as that of an object storage does.',
    params: z.object({ fileName }),
    query: z.object({
      uploadId,
      partNumber,
      expires: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      signature: z.string().max(100),
    }),
    streamedBody: { maxBytes: VIDEO_PART_BYTES },
    response: emptyReplySchema,
    errors: ['UPLOAD_LINK_ENDED', 'UPLOAD_INCOMPLETE', 'FILE_TOO_LARGE'],
    perMinute: 1200,
  }),
};
