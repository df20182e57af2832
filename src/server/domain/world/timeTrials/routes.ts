import type { timeTrialRoutes } from '#shared/contract/world/timeTrials.ts';
import type { Handlers } from '#server/domain/call.ts';
import { checkWorld } from '#server/domain/world/characters/checkWorld.ts';
import { listTimeTrialRanking } from './listTimeTrialRanking.ts';

export const timeTrialHandlers: Handlers<typeof timeTrialRoutes> = {
  listRanking: async ({ deps, userId, params: { worldId, mapId, courseId }, query }) => {
    checkWorld(worldId);
    const { period, run_class: runClass } = query;
    return listTimeTrialRanking({ deps, userId, mapId, courseId, period, runClass });
  },
};
