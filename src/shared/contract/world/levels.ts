import { z } from 'zod';
import { countSchema, idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const OPENING_TYPES = ['SKILL', 'QUEST', 'TITLE', 'PET', 'GIFT'] as const;

const openingSchema = z.object({
  type: z.enum(OPENING_TYPES),
  /** The id of the skill, quest, title or companion; the points of a gift. */
  refId: idSchema,
  /** Level of a skill; 1 for others. */
  step: z.number().int().min(1),
  name: z.string(),
});
export type Opening = z.infer<typeof openingSchema>;

const levelSchema = z.object({ level: countSchema, openingList: z.array(openingSchema) });
export type LevelOpenings = z.infer<typeof levelSchema>;

export const levelRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/worlds/:worldId/levels',
    access: 'signedIn',
    summary: 'What each level opens. After the last of the list every level gives its gift.',
    params: z.object({ worldId: idSchema }),
    response: z.object({ levelList: z.array(levelSchema), laterGift: countSchema }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
