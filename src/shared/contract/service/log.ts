import { z } from 'zod';
import { auditLogSchema } from '#shared/contract/channels/audit.ts';
import { idSchema } from '#shared/contract/fields.ts';
import { cursorField, cursorFields } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

const serviceLogSchema = auditLogSchema.extend({
  /** Null for an action on the service itself. */
  channel: z.object({ channelId: idSchema, channelName: z.string() }).nullable(),
});
export type ServiceLog = z.infer<typeof serviceLogSchema>;

export const serviceLogRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/admin/audit-logs',
    access: 'serviceAdmin',
    summary:
      'Actions of administrators and of the staff of all channels, the last first; of or on one user alone.',
    query: z.object({ userId: idSchema.optional(), cursor: cursorField.optional() }),
    response: z.object({ auditLogList: z.array(serviceLogSchema), ...cursorFields }),
  }),
};
