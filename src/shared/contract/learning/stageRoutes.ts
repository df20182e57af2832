import { z } from 'zod';
import { FURNITURE_KEYS } from '#shared/content/furniture.ts';
import { countSchema, idSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { STAGE_THEMES } from '#shared/simulation/stage/level.ts';
import { STAGE_ACTIONS, STAGE_SENSES, type StageValue } from '#shared/simulation/stage/stageTypes.ts';
import { problemParams } from './problems.ts';

/** Friends shown on one stage of the map, and their runs in a level. */
export const STAGE_FRIENDS_SHOWN = 6;
export const STAGE_GHOSTS_SHOWN = 3;

export const stageStarsSchema = z.object({
  goal: z.boolean(),
  fewBlocks: z.boolean(),
  fewSteps: z.boolean(),
});

/** The result of a submission to a stage. */
export const stageResultSchema = z.object({
  stars: stageStarsSchema,
  starCount: z.int().min(0).max(3),
  /** The number of steps of the longest seed. */
  stepCount: countSchema,
  blockCount: countSchema,
});
export type StageResult = z.infer<typeof stageResultSchema>;

const friendOnMapSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  itemIdList: z.array(idSchema),
});

const stageOnMapSchema = z.object({
  problemId: idSchema,
  title: z.string(),
  theme: z.enum(STAGE_THEMES),
  /** Its number in its theme, from 1. */
  order: z.int(),
  /** Best of all submissions. */
  starCount: z.int().min(0).max(3),
  /** Its theme has enough stars, and the stage before it is solved. */
  isOpen: z.boolean(),
  /** Friends whose furthest stage this is, the latest first. */
  friendList: z.array(friendOnMapSchema),
});
export type StageOnMap = z.infer<typeof stageOnMapSchema>;

const starGiftSchema = z.object({
  stars: countSchema,
  point: countSchema,
  exp: countSchema,
  furnitureKey: z.enum(FURNITURE_KEYS).nullable(),
  /** 0 without one. */
  titleId: countSchema,
  isGiven: z.boolean(),
});
export type StarGiftView = z.infer<typeof starGiftSchema>;

const stageOnShelfSchema = z.object({
  problemId: idSchema,
  title: z.string(),
  theme: z.enum(STAGE_THEMES),
  /** Best of all submissions. */
  starCount: z.int().min(0).max(3),
  /** The rows of the first variant, for its picture. */
  rows: z.array(z.string()),
});
export type StageOnShelf = z.infer<typeof stageOnShelfSchema>;
export const STAGES_PER_SHELF = 20;

const valueSchema: z.ZodType<StageValue> = z.lazy(() =>
  z.union([z.number(), z.string(), z.boolean(), z.null(), z.array(valueSchema)]),
);

const ghostSchema = friendOnMapSchema.extend({
  /** Commands of the best run on seed 1, without the source. */
  steps: z.array(
    z.object({
      command: z.enum([...STAGE_ACTIONS, ...STAGE_SENSES]),
      args: z.array(valueSchema),
    }),
  ),
  stepCount: countSchema,
});
export type StageGhost = z.infer<typeof ghostSchema>;

export const stageRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/stages',
    access: { channelRole: 'generalMember' },
    summary: 'The stages of the channel along their road, with the caller’s stars and friends.',
    response: z.object({
      stageList: z.array(stageOnMapSchema),
      starTotal: countSchema,
      themeList: z.array(z.object({ theme: z.enum(STAGE_THEMES), starsNeeded: countSchema })),
      /** The gifts for numbers of stars, rising. */
      giftList: z.array(starGiftSchema),
    }),
  }),
  listShelf: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/stages/shelves',
    access: { channelRole: 'generalMember' },
    summary: 'Stages that staff of the channel made, the newest first, with the caller’s stars.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ stageList: z.array(stageOnShelfSchema), ...pageCountFields }),
  }),
  listGhosts: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/problems/:problemId/stages/ghosts',
    access: { channelRole: 'generalMember' },
    summary: 'How friends solved a stage, the latest first.',
    params: problemParams,
    response: z.object({ ghostList: z.array(ghostSchema) }),
    errors: ['PROBLEM_NOT_FOUND'],
  }),
};
