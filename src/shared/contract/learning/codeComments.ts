import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { languageSchema } from './languages.ts';
import { PROBLEM_KINDS, problemParams } from './problems.ts';

/** Most comments of one pupil's work on one problem. */
export const MOST_CODE_COMMENTS = 300;

export const codeCommentSchema = z.object({
  commentId: idSchema,
  /** The code of a submission, or as it was handed in as homework; one of the two. */
  submissionId: idSchema.nullable(),
  workId: idSchema.nullable(),
  /** Lines are numbered from 1; null for the whole. */
  line: z.int().positive().nullable(),
  text: z.string(),
  /** The name in the channel; empty for a user who is gone. */
  authorName: z.string(),
  /** Whether the author of the code wrote it. */
  isAnswer: z.boolean(),
  isMine: z.boolean(),
  createdAt: timestampSchema,
  /** The time at which the other side saw it. */
  readAt: timestampSchema.nullable(),
});
export type CodeComment = z.infer<typeof codeCommentSchema>;

/** Code with comments, as it was when they were written. */
const commentedCodeSchema = z.object({
  submissionId: idSchema.nullable(),
  workId: idSchema.nullable(),
  language: languageSchema,
  source: z.string(),
  createdAt: timestampSchema,
  commentList: z.array(codeCommentSchema),
});
export type CommentedCode = z.infer<typeof commentedCodeSchema>;

const commentText = typedText(500, '댓글을 써 주세요.');
const lineField = z.int().min(1).max(10_000).nullable().default(null);
const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const member = '/channel/v1/users/channels/:id/lms/members/:memberId';
const ofMember = z.object({ id: idSchema, memberId: idSchema });
const path = '/channel/v1/users/problems/:problemId/comments';

export const codeCommentRoutes = {
  listOwn: defineRoute({
    method: 'GET',
    path,
    access: 'signedIn',
    summary: 'What teachers said of the own code to a problem, the newest code first.',
    params: problemParams,
    errors: ['PROBLEM_NOT_FOUND'],
    response: z.object({
      codeList: z.array(commentedCodeSchema),
      unreadCount: countSchema,
      /** The place of the problem; null when there is no comment or no lesson offers it. */
      place: z
        .object({
          kind: z.enum(PROBLEM_KINDS),
          /** The domain of the class below which it is learned; null for the school that everybody is in. */
          channelDomain: z.string().nullable(),
          lessonId: idSchema,
          contentOnLessonId: idSchema,
        })
        .nullable(),
    }),
  }),
  answer: defineRoute({
    method: 'POST',
    path: `${path}/:commentId/answers`,
    access: 'signedIn',
    summary: 'Answer a comment on the own code.',
    params: problemParams.extend({ commentId: idSchema }),
    body: z.object({ text: commentText }),
    response: codeCommentSchema,
    status: 201,
    errors: ['RESOURCE_NOT_FOUND', 'CHANNEL_LIST_FULL'],
    perMinute: 20,
  }),
  checkOwn: defineRoute({
    method: 'PUT',
    path: `${path}/check`,
    access: 'signedIn',
    summary: 'The comments on the own code, up to one, were seen.',
    params: problemParams,
    body: z.object({ commentId: idSchema }),
    errors: ['PROBLEM_NOT_FOUND'],
    response: emptyReplySchema,
  }),
  write: defineRoute({
    method: 'POST',
    path: `${member}/comments`,
    access: teacher,
    summary: 'Say something about a line of a member’s code: of a submission, or of what was handed in.',
    params: ofMember,
    body: z
      .object({
        submissionId: idSchema.nullable().default(null),
        workId: idSchema.nullable().default(null),
        line: lineField,
        text: commentText,
      })
      .refine(({ submissionId, workId }) => (submissionId === null) !== (workId === null), {
        path: ['submissionId'],
        message: '어느 코드인지 골라 주세요.',
      }),
    response: codeCommentSchema,
    status: 201,
    errors: ['CHANNEL_MEMBER_NOT_FOUND', 'RESOURCE_NOT_FOUND', 'IS_NOT_CHANNEL_CONTENT', 'CHANNEL_LIST_FULL'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${member}/comments/:commentId`,
    access: teacher,
    summary: 'Take back an own comment.',
    params: ofMember.extend({ commentId: idSchema }),
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  check: defineRoute({
    method: 'PUT',
    path: `${member}/problems/:problemId/comments/check`,
    access: teacher,
    summary: 'The answers of a member were seen, up to one.',
    params: ofMember.extend({ problemId: idSchema }),
    body: z.object({ commentId: idSchema }),
    response: emptyReplySchema,
  }),
};
