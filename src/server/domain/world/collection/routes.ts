import type { collectionRoutes } from '#shared/contract/world/collections.ts';
import type { Handlers } from '#server/domain/call.ts';
import { checkWorld } from '#server/domain/world/characters/checkWorld.ts';
import { claimMilestone } from './claimMilestone.ts';
import { listFinders } from './listFinders.ts';
import { listEntries, markSeen, readBook } from './readBook.ts';

export const collectionHandlers: Handlers<typeof collectionRoutes> = {
  get: async ({ deps, userId, params: { worldId } }) => {
    checkWorld(worldId);
    return readBook({ deps, userId });
  },
  listEntries: async ({ deps, userId, params: { worldId, kind } }) => {
    checkWorld(worldId);
    return listEntries({ deps, userId, kind });
  },
  listFinders: async ({ deps, userId, params: { worldId, ...what } }) => {
    checkWorld(worldId);
    return listFinders({ deps, userId, ...what });
  },
  markSeen: async ({ deps, userId, params: { worldId }, body }) => {
    checkWorld(worldId);
    return markSeen({ deps, userId, ...body });
  },
  claimMilestone: async ({ deps, userId, params: { worldId, id } }) => {
    checkWorld(worldId);
    return claimMilestone({ deps, userId, milestoneId: id });
  },
};
