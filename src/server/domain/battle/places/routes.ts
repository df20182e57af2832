import type { placeRoutes } from '#shared/contract/battle/places.ts';
import type { Handlers } from '#server/domain/call.ts';
import { findPlace } from './findPlace.ts';

export const placeHandlers: Handlers<typeof placeRoutes> = {
  find: async ({ deps, userId, params }) => ({ channel: await findPlace({ deps, userId, ...params }) }),
};
