import { stageRoutes, type StageGhost, type StageOnMap } from '#shared/contract/learning/stageRoutes.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

/** The stages of the channel along their road. */
export async function listStages(channelId: number, signal?: AbortSignal): Promise<StageOnMap[]> {
  return (await rest.call(stageRoutes.list, { channelId }, { signal })).stageList;
}

/** Stages that staff of the channel made, from page 1. */
export function listShelf(
  channelId: number,
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof stageRoutes.listShelf>> {
  return rest.call(stageRoutes.listShelf, { channelId, query: { page } }, { signal });
}

/** How friends solved a stage, on the seed that the page shows. */
export async function listGhosts(
  channelId: number,
  problemId: number,
  signal?: AbortSignal,
): Promise<StageGhost[]> {
  return (await rest.call(stageRoutes.listGhosts, { channelId, params: { problemId } }, { signal }))
    .ghostList;
}
