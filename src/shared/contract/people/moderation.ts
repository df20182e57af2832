import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const REPORT_REASONS = [
  'BAD_WORDS',
  'BULLYING',
  'PERSONAL_DATA',
  'SPAM',
  'BAD_NAME',
  'OTHER',
] as const;
export const reportReasonSchema = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof reportReasonSchema>;
/** The causes of a report: chosen by a user, or noticed by the server. */
export const REPORT_CAUSES = [...REPORT_REASONS, 'NEEDS_HELP'] as const;
export type ReportCause = (typeof REPORT_CAUSES)[number];

/** The subject of a report: a user's words, posts, name, picture or own stage. */
export const REPORT_KINDS = ['CHAT', 'NICKNAME', 'PICTURE', 'POST', 'COMMENT', 'STAGE'] as const;
export const reportKindSchema = z.enum(REPORT_KINDS);
export type ReportKind = z.infer<typeof reportKindSchema>;

export const REPORT_STATES = ['OPEN', 'WARNED', 'MUTED', 'REMOVED', 'DISMISSED'] as const;
export const REPORTS_PER_PAGE = 20;
/** Longest mute by staff: 30 days, in minutes. */
export const MOST_MUTE_MINUTES = 30 * 24 * 60;

/** A chat line as the server received it; reports cannot contain other text. */
export const reportedLineSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  text: z.string(),
  at: timestampSchema,
  whisper: z.boolean(),
});
export type ReportedLine = z.infer<typeof reportedLineSchema>;

export const reportSchema = z.object({
  reportId: idSchema,
  /** Null for a report by the server itself. */
  reporter: z.object({ userId: idSchema, nickname: z.string() }).nullable(),
  reported: z.object({ userId: idSchema, nickname: z.string() }),
  kind: reportKindSchema,
  /** The id of the post or the comment; 0 for content without an id. */
  contentId: countSchema,
  /** The words or the name at the time of the report. */
  content: z.string(),
  /** The address of a reported picture, while it exists. */
  pictureUrl: z.string().nullable(),
  reason: z.enum(REPORT_CAUSES),
  comment: z.string(),
  lineList: z.array(reportedLineSchema),
  state: z.enum(REPORT_STATES),
  createdAt: timestampSchema,
});
export type Report = z.infer<typeof reportSchema>;

const oneUser = z.object({ id: idSchema });

export const moderationRoutes = {
  listBlocks: defineRoute({
    method: 'GET',
    path: '/game/v1/users/blocks',
    access: 'signedIn',
    summary: 'Users the caller has blocked.',
    response: z.object({ userList: z.array(z.object({ userId: idSchema, nickname: z.string() })) }),
  }),
  block: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/blocks/:id',
    access: 'signedIn',
    summary: 'No words, whispers or requests between the two any more; ends a friendship.',
    params: oneUser,
    response: emptyReplySchema,
    errors: ['MEMBER_NOT_FOUND', 'VALIDATION_FAIL'],
  }),
  unblock: defineRoute({
    method: 'DELETE',
    path: '/game/v1/users/blocks/:id',
    access: 'signedIn',
    summary: 'Take a block back.',
    params: oneUser,
    response: emptyReplySchema,
    errors: ['MEMBER_NOT_FOUND', 'VALIDATION_FAIL'],
  }),
};

export const reportRoutes = {
  submit: defineRoute({
    method: 'POST',
    path: '/game/v1/users/reports',
    access: 'signedIn',
    summary: 'Tell staff about a user; the server adds the last lines it heard.',
    body: z.object({
      userId: idSchema,
      /** The reported part of the user; by default it follows from the reason. Posts have a route of their own. */
      kind: z.enum(['CHAT', 'NICKNAME', 'PICTURE']).optional(),
      reason: reportReasonSchema,
      comment: typedText(200, '어떤 일이 있었는지 써 주세요.').optional(),
    }),
    response: z.object({ reportId: idSchema }),
    errors: ['MEMBER_NOT_FOUND', 'VALIDATION_FAIL'],
    perMinute: 10,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/reports',
    access: { channelRole: 'manager' },
    summary: 'Reports about members of the channel, oldest open one first.',
    query: z.object({
      state: z.enum(REPORT_STATES).default('OPEN'),
      kind: z.enum(['ALL', ...REPORT_KINDS]).default('ALL'),
      page: pageFromOne,
    }),
    response: z.object({ reportList: z.array(reportSchema), ...pageCountFields }),
  }),
  resolve: defineRoute({
    method: 'PUT',
    path: '/channel/v1/channels/reports/:id/resolutions',
    access: { channelRole: 'manager' },
    summary: 'Warn, mute for some minutes, remove what was reported, or dismiss. Leaves an audit entry.',
    params: oneUser,
    body: z.discriminatedUnion('action', [
      z.object({ action: z.literal('WARN') }),
      z.object({ action: z.literal('MUTE'), minutes: z.int().min(1).max(MOST_MUTE_MINUTES) }),
      z.object({ action: z.literal('REMOVE') }),
      z.object({ action: z.literal('DISMISS') }),
    ]),
    response: reportSchema,
    errors: ['RESOURCE_NOT_FOUND', 'DOLPHIN_DUPLICATE_RESOURCE', 'NOT_HAS_ROLE', 'VALIDATION_FAIL'],
  }),
};
