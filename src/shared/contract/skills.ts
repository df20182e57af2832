import { z } from 'zod';
import { SKILL_TYPES } from '#shared/content/skillTypes.ts';
import { idSchema } from './fields.ts';
import { defineRoute } from './route.ts';

/** What has to be true before the next level; `level` is the level of the character, the skill or the item. */
export const skillRequirementSchema = z.object({
  type: z.enum(['LEVEL', 'SKILL', 'ITEM']),
  level: z.number().int().min(1),
  name: z.string(),
});

/** A skill of the catalogue as it stands for the caller. */
export const skillSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  hint: z.string(),
  skillType: z.enum(SKILL_TYPES),
  iconUrl: z.string(),
  categoryCode: z.string(),
  maxLevel: z.number().int().min(1),
  /** 0 while it is not learned. */
  currentLevel: z.number().int().min(0),
  /** Of the next level; empty at the highest. */
  requirements: z.array(skillRequirementSchema),
  levels: z.array(
    z.object({ level: z.number().int().min(1), description: z.string(), price: z.number().int().min(0) }),
  ),
  /** Points that the next level costs; null at the highest. */
  price: z.number().int().min(0).nullable(),
  /** Whether the requirements of the next level are met; points are counted only on learning. */
  acquirable: z.boolean(),
  advancement: z.number().int().min(1).max(4),
});
export type Skill = z.infer<typeof skillSchema>;

export const worldSkillSchema = z.object({
  worldSkillId: idSchema,
  name: z.string(),
  skillIconUrl: z.string(),
  skillLevel: z.number().int().min(1),
  description: z.string(),
  skillType: z.enum(SKILL_TYPES),
});
export type WorldSkill = z.infer<typeof worldSkillSchema>;

export const skillChangeSchema = z.object({
  newLevel: z.number().int().min(1),
  /** Points left. */
  point: z.number().int(),
});
export type SkillChange = z.infer<typeof skillChangeSchema>;

const skillParams = z.object({ id: idSchema });
const learningErrors = ['RESOURCE_NOT_FOUND', 'NOT_ENOUGH_POINT', 'DOLPHIN_DUPLICATE_RESOURCE'] as const;

export const skillRoutes = {
  listSkillCatalog: defineRoute({
    method: 'GET',
    path: '/game/v1/skills/catalog',
    access: 'signedIn',
    summary: 'Every skill there is, and how far the caller has learned it.',
    response: z.object({
      categories: z.array(z.object({ code: z.string(), name: z.string() })),
      skills: z.array(skillSchema),
    }),
  }),
  acquireSkill: defineRoute({
    method: 'POST',
    path: '/game/v1/users/skills/:id/acquire',
    access: 'signedIn',
    summary: 'Learn the first level of a skill for points; a second time answers DOLPHIN_DUPLICATE_RESOURCE.',
    params: skillParams,
    response: skillChangeSchema,
    errors: [...learningErrors, 'SKILL_ACQUIRE_FAIL'],
  }),
  upgradeSkill: defineRoute({
    method: 'POST',
    path: '/game/v1/users/skills/:id/upgrade',
    access: 'signedIn',
    summary:
      'Learn the next level of a skill for points. `level` names it, so that a repeated request buys nothing twice.',
    params: skillParams,
    body: z.object({ level: z.number().int().min(2).max(100) }),
    response: skillChangeSchema,
    errors: [...learningErrors, 'SKILL_UPGRADE_FAIL'],
  }),
  listWorldSkills: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/skills',
    access: 'signedIn',
    summary: 'The skills that the caller can use in the world; pages start at 0.',
    params: z.object({ worldId: idSchema }),
    query: z.object({
      page: z.coerce.number().int().min(0).max(10_000).default(0),
      size: z.coerce.number().int().min(1).max(1000).default(1000),
    }),
    response: z.object({ userSkillList: z.array(worldSkillSchema), totalCount: z.number().int() }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
