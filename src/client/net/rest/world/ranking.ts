import { WORLD_ID } from '#shared/content/world.ts';
import {
  rankingRoutes,
  type RankingScope,
  type WorldRanking,
  type WorldRankingPeriod,
} from '#shared/contract/world/ranking.ts';
import { rest } from '#client/net/rest/rest.ts';

export interface WorldRankingOf {
  readonly scope: RankingScope;
  readonly period: WorldRankingPeriod;
  /** Of the scope CHANNEL. */
  readonly channelId?: number;
}

/** Who leads, and the own place. The dialog words a failure itself. */
export function listWorldRanking(query: WorldRankingOf, signal?: AbortSignal): Promise<WorldRanking> {
  return rest.call(rankingRoutes.list, { params: { worldId: WORLD_ID }, query }, { signal, quiet: true });
}

export async function saveRankingVisibility(isHidden: boolean): Promise<void> {
  await rest.call(rankingRoutes.saveVisibility, { body: { isHidden } }, { quiet: true });
}
