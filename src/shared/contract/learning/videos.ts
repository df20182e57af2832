import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  exactText,
  idSchema,
  messageIdSchema,
  timestampSchema,
} from '#shared/contract/fields.ts';
import { pageCountFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { questChangeSchema } from '#shared/contract/world/quests.ts';
import { readVideoAddress } from '#shared/video/videoAddress.ts';
import { CAPTIONS_LENGTH, readWebVtt } from '#shared/video/webVtt.ts';
import { LESSON_ERRORS } from './lessons.ts';
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
} from './authoring/lms.ts';
import { UPLOAD_STATES, VIDEO_FAILURES, VIDEO_TYPES } from './videoUploads.ts';

const DESCRIPTION_LENGTH = 2000;
export const LONGEST_VIDEO_SECONDS = 4 * 60 * 60;
/** Pages tell what was watched this often. */
export const REPORT_SECONDS = 10;

/** The facts of a video that everybody who may see it is told. */
const videoFields = {
  videoId: idSchema,
  title: z.string(),
  description: z.string(),
  videoType: z.enum(VIDEO_TYPES),
  state: z.enum(UPLOAD_STATES),
  failure: z.enum(VIDEO_FAILURES).nullable(),
  /** A FILE has a signed address, empty until it is COMPLETE; a URL has the address as staff wrote it. */
  videoUrl: z.string(),
  posterUrl: z.string(),
  /** Seconds; 0 while it is not known. */
  videoTime: countSchema,
  /** WebVTT; empty for none. */
  captions: z.string(),
};

const rangeSchema = z.tuple([
  z.number().min(0).max(LONGEST_VIDEO_SECONDS),
  z.number().min(0).max(LONGEST_VIDEO_SECONDS),
]);
const watchSchema = z.object({
  secondsWatched: z.number().min(0),
  rangeList: z.array(rangeSchema),
  /** The second at which the video goes on. */
  position: z.number().min(0),
  checked: z.boolean(),
});
export type VideoWatch = z.infer<typeof watchSchema>;

export const learnedVideoSchema = z.object({ ...videoFields, watch: watchSchema });
export type LearnedVideo = z.infer<typeof learnedVideoSchema>;

const onLesson = z.object({ lessonId: idSchema, contentOnLessonId: idSchema });

export const videoRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/lessons/:lessonId/contents/:contentOnLessonId/videos',
    access: { channelRole: 'generalMember' },
    summary: 'The video behind a VIDEO content, and how much of it the caller has watched.',
    params: onLesson,
    response: learnedVideoSchema,
    errors: LESSON_ERRORS,
  }),
  watch: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/lessons/:lessonId/contents/:contentOnLessonId/videos/watches',
    access: { channelRole: 'generalMember' },
    summary: 'What was watched since the last report; no more counts than the clock allows.',
    params: onLesson,
    body: z.object({
      /** At the beginning of watching, before anything was watched. */
      opened: z.boolean().default(false),
      ranges: z.array(rangeSchema).max(50).default([]),
      position: z.number().min(0).max(LONGEST_VIDEO_SECONDS),
    }),
    response: watchSchema.extend({ questChange: questChangeSchema.nullable() }),
    errors: LESSON_ERRORS,
  }),
};

const staffVideoSchema = z.object({
  ...videoFields,
  ...lmsContentFields,
  videoStorageId: idSchema.nullable(),
  /** The progress of the conversion. */
  percent: countSchema,
});
export type StaffVideo = z.infer<typeof staffVideoSchema>;

const summarySchema = staffVideoSchema
  .omit({ description: true, captions: true, videoUrl: true })
  .extend({ hasCaptions: z.boolean(), watcherCount: countSchema });
export type StaffVideoSummary = z.infer<typeof summarySchema>;

const captionsField = exactText(CAPTIONS_LENGTH, '자막 파일이 너무 커요.').superRefine((source, context) => {
  const read = source === '' ? { cues: [] } : readWebVtt(source);
  if ('fault' in read) context.addIssue({ code: 'custom', message: read.fault });
});

export const videoBody = z
  .object({
    title: lmsTitle,
    description: exactText(DESCRIPTION_LENGTH, `${DESCRIPTION_LENGTH}자까지 쓸 수 있어요.`).default(''),
    videoType: z.enum(VIDEO_TYPES).default('FILE'),
    videoUrl: z.string().trim().max(500, '주소가 너무 길어요.').default(''),
    videoStorageId: messageIdSchema.nullable().default(null),
    /** Seconds of a URL, which is checked against what was watched. */
    videoTime: z.int().min(0).max(LONGEST_VIDEO_SECONDS, '4시간까지 넣을 수 있어요.').default(0),
    captions: captionsField.default(''),
  })
  .refine(({ videoType, videoUrl }) => videoType === 'FILE' || readVideoAddress(videoUrl) !== null, {
    path: ['videoUrl'],
    message: '유튜브 주소나 https로 시작하는 mp4·webm 파일 주소만 넣을 수 있어요.',
  })
  .refine(({ videoType, videoTime }) => videoType === 'FILE' || videoTime > 0, {
    path: ['videoTime'],
    message: '영상이 몇 초인지 써 주세요.',
  });
export type VideoBody = z.output<typeof videoBody>;

const watcherSchema = z.object({
  memberId: idSchema,
  nickname: z.string(),
  openCount: countSchema,
  secondsWatched: z.number().min(0),
  /** The watched share of the video. */
  percent: countSchema,
  lastAt: timestampSchema.nullable(),
  completedAt: timestampSchema.nullable(),
});
export type VideoWatcher = z.infer<typeof watcherSchema>;

const params = z.object({ id: idSchema, videoId: idSchema });
const errors = ['IS_NOT_CHANNEL_CONTENT'] as const;
const CHANGE_ERRORS = ['IS_NOT_CHANNEL_CONTENT', 'CHANNEL_CONTENT_UNAUTHORIZED', 'CONTENT_CONFLICT'] as const;

export const lmsVideoRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${lmsPath}/videos`,
    access: lmsAccess,
    summary: 'Videos of the channel for its staff; what was changed last comes first.',
    params: lmsParams,
    query: lmsListQuery,
    response: z.object({ videoList: z.array(summarySchema), ...pageCountFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path: `${lmsPath}/videos`,
    access: lmsAccess,
    summary: 'A new video, of an upload or of an address; hidden from pupils.',
    params: lmsParams,
    body: videoBody,
    response: staffVideoSchema,
    status: 201,
    errors: ['CHANNEL_LIST_FULL', 'RESOURCE_NOT_FOUND'],
  }),
  get: defineRoute({
    method: 'GET',
    path: `${lmsPath}/videos/:videoId`,
    access: lmsAccess,
    summary: 'A video as staff edits it.',
    params,
    response: staffVideoSchema,
    errors,
  }),
  save: defineRoute({
    method: 'PUT',
    path: `${lmsPath}/videos/:videoId`,
    access: lmsAccess,
    summary: 'Save a video on top of `baseVersion`; a newer version stays.',
    params,
    body: videoBody.safeExtend({ baseVersion }),
    response: staffVideoSchema,
    errors: [...CHANGE_ERRORS, 'RESOURCE_NOT_FOUND'],
  }),
  setVisibleState: defineRoute({
    method: 'PUT',
    path: `${lmsPath}/videos/:videoId/visiblestates`,
    access: lmsAccess,
    summary: 'Publish a video, or hide it from pupils.',
    params,
    body: visibleStateBody,
    response: staffVideoSchema,
    errors: [...CHANGE_ERRORS, 'CONTENT_NOT_READY', 'ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${lmsPath}/videos/:videoId`,
    access: lmsAccess,
    summary: 'Delete a video that no lesson shows.',
    params,
    response: emptyReplySchema,
    errors: [...CHANGE_ERRORS, 'ALREADY_REFERENCED_CONTENT', 'HAS_ASSIGNMENT'],
  }),
  listMembers: defineRoute({
    method: 'GET',
    path: `${lmsPath}/videos/:videoId/members`,
    access: lmsAccess,
    summary: 'Pupils by name, and how much of the video each has watched.',
    params,
    query: lmsMemberQuery,
    response: z.object({ memberList: z.array(watcherSchema), ...pageCountFields }),
    errors,
  }),
  listLogs: defineRoute({
    method: 'GET',
    path: `${lmsPath}/videos/:videoId/logs`,
    access: lmsAccess,
    summary: 'Who has watched the video, the last first.',
    withoutPage: '`lmsVideos.listMembers` says for each pupil how much and when.',
    params,
    query: lmsMemberQuery.omit({ query: true }),
    response: z.object({ logList: z.array(watcherSchema), ...pageCountFields }),
    errors,
  }),
};
