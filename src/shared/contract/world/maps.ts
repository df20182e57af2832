import { z } from 'zod';
import { countSchema, idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

export const mapOverviewSchema = z.object({
  mapId: idSchema,
  /** Characters on the map now. */
  people: countSchema,
  /** The user's shells of today, and the number at the beginning of the day. */
  shells: z.object({ found: countSchema, total: countSchema }),
  /** Found secret spots, in the order of their discovery; the names of the others stay secret. */
  secrets: z.object({
    foundList: z.array(z.object({ secretId: idSchema, name: z.string() })),
    total: countSchema,
  }),
  courseList: z.array(
    z.object({
      courseId: idSchema,
      name: z.string(),
      /** Own best times in ticks (1/60 s); null where there is none. */
      best: z.object({ PLAIN: countSchema.nullable(), SKILLED: countSchema.nullable() }),
    }),
  ),
});
export type MapOverview = z.infer<typeof mapOverviewSchema>;

export const mapRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/places',
    access: 'signedIn',
    summary: 'Every map of the world: who is there, and what the caller has found and run there.',
    params: z.object({ worldId: idSchema }),
    response: z.object({ placeList: z.array(mapOverviewSchema) }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
