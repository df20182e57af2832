import type { auditRoutes } from '#shared/contract/channels/audit.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listAudit } from './listAudit.ts';

export const auditHandlers: Handlers<typeof auditRoutes> = {
  list: ({ deps, channel, query }) => listAudit({ deps, channelId: channel.channelId, cursor: query.cursor }),
};
