import type { EmoteName } from '#shared/content/emotes.ts';
import type { CompletionMethod, GoalActionType, QuestKind } from '#shared/contract/world/quests.ts';

export interface QuestGoalDefinition {
  readonly name: string;
  readonly actionType: GoalActionType;
  /**
   * NPC (TALK), `contentOnLessonId` (READ_DOCUMENT), problem, map (VISIT_MAP, COLLECT for its shells, RUN_COURSE for
   * its course, OPEN_GATE for its gate for two), lesson, skill or item, by `actionType`; 0 stands for any of them
   * (MAKE_FRIEND, WIN_BATTLE and SOLVE_PUZZLE know no other; PROGRAM_OBJECT names a code object). Goals of a MAIN or SUB quest that are fulfilled when it is taken count
   * at once: a named document read, problem solved or lesson passed, an item worn, friends made, a gate opened, the
   * present map. A DAILY or WEEKLY quest counts only the worn item and the map at once; the rest is to be done again. A
   * goal of any id (0) counts only actions after taking the quest, except friends.
   */
  readonly actionId: number;
  /** The number of times; reading and solving again do not count, so those goals ask for 1. */
  readonly count: number;
  /** The page on which it is reached; null for a place in the world. */
  readonly path: string | null;
  /** The friend's answer in a TALK; `check:content` asks for it. */
  readonly answer?: GoalAnswer;
}

export interface GoalAnswer {
  /** One page of the dialog each, in the style of the quest. */
  readonly lines: readonly string[];
  /** The emote of the friend with its last words. */
  readonly moment: EmoteName;
}

export type QuestRewardDefinition =
  | { readonly type: 'POINT' | 'USER_EXP'; readonly count: number }
  | { readonly type: 'ITEM'; readonly itemId: number }
  /** Points of the channel that the child joined last. */
  | { readonly type: 'CHANNEL_POINT'; readonly count: number }
  /** Level 1 of a skill; its first price in points where it is learned already. */
  | { readonly type: 'SKILL'; readonly skillId: number }
  /** An object of the world that is different for this child from now on. */
  | { readonly type: 'OBJECT_STATE'; readonly objectId: number; readonly name: string }
  /** One of `certificateDefinitions.ts`; it is given once, by any of its sources. */
  | { readonly type: 'CERTIFICATION'; readonly certificateId: number };

/** The stories: a town that wakes up, the builders, the lost lights, the great race, the library, the detective. */
export const QUEST_CHAINS = ['TOWN', 'BUILDERS', 'LIGHTS', 'RACE', 'LIBRARY', 'DETECTIVE'] as const;
export type QuestChain = (typeof QUEST_CHAINS)[number];

export interface QuestDefinition {
  /** Stored in the database and sent over the wire; never reused, never changed. */
  readonly id: number;
  /** The NPC that offers the quest and takes it when it is handed in. */
  readonly npcId: number;
  readonly kind: QuestKind;
  /** The story of the quest; undefined for a quest outside of stories. */
  readonly chain?: QuestChain;
  /** The level from which it is offered. */
  readonly requiredLevel?: number;
  /** The seconds from taking it until it is offered again with its counts at 0; undefined is unlimited. */
  readonly timeLimit?: number;
  /** Days of Asia/Seoul, `YYYY-MM-DD`, between which it is offered, both included. */
  readonly offeredFrom?: string;
  readonly offeredUntil?: string;
  /** A DAILY or WEEKLY quest that takes no turns: it is offered in every period. */
  readonly isAlways?: true;
  /** MAIN and SUB quests that must be completed before this one is offered. */
  readonly after: readonly number[];
  /** The quest joined its story later: children who had gone past it skip it. */
  readonly joinedLater?: true;
  /** The first counted step takes the quest while it is offered, at any place. */
  readonly startsItself?: true;
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
