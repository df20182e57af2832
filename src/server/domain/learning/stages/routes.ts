import type { stageRoutes } from '#shared/contract/learning/stageRoutes.ts';
import { channelScope, type Handlers } from '#server/domain/call.ts';
import { listGhosts } from './listGhosts.ts';
import { listShelf } from './listShelf.ts';
import { listStages } from './listStages.ts';

export const stageHandlers: Handlers<typeof stageRoutes> = {
  list: (call) => listStages(channelScope(call)),
  listShelf: (call) => listShelf({ ...channelScope(call), ...call.query }),
  listGhosts: async (call) => ({
    ghostList: await listGhosts({ ...channelScope(call), ...call.params }),
  }),
};
