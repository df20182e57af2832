import type { NpcQuest } from '#shared/contract/quests.ts';

/** The page of the first goal that is still open; null when that one is reached on foot. */
export function questPath({ goalList }: Pick<NpcQuest, 'goalList'>): string | null {
  const goal = goalList.find(({ completedCount, goalCount }) => completedCount < goalCount);
  return goal?.path ?? null;
}
