import { z } from 'zod';
import { idSchema } from './fields.ts';
import { defineRoute } from './route.ts';

/**
 * Runs are ranked apart by what helped: PLAIN would have gone just the same without any learned skill, SKILLED would
 * not.
 */
export const RUN_CLASSES = ['PLAIN', 'SKILLED'] as const;
export const runClassSchema = z.enum(RUN_CLASSES);
export type RunClass = z.infer<typeof runClassSchema>;

/** TODAY is the day in Seoul. */
export const RANKING_PERIODS = ['TODAY', 'ALL'] as const;
export const rankingPeriodSchema = z.enum(RANKING_PERIODS);
export type RankingPeriod = z.infer<typeof rankingPeriodSchema>;

/** Places of a ranking that are listed. */
export const RANKING_SIZE = 20;

const countSchema = z.number().int().min(0);

export const placeSchema = z.object({
  mapId: idSchema,
  /** Characters on the map now. */
  people: countSchema,
  /** Own shells of today, and how many lay there this morning. */
  shells: z.object({ found: countSchema, total: countSchema }),
  /** Own secret spots, in the order of their discovery; the names of the others stay secret. */
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
export type Place = z.infer<typeof placeSchema>;

export const rankedRunSchema = z.object({
  rank: z.number().int().positive(),
  userId: idSchema,
  nickname: z.string(),
  /** The best time in ticks (1/60 s). */
  ticks: countSchema,
});
export type RankedRun = z.infer<typeof rankedRunSchema>;

export const courseRankingSchema = z.object({
  rankingList: z.array(rankedRunSchema),
  /** The caller's own place, listed or not; null without a time. */
  own: rankedRunSchema.nullable(),
  totalCount: countSchema,
});
export type CourseRanking = z.infer<typeof courseRankingSchema>;

export const placeRoutes = {
  listPlaces: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/places',
    access: 'signedIn',
    summary: 'Every map of the world: who is there, and what the caller has found and run there.',
    params: z.object({ worldId: idSchema }),
    response: z.object({ placeList: z.array(placeSchema) }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  listCourseRanking: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/maps/:mapId/courses/:courseId/rankings',
    access: 'signedIn',
    summary:
      'The best verified time of everybody on a course as it is today; of equal times the earlier one leads.',
    params: z.object({ worldId: idSchema, mapId: idSchema, courseId: idSchema }),
    query: z.object({
      period: rankingPeriodSchema.default('ALL'),
      run_class: runClassSchema.default('PLAIN'),
    }),
    response: courseRankingSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
