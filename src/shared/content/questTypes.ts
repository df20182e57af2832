import type { CompletionMethod, GoalActionType } from '#shared/contract/quests.ts';

export interface QuestGoalDefinition {
  readonly name: string;
  readonly actionType: GoalActionType;
  /** NPC, `contentOnLessonId`, problem or map, by `actionType`. */
  readonly actionId: number;
  /** How often; reading and solving the same thing again is no second time, so those ask for 1. */
  readonly count: number;
  /** The page on which it is reached; null where one walks to it in the world. */
  readonly path: string | null;
}

export type QuestRewardDefinition =
  | { readonly type: 'POINT' | 'USER_EXP'; readonly count: number }
  | { readonly type: 'ITEM'; readonly itemId: number };

export interface QuestDefinition {
  /** Stored in the database and sent over the wire; never reused, never changed. */
  readonly id: number;
  /** Offers the quest and, when it is handed in, takes it. */
  readonly npcId: number;
  /** Quests that must be completed before this one is offered. */
  readonly after: readonly number[];
  readonly title: string;
  readonly description: string;
  readonly completionMethod: CompletionMethod;
  /** Neither goals nor rewards change their place: progress and reward ids count them. */
  readonly goals: readonly QuestGoalDefinition[];
  /** At most one of each counted type. */
  readonly rewards: readonly QuestRewardDefinition[];
  /** One page of the dialog each. The client puts the child's own name for `{nickname}`. */
  readonly offerMessageList: readonly string[];
  readonly progressMessageList: readonly string[];
  readonly completeMessageList: readonly string[];
}
