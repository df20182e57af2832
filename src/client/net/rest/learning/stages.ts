import { stageRoutes, type StageGhost, type StageOnMap } from '#shared/contract/learning/stageRoutes.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import { rest } from '#client/net/rest/rest.ts';

/** The stages of the channel along their road. */
export async function listStages(signal?: AbortSignal): Promise<StageOnMap[]> {
  return (await rest.call(stageRoutes.list, undefined, { signal })).stageList;
}

/** Stages that staff of the channel made, from page 1. */
export function listShelf(
  page: number,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof stageRoutes.listShelf>> {
  return rest.call(stageRoutes.listShelf, { query: { page } }, { signal });
}

/** How friends solved a stage, on the seed that the page shows. */
export async function listGhosts(problemId: number, signal?: AbortSignal): Promise<StageGhost[]> {
  return (await rest.call(stageRoutes.listGhosts, { params: { problemId } }, { signal })).ghostList;
}
