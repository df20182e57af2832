import { z } from 'zod';
import { idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** The position of the character; x and y are the feet, in map pixels. */
export const characterSchema = z.object({
  mapId: idSchema,
  x: z.number(),
  y: z.number(),
  facing: z.union([z.literal(1), z.literal(-1)]),
  needsOutfit: z.boolean(),
  /** The first minute in the world was neither played nor skipped. */
  needsFirstMinute: z.boolean(),
});
export type Character = z.infer<typeof characterSchema>;

export const characterRoutes = {
  getOwn: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/worlds/characters/me',
    access: 'signedIn',
    summary: 'The map and the spot where the own character stands.',
    response: characterSchema,
  }),
};
