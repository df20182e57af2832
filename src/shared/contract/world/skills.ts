import { z } from 'zod';
import { SKILL_TYPES } from '#shared/content/skillTypes.ts';
import { idSchema } from '#shared/contract/fields.ts';
import { pageFromZero, totalCountFields } from '#shared/contract/paging.ts';
import { READS_PER_MINUTE_OF_A_SCHOOL } from '#shared/contract/people/accounts.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** A requirement of the next level; `level` is the level of the character or the skill, 1 for an item to own. */
export const skillRequirementSchema = z.object({
  type: z.enum(['LEVEL', 'SKILL', 'ITEM']),
  level: z.number().int().min(1),
  name: z.string(),
  met: z.boolean(),
});

export type SkillRequirement = z.infer<typeof skillRequirementSchema>;

/** A skill of the catalogue with the caller's level; a visitor has learned nothing. */
export const skillSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  /** The use with keys. */
  hint: z.string(),
  /** The use by touch. */
  touchHint: z.string(),
  skillType: z.enum(SKILL_TYPES),
  iconUrl: z.string(),
  categoryCode: z.string(),
  maxLevel: z.number().int().min(1),
  /** 0 while it is not learned. */
  currentLevel: z.number().int().min(0),
  /** The requirements of the next level; empty at the highest. */
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

const skillCatalogSchema = z.object({
  categories: z.array(z.object({ code: z.string(), name: z.string() })),
  skills: z.array(skillSchema),
});
export type SkillCatalog = z.infer<typeof skillCatalogSchema>;

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

/** Most world skills in one page. */
export const MOST_WORLD_SKILLS = 1000;

const skillParams = z.object({ id: idSchema });
const learningErrors = ['RESOURCE_NOT_FOUND', 'NOT_ENOUGH_POINT', 'DOLPHIN_DUPLICATE_RESOURCE'] as const;

export const skillRoutes = {
  listCatalog: defineRoute({
    method: 'GET',
    path: '/game/v1/skills/catalog',
    access: 'anyone',
    summary: 'The default skill inventory: every skill there is, and how far the caller has learned it.',
    perMinute: READS_PER_MINUTE_OF_A_SCHOOL,
    response: skillCatalogSchema,
  }),
  acquire: defineRoute({
    method: 'POST',
    path: '/game/v1/users/skills/:id/acquire',
    access: 'signedIn',
    summary: 'Learn the first level of a skill for points; a second time answers DOLPHIN_DUPLICATE_RESOURCE.',
    params: skillParams,
    response: skillChangeSchema,
    errors: [...learningErrors, 'SKILL_ACQUIRE_FAIL'],
  }),
  upgrade: defineRoute({
    method: 'POST',
    path: '/game/v1/users/skills/:id/upgrade',
    access: 'signedIn',
    summary:
      'Learn the next level of a skill for points. A second request within a second answers DOLPHIN_DUPLICATE_RESOURCE.',
    params: skillParams,
    response: skillChangeSchema,
    errors: [...learningErrors, 'SKILL_UPGRADE_FAIL'],
  }),
  listOwn: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/skills',
    access: 'signedIn',
    summary: 'The skills that the caller has learned for the world; pages start at 0.',
    params: z.object({ worldId: idSchema }),
    query: z.object({
      page: pageFromZero,
      size: z.coerce.number().int().min(1).max(MOST_WORLD_SKILLS).default(MOST_WORLD_SKILLS),
    }),
    response: z.object({ userSkillList: z.array(worldSkillSchema), ...totalCountFields }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
