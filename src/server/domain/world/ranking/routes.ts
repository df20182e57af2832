import type { rankingRoutes } from '#shared/contract/world/ranking.ts';
import type { Handlers } from '#server/domain/call.ts';
import { checkWorld } from '#server/domain/world/characters/checkWorld.ts';
import { listRanking } from './listRanking.ts';
import { saveVisibility } from './optOuts.ts';

export const rankingHandlers: Handlers<typeof rankingRoutes> = {
  list: async ({ deps, userId, params, query }) => {
    checkWorld(params.worldId);
    return listRanking({ deps, userId, ...query });
  },
  saveVisibility: async ({ deps, userId, body }) => {
    await saveVisibility({ deps, userId, isHidden: body.isHidden });
    return {};
  },
};
