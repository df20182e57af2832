import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  lookupText,
  nameOrNothing,
  nameText,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { cursorField, cursorFields } from '#shared/contract/paging.ts';
import { reportReasonSchema } from '#shared/contract/people/moderation.ts';
import { channelRoleSchema } from '#shared/contract/roles.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { POST_LIMITS } from '#shared/posts/postDocument.ts';

export const POST_TYPES = ['POST', 'NOTICE'] as const;
const postTypeSchema = z.enum(POST_TYPES);
export type PostType = z.infer<typeof postTypeSchema>;

export const POSTS_PER_PAGE = 20;
export const RECENT_POSTS = 5;
export const RANKED_POSTS = 10;
/** Shortest word of a search. */
export const SEARCH_LETTERS = 2;
export const MENTIONS_OFFERED = 8;

/** The writer under the name in the channel. */
export const writerSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  roleList: z.array(channelRoleSchema),
});

const postSummarySchema = z.object({
  postId: idSchema,
  boardId: idSchema,
  postType: postTypeSchema,
  title: z.string(),
  excerpt: z.string(),
  writer: writerSchema,
  viewCount: countSchema,
  commentCount: countSchema,
  reportFileCount: countSchema,
  /** Staff has hidden it; then only staff and its writer see it. */
  hidden: z.boolean(),
  createdAt: timestampSchema,
});
export type PostSummary = z.infer<typeof postSummarySchema>;

/** A tree of nodes; both sides parse it with the allow-list `sanitisePost`. */
const postContentSchema = z.object({
  type: z.literal('doc'),
  content: z.array(z.looseObject({ type: z.string().max(40) })).max(POST_LIMITS.nodes),
});

export const mentionSchema = z.object({ userId: idSchema, nickname: z.string() });

export const reportFileSchema = z.object({
  reportFileId: idSchema,
  name: z.string(),
  type: z.string(),
  size: countSchema,
  /** A link that ends after a day or two; the file is saved, never opened in place. */
  url: z.string(),
});
export type ReportFile = z.infer<typeof reportFileSchema>;

const postPictureSchema = z.object({
  fileId: idSchema,
  url: z.string(),
  width: countSchema,
  height: countSchema,
});
export type PostPicture = z.infer<typeof postPictureSchema>;

const postSchema = z.object({
  ...postSummarySchema.omit({ excerpt: true, reportFileCount: true }).shape,
  boardName: z.string(),
  content: postContentSchema,
  pictureList: z.array(postPictureSchema),
  reportFileList: z.array(reportFileSchema),
  mentionList: z.array(mentionSchema),
  version: z.int().min(1),
  updatedAt: timestampSchema,
  /** Whether the caller may change it. */
  editable: z.boolean(),
  removable: z.boolean(),
  commentable: z.boolean(),
  mayHide: z.boolean(),
});
export type Post = z.infer<typeof postSchema>;

const postDraftSchema = z.object({
  title: z.string(),
  content: postContentSchema,
  /** 0 before the first save. */
  version: z.int().min(0),
  pictureList: z.array(postPictureSchema),
});
export type PostDraft = z.infer<typeof postDraftSchema>;

const title = nameText(POST_LIMITS.title, '제목을 입력해 주세요.');
const members = { channelRole: 'visitor', plugin: 'BOARD' } as const;
const writers = { channelRole: 'generalMember', plugin: 'BOARD' } as const;
const onePost = z.object({ id: idSchema });
const oneBoard = z.object({ board_id: idSchema });
const postPage = z.object({ postList: z.array(postSummarySchema), ...cursorFields });
const READ_ERRORS = [
  'RESOURCE_NOT_FOUND',
  'CHANNEL_GROUP_UNAUTHORIZED',
  'CHANNEL_CONTENT_UNAUTHORIZED',
] as const;
const WRITE_ERRORS = [
  ...READ_ERRORS,
  'NOT_HAS_ROLE',
  'VALIDATION_FAIL',
  'GUARDIAN_CONSENT_REQUIRED',
  'CHAT_MUTED',
] as const;

export const postRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/posts',
    access: members,
    summary:
      'Posts of a board or of all that the caller may read, newest first; with `query` those that say it.',
    query: z.object({
      board_id: z.union([z.literal('all'), idSchema]),
      query: lookupText(60).optional(),
      cursor: cursorField.optional(),
    }),
    response: postPage,
    errors: [...READ_ERRORS, 'VALIDATION_FAIL'],
  }),
  listNotices: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/posts/notices',
    access: members,
    summary: 'Notices of the channel or of a board, newest first.',
    query: z.object({ board_id: idSchema.optional(), cursor: cursorField.optional() }),
    response: postPage,
    errors: READ_ERRORS,
  }),
  listRecent: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/posts/recent',
    access: members,
    summary: 'The newest posts of all boards that the caller may read.',
    response: z.object({ postList: z.array(postSummarySchema) }),
  }),
  listMentionable: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/posts/mentions',
    access: writers,
    summary: 'Members whose name begins with some letters, to be named in a post.',
    query: z.object({ board_id: idSchema, query: lookupText(12).pipe(z.string().min(1)) }),
    response: z.object({ mentionList: z.array(mentionSchema) }),
    errors: READ_ERRORS,
    // Called with every letter.
    perMinute: 600,
  }),
  getDraft: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/posts/temps',
    access: writers,
    summary: 'The own temporary post for a board; empty where there is none.',
    query: oneBoard,
    response: postDraftSchema,
    errors: [...READ_ERRORS, 'NOT_HAS_ROLE'],
  }),
  saveDraft: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/posts/temps',
    access: writers,
    summary: 'Keep the temporary post for a board, unless another page has kept a newer one.',
    query: oneBoard,
    body: z.object({
      title: nameOrNothing(POST_LIMITS.title),
      content: postContentSchema,
      baseVersion: z.int().min(0),
    }),
    response: z.object({ version: z.int().min(1) }),
    errors: [...READ_ERRORS, 'NOT_HAS_ROLE', 'POST_CONFLICT', 'VALIDATION_FAIL'],
  }),
  removeDraft: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/posts/temps',
    access: writers,
    summary: 'Throw the temporary post for a board away, with its files.',
    query: oneBoard,
    response: emptyReplySchema,
    errors: [...READ_ERRORS, 'NOT_HAS_ROLE'],
  }),
  addPicture: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/posts/temps/pictures',
    access: writers,
    requires: ['guardianConsent'],
    summary: 'A picture to be shown in a post of a board; it goes again unless a post shows it.',
    query: oneBoard,
    upload: {
      field: 'picture',
      maxFiles: 1,
      maxBytes: 10 * 1024 * 1024,
      types: ['image/png', 'image/jpeg', 'image/webp'],
    },
    response: postPictureSchema,
    errors: [
      ...READ_ERRORS,
      'NOT_HAS_ROLE',
      'FILE_TOO_LARGE',
      'FILE_TYPE_REFUSED',
      'FILE_UNREADABLE',
      'VALIDATION_FAIL',
      'GUARDIAN_CONSENT_REQUIRED',
    ],
    perMinute: 30,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/posts/:id',
    access: members,
    summary: 'A post; the first look of each member counts as a view.',
    params: onePost,
    response: postSchema,
    errors: READ_ERRORS,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/posts',
    access: writers,
    requires: ['guardianConsent'],
    summary: 'Post on a board; the temporary post and its files go into it.',
    query: z.object({ post_type: postTypeSchema, board_id: idSchema }),
    body: z.object({
      title,
      content: postContentSchema,
      /** Chosen by the page: a post that is sent twice is one post. */
      requestKey: z.string().regex(/^[0-9a-f]{32}$/),
    }),
    response: postSchema,
    errors: WRITE_ERRORS,
    perMinute: 60,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/posts/:id',
    access: writers,
    requires: ['guardianConsent'],
    summary: 'Change a post of one’s own, or bring it to another board; not over a newer version.',
    params: onePost,
    query: z.object({ post_type: postTypeSchema, board_id: idSchema }),
    body: z.object({ title, content: postContentSchema, baseVersion: z.int().min(1) }),
    response: postSchema,
    errors: [...WRITE_ERRORS, 'POST_CONFLICT'],
    perMinute: 60,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/channels/posts/:id',
    access: writers,
    summary: 'Remove a post: its writer or staff.',
    params: onePost,
    response: emptyReplySchema,
    errors: [...READ_ERRORS, 'NOT_HAS_ROLE'],
  }),
  setVisibleState: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/posts/:id/visiblestates',
    access: { channelRole: 'teacher', plugin: 'BOARD' },
    summary: 'Hide a post from members, or show it again. Leaves an audit entry.',
    params: onePost,
    body: z.object({ visibleState: z.enum(['VISIBLE', 'INVISIBLE']) }),
    response: emptyReplySchema,
    errors: READ_ERRORS,
  }),
  report: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/posts/:id/reports',
    access: members,
    summary: 'Tell staff about a post; the server adds its words.',
    params: onePost,
    body: z.object({
      reason: reportReasonSchema,
      comment: typedText(200, '어떤 일이 있었는지 써 주세요.').optional(),
    }),
    response: z.object({ reportId: idSchema }),
    errors: [...READ_ERRORS, 'VALIDATION_FAIL', 'MEMBER_NOT_FOUND'],
    perMinute: 10,
  }),
  rankByViews: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/:id/post-view-ranking',
    access: { channelRole: 'visitor', channelFrom: 'id', plugin: 'BOARD' },
    summary: 'The posts with the most views that the caller may read.',
    withoutPage: 'Boards show views beside each post; children are not ranked by how often they are read.',
    params: z.object({ id: idSchema }),
    response: z.object({ postList: z.array(postSummarySchema) }),
  }),
};
