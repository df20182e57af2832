import { WORLD_ID } from '#shared/content/world.ts';
import { mapRoutes, type MapOverview } from '#shared/contract/world/maps.ts';
import { rest } from '#client/net/rest/rest.ts';

/** Every map: who is there, and what one has found and run on it. */
export async function listMaps(signal?: AbortSignal): Promise<readonly MapOverview[]> {
  const reply = await rest.call(mapRoutes.list, { params: { worldId: WORLD_ID } }, { signal });
  return reply.placeList;
}
