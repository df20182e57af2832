import { z } from 'zod';
import { idSchema, timestampSchema } from './fields.ts';
import { experienceSchema } from './world.ts';
import { defineRoute } from './route.ts';

export const GOAL_ACTION_TYPES = ['TALK', 'READ_DOCUMENT', 'SOLVE_PROBLEM', 'VISIT_MAP'] as const;
export const goalActionTypeSchema = z.enum(GOAL_ACTION_TYPES);
export type GoalActionType = z.infer<typeof goalActionTypeSchema>;

/** AUTO completes with its last goal; NPC is handed in by talking to the giver. */
export const COMPLETION_METHODS = ['AUTO', 'NPC'] as const;
export type CompletionMethod = (typeof COMPLETION_METHODS)[number];

/** LOCKED: an earlier quest is missing. READY: every goal reached, waiting to be handed in. */
export const QUEST_STATES = ['LOCKED', 'AVAILABLE', 'IN_PROGRESS', 'READY', 'COMPLETED'] as const;
export const questStateSchema = z.enum(QUEST_STATES);
export type QuestState = z.infer<typeof questStateSchema>;

export const REWARD_TYPES = [
  'POINT',
  'CHANNEL_POINT',
  'USER_EXP',
  'ITEM',
  'OBJECT_STATE',
  'SKILL',
  'CERTIFICATION',
] as const;
export const rewardTypeSchema = z.enum(REWARD_TYPES);

export const questRewardSchema = z.object({
  mapNpcQuestRewardId: idSchema,
  rewardType: rewardTypeSchema,
  /** Item or skill id; 0 for counted rewards. */
  rewardId: z.number().int().min(0),
  rewardName: z.string(),
  rewardCount: z.number().int().min(1),
});
export type QuestReward = z.infer<typeof questRewardSchema>;

export const questGoalSchema = z.object({
  goalName: z.string(),
  actionType: goalActionTypeSchema,
  actionId: idSchema,
  goalCount: z.number().int().min(1),
  completedCount: z.number().int().min(0),
  /** Page on which the goal is reached, when there is one: lessons and problems. */
  path: z.string().nullable(),
});
export type QuestGoal = z.infer<typeof questGoalSchema>;

export const npcQuestSchema = z.object({
  mapNpcQuestId: idSchema,
  mapNpcObjectId: idSchema,
  mapId: idSchema,
  title: z.string(),
  description: z.string(),
  completionMethod: z.enum(COMPLETION_METHODS),
  state: questStateSchema,
  goalList: z.array(questGoalSchema),
  rewardList: z.array(questRewardSchema),
  /** NPC lines: offering it, while it is under way, and on handing in. The client puts the own name for `{nickname}`. */
  offerMessageList: z.array(z.string()),
  progressMessageList: z.array(z.string()),
  completeMessageList: z.array(z.string()),
  /** False while the reward dialog of a completed quest has not been shown yet. */
  rewardSeen: z.boolean(),
});
export type NpcQuest = z.infer<typeof npcQuestSchema>;

export const npcObjectSchema = z.object({
  mapNpcObjectId: idSchema,
  mapId: idSchema,
  name: z.string(),
  role: z.string(),
  mapObject: z.object({
    resourceImg: z.string(),
    dimension: z.object({ width: z.number(), height: z.number() }),
  }),
  defaultMessageList: z.array(z.object({ message: z.string() })),
});

export const rewardHistoryRowSchema = z.object({
  userMapNpcQuestRewardId: idSchema,
  rewardType: rewardTypeSchema,
  /** Item or skill id; with POINT the owned item that the points stand for, else 0. */
  rewardId: z.number().int().min(0),
  rewardName: z.string(),
  rewardCount: z.number().int(),
  /** Inventory id of a rewarded item. */
  userRewardItemId: z.number().int().nullable(),
  questTitle: z.string(),
  createdAt: timestampSchema,
});

/** Quests whose state or progress changed (newly offered ones, too), and the caller's balances after it. */
export const questChangeSchema = z.object({
  questList: z.array(npcQuestSchema),
  experience: experienceSchema,
  point: z.number().int(),
});
export type QuestChange = z.infer<typeof questChangeSchema>;

const worldParams = z.object({ worldId: idSchema });
const pageOf = z.enum(['20', '50', '100']).default('20').transform(Number);

export const questRoutes = {
  listQuests: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/quests',
    access: 'signedIn',
    summary: 'Every NPC quest of the world in the state it has for the caller.',
    params: worldParams,
    response: z.object({ questList: z.array(npcQuestSchema) }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  listNpcs: defineRoute({
    method: 'GET',
    path: '/game/v1/worlds/:worldId/maps/npcs',
    access: 'signedIn',
    summary: 'NPCs of the world; pages start at 0.',
    params: worldParams,
    query: z.object({
      page: z.coerce.number().int().min(0).max(1000).default(0),
      size: pageOf,
      map_id: idSchema.optional(),
    }),
    response: z.object({ mapNpcObjectList: z.array(npcObjectSchema), totalCount: z.number().int() }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  listNpcQuests: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/maps/:mapId/npcs/:npcId/quests',
    access: 'signedIn',
    summary: 'Quests of one NPC.',
    params: z.object({ worldId: idSchema, mapId: idSchema, npcId: idSchema }),
    response: z.object({ mapNpcQuestList: z.array(npcQuestSchema), totalCount: z.number().int() }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  talkToNpc: defineRoute({
    method: 'POST',
    path: '/game/v1/users/worlds/:worldId/npcs/:npcId/talks',
    access: 'signedIn',
    summary: 'Count a talk with an NPC beside whom one stands towards the goals that ask for it.',
    params: z.object({ worldId: idSchema, npcId: idSchema }),
    response: questChangeSchema,
    errors: ['RESOURCE_NOT_FOUND', 'VALIDATION_FAIL'],
  }),
  acceptQuest: defineRoute({
    method: 'POST',
    path: '/game/v1/users/worlds/:worldId/quests/:questId/accept',
    access: 'signedIn',
    summary: 'Take a quest. Taking it twice changes nothing.',
    params: z.object({ worldId: idSchema, questId: idSchema }),
    response: questChangeSchema,
    errors: ['RESOURCE_NOT_FOUND', 'QUEST_NOT_AVAILABLE', 'QUEST_ALREADY_COMPLETED'],
  }),
  completeQuest: defineRoute({
    method: 'POST',
    path: '/game/v1/users/worlds/:worldId/quests/:questId/complete',
    access: 'signedIn',
    summary:
      'Hand in a quest whose goals are reached; the rewards are granted in the same transaction, once.',
    params: z.object({ worldId: idSchema, questId: idSchema }),
    response: questChangeSchema,
    errors: ['RESOURCE_NOT_FOUND', 'QUEST_NOT_READY', 'QUEST_ALREADY_COMPLETED'],
  }),
  markRewardSeen: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/worlds/:worldId/quests/:questId/rewards/seen',
    access: 'signedIn',
    summary: 'The reward dialog of a completed quest was closed.',
    params: z.object({ worldId: idSchema, questId: idSchema }),
    response: z.object({}),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  listQuestRewards: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/maps/npcs/quests/rewards',
    access: 'signedIn',
    summary: 'Rewards the caller received from quests, newest first; pages start at 0.',
    params: worldParams,
    query: z.object({
      page: z.coerce.number().int().min(0).max(10_000).default(0),
      size: pageOf,
      map_id: idSchema.optional(),
      reward_type: rewardTypeSchema.optional(),
    }),
    response: z.object({
      userMapNpcQuestRewardList: z.array(rewardHistoryRowSchema),
      totalCount: z.number().int(),
    }),
  }),
};
