import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { cursorField, cursorFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

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
