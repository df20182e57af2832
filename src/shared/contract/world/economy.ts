import { z } from 'zod';
import { defineRoute } from '#shared/contract/route.ts';

/** Level and experience: `levelExp` of `requiredLevelPoint` collected within `level`. */
export const experienceSchema = z.object({
  level: z.number().int().min(1),
  levelExp: z.number().int().min(0),
  requiredLevelPoint: z.number().int().positive(),
});
export type Experience = z.infer<typeof experienceSchema>;

export const economyRoutes = {
  getExperience: defineRoute({
    method: 'GET',
    path: '/game/v1/users/experiences',
    access: 'signedIn',
    summary: 'The own level and experience.',
    response: experienceSchema,
  }),
  getPoints: defineRoute({
    method: 'GET',
    path: '/game/v1/users/points',
    access: 'signedIn',
    summary: 'The own points.',
    response: z.object({ point: z.number().int().min(0) }),
  }),
};
