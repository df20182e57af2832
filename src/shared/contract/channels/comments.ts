import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { cursorField, cursorFields } from '#shared/contract/paging.ts';
import { reportReasonSchema } from '#shared/contract/people/moderation.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { mentionSchema, writerSchema } from './posts.ts';

export const COMMENT_LENGTH = 500;
export const COMMENTS_PER_PAGE = 20;
/** Replies that come with a comment. */
export const FIRST_REPLIES = 3;

const commentFields = {
  commentId: idSchema,
  /** Null once it is removed or hidden from the caller, like its text, which is empty then. */
  writer: writerSchema.nullable(),
  content: z.string(),
  mentionList: z.array(mentionSchema),
  state: z.enum(['SHOWN', 'HIDDEN', 'REMOVED']),
  edited: z.boolean(),
  createdAt: timestampSchema,
  /** Whether the caller may change it. */
  editable: z.boolean(),
  removable: z.boolean(),
  mayHide: z.boolean(),
};
const replySchema = z.object(commentFields);
export type Reply = z.infer<typeof replySchema>;
const commentSchema = z.object({
  ...commentFields,
  replyCount: countSchema,
  /** The first of them. */
  replyList: z.array(replySchema),
});
export type Comment = z.infer<typeof commentSchema>;

const body = z.object({ content: typedText(COMMENT_LENGTH, '내용을 입력해 주세요.') });
const cursor = z.object({ cursor: cursorField.optional() });
const members = { channelRole: 'visitor', plugin: 'BOARD' } as const;
const writers = { channelRole: 'generalMember', plugin: 'BOARD' } as const;
const ofPost = z.object({ id: idSchema });
const ofComment = z.object({ id: idSchema, commentId: idSchema });
const ofReply = z.object({ id: idSchema, commentId: idSchema, replyId: idSchema });
const READ_ERRORS = [
  'RESOURCE_NOT_FOUND',
  'CHANNEL_GROUP_UNAUTHORIZED',
  'CHANNEL_CONTENT_UNAUTHORIZED',
] as const;
const WRITE_ERRORS = [
  ...READ_ERRORS,
  'VALIDATION_FAIL',
  'GUARDIAN_CONSENT_REQUIRED',
  'NOT_HAS_ROLE',
  'CHAT_MUTED',
] as const;
const written = {
  access: writers,
  requires: ['guardianConsent'],
  errors: WRITE_ERRORS,
  perMinute: 30,
} as const;
const READ = '/channel/v1/channels/posts/:id/comments';
const WRITE = '/channel/v1/users/channels/posts/:id/comments';

export const commentRoutes = {
  list: defineRoute({
    method: 'GET',
    path: READ,
    access: members,
    summary: 'Comments of a post, oldest first, each with its first replies.',
    params: ofPost,
    query: cursor,
    response: z.object({ commentList: z.array(commentSchema), ...cursorFields }),
    errors: READ_ERRORS,
  }),
  create: defineRoute({
    ...written,
    method: 'POST',
    path: WRITE,
    summary: 'Comment on a post.',
    params: ofPost,
    body,
    response: commentSchema,
  }),
  update: defineRoute({
    ...written,
    method: 'PUT',
    path: `${WRITE}/:commentId`,
    summary: 'Change a comment of one’s own.',
    params: ofComment,
    body,
    response: commentSchema,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${WRITE}/:commentId`,
    access: writers,
    summary: 'Remove a comment: its writer or staff. Its replies stay.',
    params: ofComment,
    response: emptyReplySchema,
    errors: [...READ_ERRORS, 'NOT_HAS_ROLE'],
  }),
  listReplies: defineRoute({
    method: 'GET',
    path: `${READ}/:commentId/replies`,
    access: members,
    summary: 'Replies to a comment, oldest first.',
    params: ofComment,
    query: cursor,
    response: z.object({ replyList: z.array(replySchema), ...cursorFields }),
    errors: READ_ERRORS,
  }),
  createReply: defineRoute({
    ...written,
    method: 'POST',
    path: `${WRITE}/:commentId/replies`,
    summary: 'Reply to a comment.',
    params: ofComment,
    body,
    response: replySchema,
  }),
  updateReply: defineRoute({
    ...written,
    method: 'PUT',
    path: `${WRITE}/:commentId/replies/:replyId`,
    summary: 'Change a reply of one’s own.',
    params: ofReply,
    body,
    response: replySchema,
  }),
  removeReply: defineRoute({
    method: 'DELETE',
    path: `${WRITE}/:commentId/replies/:replyId`,
    access: writers,
    summary: 'Remove a reply: its writer or staff.',
    params: ofReply,
    response: emptyReplySchema,
    errors: [...READ_ERRORS, 'NOT_HAS_ROLE'],
  }),
  setVisibleState: defineRoute({
    method: 'PUT',
    path: `${WRITE}/:commentId/visiblestates`,
    access: { channelRole: 'teacher', plugin: 'BOARD' },
    summary: 'Hide a comment or a reply from members, or show it again. Leaves an audit entry.',
    params: ofComment,
    body: z.object({ visibleState: z.enum(['VISIBLE', 'INVISIBLE']) }),
    response: emptyReplySchema,
    errors: READ_ERRORS,
  }),
  report: defineRoute({
    method: 'POST',
    path: `${WRITE}/:commentId/reports`,
    access: members,
    summary: 'Tell staff about a comment or a reply; the server adds its words.',
    params: ofComment,
    body: z.object({
      reason: reportReasonSchema,
      comment: typedText(200, '어떤 일이 있었는지 써 주세요.').optional(),
    }),
    response: z.object({ reportId: idSchema }),
    errors: [...READ_ERRORS, 'VALIDATION_FAIL', 'MEMBER_NOT_FOUND'],
    perMinute: 10,
  }),
};
