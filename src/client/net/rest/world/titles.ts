import { WORLD_ID } from '#shared/content/world.ts';
import { levelRoutes } from '#shared/contract/world/levels.ts';
import { titleRoutes } from '#shared/contract/world/titles.ts';
import { rest } from '#client/net/rest/rest.ts';

export function listTitles(signal?: AbortSignal) {
  return rest.call(titleRoutes.list, undefined, { signal });
}

/** 0 takes the title off. */
export function wearTitle(titleId: number) {
  return rest.call(titleRoutes.wear, { body: { titleId } });
}

/** What each level opens. */
export function listLevels(signal?: AbortSignal) {
  return rest.call(levelRoutes.list, { params: { worldId: WORLD_ID } }, { signal });
}
