/** Ranks → the steps of the podium. Equal runners stand together; there is no step without a point. Pure. */
import type { ScoreboardRow } from '#shared/contract/battle/scoreboards.ts';

const STEPS = 3;

export interface PodiumStep {
  readonly rank: number;
  readonly rows: readonly ScoreboardRow[];
}

export function podiumSteps(rankList: readonly ScoreboardRow[]): readonly PodiumStep[] {
  const placed = rankList.filter(({ rank, totalPoint }) => rank <= STEPS && totalPoint > 0);
  return [...Map.groupBy(placed, ({ rank }) => rank)].map(([rank, rows]) => ({ rank, rows }));
}
