import { STAGES_PER_SHELF, type StageOnShelf } from '#shared/contract/learning/stageRoutes.ts';
import { pageCountOf } from '#shared/contract/paging.ts';
import { listStaffStages } from '#server/domain/learning/problems/listStaffStages.ts';
import { starsOf } from './openStages.ts';
import type { ChannelScope } from '#server/domain/call.ts';

/** Stages that staff of the channel made, the newest first; pages from 1. */
export async function listShelf(
  query: ChannelScope & {
    readonly page: number;
  },
): Promise<{ stageList: StageOnShelf[]; pageCount: number; totalCount: number }> {
  const { deps, channelId, userId, page } = query;
  const { stages, totalCount } = await listStaffStages({
    db: deps.db,
    channelId,
    page,
    first: 1,
    size: STAGES_PER_SHELF,
  });
  const stars = await starsOf({ deps, userId, problemIds: stages.map(({ problemId }) => problemId) });
  return {
    stageList: stages.map(({ rows, ...stage }) => ({
      ...stage,
      rows: [...rows],
      starCount: stars.get(stage.problemId) ?? 0,
    })),
    pageCount: pageCountOf(totalCount, STAGES_PER_SHELF),
    totalCount,
  };
}
