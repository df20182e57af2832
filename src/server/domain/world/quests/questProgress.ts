/** Pure. Changes of a user's progress in a quest; nothing here reads or writes. */
import type { QuestDefinition, QuestGoalDefinition } from './questTypes.ts';
import type { GoalActionType } from '#shared/contract/world/quests.ts';
import { periodOf } from './questPeriods.ts';

/** A taken quest; `counts` has one number per goal, in the goals' order. */
export interface QuestProgress {
  readonly questId: number;
  readonly state: 'IN_PROGRESS' | 'READY' | 'COMPLETED';
  readonly rewardSeen: boolean;
  readonly counts: readonly number[];
  /** The day or week for which a repeated quest was taken (`periodOf`). */
  readonly period: string;
  readonly acceptedAt: Date;
}

/** Progress of every quest taken, by quest id. */
export type QuestProgressById = ReadonlyMap<number, QuestProgress>;

export interface GoalAction {
  readonly actionType: GoalActionType;
  readonly actionId: number;
}

/** A goal with the id 0 counts any of its kind. */
export function asksFor(goal: QuestGoalDefinition, action: GoalAction): boolean {
  return goal.actionType === action.actionType && (goal.actionId === 0 || goal.actionId === action.actionId);
}

/** The time at which a quest taken at that time ends; null without a time limit. */
export function expiryOf({ timeLimit }: QuestDefinition, acceptedAt: Date): Date | null {
  return timeLimit === undefined ? null : new Date(acceptedAt.getTime() + timeLimit * 1000);
}

/**
 * Whether stored progress still counts. A quest out of time counts as never taken; so does a repeated one of an earlier
 * day or week, unless all its goals were reached: then it is still handed in, under its own day.
 */
export function stillCounts(quest: QuestDefinition, progress: QuestProgress, now: Date): boolean {
  if (progress.state === 'READY') return true;
  if (progress.period !== periodOf(quest.kind, now)) return false;
  const expiry = expiryOf(quest, progress.acceptedAt);
  return progress.state === 'COMPLETED' || expiry === null || now < expiry;
}

export function takenNow(quest: QuestDefinition, now: Date): QuestProgress {
  return {
    questId: quest.id,
    state: 'IN_PROGRESS',
    rewardSeen: false,
    counts: quest.goals.map(() => 0),
    period: periodOf(quest.kind, now),
    acceptedAt: now,
  };
}

/** Progress with these counts; with every goal reached it is READY, or COMPLETED for a quest without hand-in. */
export function withCounts(
  quest: QuestDefinition,
  progress: QuestProgress,
  counts: readonly number[],
): QuestProgress {
  const reached = quest.goals.every(({ count }, index) => (counts[index] ?? 0) >= count);
  const atEnd = quest.completionMethod === 'AUTO' ? 'COMPLETED' : 'READY';
  return { ...progress, state: reached ? atEnd : 'IN_PROGRESS', rewardSeen: false, counts };
}

/** Progress after a number of actions, or undefined when they do not advance this quest. */
export function countAction(
  quest: QuestDefinition,
  progress: QuestProgress | undefined,
  action: GoalAction & { readonly times?: number },
): QuestProgress | undefined {
  if (progress?.state !== 'IN_PROGRESS') return undefined;
  const counts = quest.goals.map((goal, index) => {
    const count = progress.counts[index] ?? 0;
    return asksFor(goal, action) ? Math.min(count + (action.times ?? 1), goal.count) : count;
  });
  const moved = counts.some((count, index) => count !== progress.counts[index]);
  return moved ? withCounts(quest, progress, counts) : undefined;
}

/** The reason of a completion's rewards, so that they are given once: per day or week for repeated quests. */
export function rewardReason({ questId, period }: QuestProgress): string {
  return period === '' ? `quest:${questId}` : `quest:${questId}:${period}`;
}
