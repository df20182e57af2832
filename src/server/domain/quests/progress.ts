/** Pure: what happens to a user's progress in a quest. Nothing here reads or writes. */
import type { QuestDefinition, QuestGoalDefinition } from '#shared/content/questTypes.ts';
import type { GoalActionType } from '#shared/contract/quests.ts';

/** A taken quest; `counts` has one number per goal, in the goals' order. */
export interface QuestProgress {
  readonly questId: number;
  readonly state: 'IN_PROGRESS' | 'READY' | 'COMPLETED';
  readonly rewardSeen: boolean;
  readonly counts: readonly number[];
}

/** Progress of every quest taken, by quest id. */
export type QuestBook = ReadonlyMap<number, QuestProgress>;

export interface GoalAction {
  readonly actionType: GoalActionType;
  readonly actionId: number;
}

export function asksFor(goal: QuestGoalDefinition, action: GoalAction): boolean {
  return goal.actionType === action.actionType && goal.actionId === action.actionId;
}

/** Whether the quests before this one are completed. */
export function isOffered(quest: QuestDefinition, book: QuestBook): boolean {
  return quest.after.every((id) => book.get(id)?.state === 'COMPLETED');
}

/** Progress with these counts; with every goal reached it is READY, or COMPLETED where nobody takes it in. */
export function withCounts(quest: QuestDefinition, counts: readonly number[]): QuestProgress {
  const reached = quest.goals.every(({ count }, index) => (counts[index] ?? 0) >= count);
  const atEnd = quest.completionMethod === 'AUTO' ? 'COMPLETED' : 'READY';
  return { questId: quest.id, state: reached ? atEnd : 'IN_PROGRESS', rewardSeen: false, counts };
}

/** Progress after one action, or undefined when it does not move this quest. */
export function countAction(
  quest: QuestDefinition,
  progress: QuestProgress | undefined,
  action: GoalAction,
): QuestProgress | undefined {
  if (progress?.state !== 'IN_PROGRESS') return undefined;
  const counts = quest.goals.map((goal, index) => {
    const count = progress.counts[index] ?? 0;
    return asksFor(goal, action) ? Math.min(count + 1, goal.count) : count;
  });
  const moved = counts.some((count, index) => count !== progress.counts[index]);
  return moved ? withCounts(quest, counts) : undefined;
}
