import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { cursorField, cursorFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** What staff does that leaves an entry. Entries live for years: a name is never changed. */
export const AUDIT_ACTIONS = [
  'JOIN_APPROVE',
  'JOIN_REJECT',
  'MEMBER_ROLE',
  'MEMBER_SUSPEND',
  'MEMBER_SUSPEND_UNDO',
  'MEMBER_BAN',
  'MEMBER_BAN_UNDO',
  'MEMBER_UNDO',
  'MEMBER_PROFILE',
  'MEMBER_LEAVE',
  'STAFF_APPOINT',
  'STAFF_DISMISS',
  'MEMBER_EXPORT',
  'PHONE_REVEAL',
  'CONTACT_SAVE',
  'VERIFICATION_ACCEPT',
  'VERIFICATION_REJECT',
  'ACCOUNT_CREATE',
  'ACCOUNT_IMPORT',
  'PASSWORD_RESET',
  'GROUP_CREATE',
  'GROUP_SAVE',
  'GROUP_REMOVE',
  'GROUP_ADD',
  'GROUP_TAKE',
  'TAG_CREATE',
  'TAG_SAVE',
  'TAG_REMOVE',
  'TAG_GIVE',
  'TAG_TAKE',
  'CHANNEL_CHAT_SETTINGS',
  'MEMBER_CHAT_SETTINGS',
  'NOTIFICATION_SEND',
  'BOARD_CREATE',
  'BOARD_UPDATE',
  'BOARD_REMOVE',
  'POST_REMOVE',
  'POST_HIDE',
  'POST_SHOW',
  'COMMENT_REMOVE',
  'COMMENT_HIDE',
  'COMMENT_SHOW',
  'MAIN_PAGE_SAVE',
  'TEXT_MESSAGE_SEND',
  'TEXT_MESSAGE_RESEND',
  'problem.publish',
  'problem.rejudge',
  'problem.reset',
  'stage.publish',
  'stage.unpublish',
  'stage.remove',
  'REPORT_WARN',
  'REPORT_MUTE',
  'REPORT_REMOVE',
  'REPORT_DISMISS',
  'PRODUCT_INFO_CREATE',
  'PRODUCT_INFO_SAVE',
  'PRODUCT_INFO_REMOVE',
  'PRODUCT_INFO_ICON',
  'PRODUCT_CREATE',
  'PRODUCT_SAVE',
  'PRODUCT_REMOVE',
  'COUPON_CREATE',
  'COUPON_END',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditLogSchema = z.object({
  auditLogId: idSchema,
  /** Id 0 and no name for the server itself. */
  actor: z.object({ userId: countSchema, nickname: z.string() }),
  action: z.string(),
  /** Null when it concerns the whole channel. */
  target: z.object({ userId: idSchema, nickname: z.string() }).nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: timestampSchema,
});
export type AuditLog = z.infer<typeof auditLogSchema>;

export const auditRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/channels/:id/admin/audit-logs',
    access: { channelRole: 'manager', channelFrom: 'id' },
    summary: 'What staff did in the channel, the last first.',
    params: z.object({ id: idSchema }),
    query: z.object({ cursor: cursorField.optional() }),
    response: z.object({ auditLogList: z.array(auditLogSchema), ...cursorFields }),
  }),
};
