import type { mapRoutes } from '#shared/contract/world/maps.ts';
import type { Handlers } from '#server/domain/call.ts';
import { checkWorld } from '#server/domain/world/characters/checkWorld.ts';
import { listMaps } from './listMaps.ts';

export const mapHandlers: Handlers<typeof mapRoutes> = {
  list: async ({ deps, userId, params }) => {
    checkWorld(params.worldId);
    return { placeList: await listMaps({ deps, userId }) };
  },
};
