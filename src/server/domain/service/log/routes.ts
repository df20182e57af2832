import type { serviceLogRoutes } from '#shared/contract/service/log.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listServiceLog } from './listServiceLog.ts';

export const serviceLogHandlers: Handlers<typeof serviceLogRoutes> = {
  list: ({ deps, query }) => listServiceLog({ deps, userId: query.userId, cursor: query.cursor }),
};
