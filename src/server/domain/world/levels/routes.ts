import type { levelRoutes } from '#shared/contract/world/levels.ts';
import type { Handlers } from '#server/domain/call.ts';
import { checkWorld } from '#server/domain/world/characters/checkWorld.ts';
import { LEVEL_GIFT, levelOpenings } from './levelOpenings.ts';

/** The same for everybody. */
const LEVELS = levelOpenings();

export const levelHandlers: Handlers<typeof levelRoutes> = {
  list: async ({ params: { worldId } }) => {
    checkWorld(worldId);
    return { levelList: LEVELS, laterGift: LEVEL_GIFT };
  },
};
