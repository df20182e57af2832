import type { placeRoutes } from '#shared/contract/places.ts';
import type { Handlers } from '../call.ts';
import { checkWorld } from '../quests/questErrors.ts';
import { listCourseRanking } from './listCourseRanking.ts';
import { listPlaces } from './listPlaces.ts';

export const placeHandlers: Handlers<keyof typeof placeRoutes> = {
  listPlaces: async ({ deps, userId, params }) => {
    checkWorld(params.worldId);
    return { placeList: await listPlaces({ deps, userId }) };
  },
  listCourseRanking: async ({ deps, userId, params: { worldId, mapId, courseId }, query }) => {
    checkWorld(worldId);
    const { period, run_class: runClass } = query;
    return listCourseRanking({ deps, userId, mapId, courseId, period, runClass });
  },
};
