import { z } from 'zod';
import { ALL_EMOTE_NAMES } from '#shared/content/emotes.ts';
import { idSchema, timestampSchema } from '#shared/contract/fields.ts';
import {
  pageCountFields,
  pageFromOne,
  pageFromZero,
  pageSizeField,
  totalCountFields,
} from '#shared/contract/paging.ts';
import { experienceSchema } from './economy.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const GOAL_ACTION_TYPES = [
  'TALK',
  'READ_DOCUMENT',
  'SOLVE_PROBLEM',
  'VISIT_MAP',
  'COLLECT',
  'PASS_LESSON',
  'WIN_BATTLE',
  'USE_SKILL',
  'WEAR_ITEM',
  'MAKE_FRIEND',
  'RUN_COURSE',
  'OPEN_GATE',
  'SOLVE_PUZZLE',
  'PROGRAM_OBJECT',
] as const;
export const goalActionTypeSchema = z.enum(GOAL_ACTION_TYPES);
export type GoalActionType = z.infer<typeof goalActionTypeSchema>;

/** DAILY and WEEKLY are offered again each day or week of Asia/Seoul; a week begins on Monday. */
export const QUEST_KINDS = ['MAIN', 'SUB', 'DAILY', 'WEEKLY'] as const;
export type QuestKind = (typeof QUEST_KINDS)[number];

/** AUTO completes with its last goal; NPC is handed in by talking to the giver. */
export const COMPLETION_METHODS = ['AUTO', 'NPC'] as const;
export type CompletionMethod = (typeof COMPLETION_METHODS)[number];

/** LOCKED: an earlier quest is not completed. READY: every goal reached, to be handed in. */
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
export type RewardType = (typeof REWARD_TYPES)[number];

export const questRewardSchema = z.object({
  mapNpcQuestRewardId: idSchema,
  rewardType: rewardTypeSchema,
  /** Item, skill, object or certificate id; 0 for counted rewards. */
  rewardId: z.number().int().min(0),
  rewardName: z.string(),
  rewardCount: z.number().int().min(1),
});
export type QuestReward = z.infer<typeof questRewardSchema>;

export const questGoalSchema = z.object({
  goalName: z.string(),
  actionType: goalActionTypeSchema,
  /** 0 for any of the kind. */
  actionId: z.number().int().min(0),
  goalCount: z.number().int().min(1),
  completedCount: z.number().int().min(0),
  /** Page on which the goal is reached, when there is one: lessons and problems. */
  path: z.string().nullable(),
  /** The friend's answers in a TALK, sent from taking the quest until it is handed in; empty otherwise. */
  answerMessageList: z.array(z.string()),
  /** The emote of that friend with its last words. */
  answerMoment: z.enum(ALL_EMOTE_NAMES).nullable(),
});
export type QuestGoal = z.infer<typeof questGoalSchema>;

export const npcQuestSchema = z.object({
  mapNpcQuestId: idSchema,
  mapNpcObjectId: idSchema,
  mapId: idSchema,
  kind: z.enum(QUEST_KINDS),
  /** Name of the NPC who gives it. */
  character: z.string(),
  /** Level from which it is offered. */
  level: z.number().int().min(1),
  /** Seconds from taking it; null without a limit. */
  timeLimit: z.number().int().min(1).nullable(),
  /** The time at which a running quest ends; null without a time limit. */
  expiresAt: timestampSchema.nullable(),
  /** Seconds until then by the server's clock, for clients with a wrong clock. */
  secondsLeft: z.number().int().min(0).nullable(),
  title: z.string(),
  /** Empty in the list of all quests, like goals and rewards, while it is LOCKED and once its reward was seen. */
  description: z.string(),
  completionMethod: z.enum(COMPLETION_METHODS),
  state: questStateSchema,
  goalList: z.array(questGoalSchema),
  rewardList: z.array(questRewardSchema),
  /**
   * NPC lines for offering, in progress, and handing in, each sent in its state only. The client replaces `{nickname}`.
   */
  offerMessageList: z.array(z.string()),
  progressMessageList: z.array(z.string()),
  completeMessageList: z.array(z.string()),
  /** False while the reward dialog of a completed quest has not been shown yet. */
  rewardSeen: z.boolean(),
});
export type NpcQuest = z.infer<typeof npcQuestSchema>;

/** A row of the lists of main and sub quests; `rewardType` is that of the first reward. */
export const questSchema = npcQuestSchema.extend({
  rewardType: rewardTypeSchema.nullable(),
  rewardCount: z.number().int().min(0),
});
export type Quest = z.infer<typeof questSchema>;

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
  /** Item, skill, channel, object or certificate id; with POINT the item or skill that the points replace, else 0. */
  rewardId: z.number().int().min(0),
  rewardName: z.string(),
  rewardCount: z.number().int(),
  /** Inventory id of a rewarded item, `userCertificateId` of a certificate. */
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
const pageQuery = { page: pageFromZero, size: pageSizeField(20), map_id: idSchema.optional() };

export const questRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/quests',
    access: 'signedIn',
    summary: 'Every NPC quest of the world in the state it has for the caller.',
    params: worldParams,
    response: z.object({
      questList: z.array(npcQuestSchema),
      /** Objects of the world that quests have changed for the caller (`content/worldObjects.ts`). */
      changedObjectIdList: z.array(idSchema),
    }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  listMain: defineRoute({
    method: 'GET',
    path: '/game/v1/users/quests/main',
    access: 'signedIn',
    summary: 'The quests of the stories; pages start at 1.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ questList: z.array(questSchema), ...pageCountFields }),
  }),
  listSub: defineRoute({
    method: 'GET',
    path: '/game/v1/users/quests/sub',
    access: 'signedIn',
    summary:
      'The favours for friends; pages start at 1. Those of the day and the week stand in the list of all.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ questList: z.array(questSchema), ...pageCountFields }),
  }),
  listNpcs: defineRoute({
    method: 'GET',
    path: '/game/v1/worlds/:worldId/maps/npcs',
    access: 'signedIn',
    summary: 'NPCs of the world; pages start at 0.',
    params: worldParams,
    query: z.object(pageQuery),
    response: z.object({ mapNpcObjectList: z.array(npcObjectSchema), ...totalCountFields }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  listOfNpc: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/maps/:mapId/npcs/:npcId/quests',
    access: 'signedIn',
    summary: 'Quests of one NPC.',
    params: z.object({ worldId: idSchema, mapId: idSchema, npcId: idSchema }),
    response: z.object({ mapNpcQuestList: z.array(npcQuestSchema), ...totalCountFields }),
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
  accept: defineRoute({
    method: 'POST',
    path: '/game/v1/users/worlds/:worldId/quests/:questId/accept',
    access: 'signedIn',
    summary: 'Take a quest beside its giver. Taking it twice changes nothing.',
    params: z.object({ worldId: idSchema, questId: idSchema }),
    response: questChangeSchema,
    errors: ['RESOURCE_NOT_FOUND', 'VALIDATION_FAIL', 'QUEST_NOT_AVAILABLE', 'QUEST_ALREADY_COMPLETED'],
  }),
  complete: defineRoute({
    method: 'POST',
    path: '/game/v1/users/worlds/:worldId/quests/:questId/complete',
    access: 'signedIn',
    summary:
      'Hand in a quest whose goals are reached, beside its giver; the rewards are granted in the same transaction, once.',
    params: z.object({ worldId: idSchema, questId: idSchema }),
    response: questChangeSchema,
    errors: ['RESOURCE_NOT_FOUND', 'VALIDATION_FAIL', 'QUEST_NOT_READY', 'QUEST_ALREADY_COMPLETED'],
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
  listRewards: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/maps/npcs/quests/rewards',
    access: 'signedIn',
    summary: 'Rewards the caller received from quests, newest first; pages start at 0.',
    params: worldParams,
    query: z.object({ ...pageQuery, reward_type: rewardTypeSchema.optional() }),
    response: z.object({
      userMapNpcQuestRewardList: z.array(rewardHistoryRowSchema),
      ...totalCountFields,
    }),
  }),
};
