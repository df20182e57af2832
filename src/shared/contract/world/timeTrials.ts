import { z } from 'zod';
import { countSchema, idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';

/**
 * Runs are ranked separately: PLAIN runs would have the same result without any learned skill, SKILLED ones would not.
 */
export const RUN_CLASSES = ['PLAIN', 'SKILLED'] as const;
export const runClassSchema = z.enum(RUN_CLASSES);
export type RunClass = z.infer<typeof runClassSchema>;

/** TODAY is the day in Seoul. */
export const RANKING_PERIODS = ['TODAY', 'ALL'] as const;
export const rankingPeriodSchema = z.enum(RANKING_PERIODS);
export type RankingPeriod = z.infer<typeof rankingPeriodSchema>;

/** Entries of a ranking. */
export const RANKING_SIZE = 20;
/** Ranks and runners are counted up to this number, so that a ranking costs the same for any number of runs. */
export const RANKING_COUNTED = 1000;

export const rankedRunSchema = z.object({
  rank: z.number().int().positive(),
  userId: idSchema,
  nickname: z.string(),
  /** Worn items. */
  itemIdList: z.array(idSchema),
  /** A friend of the caller, whose run can be the ghost of the next one. */
  isFriend: z.boolean(),
  /** The best time in ticks (1/60 s). */
  ticks: countSchema,
});
export type RankedRun = z.infer<typeof rankedRunSchema>;

/** A rank; null below the first `RANKING_COUNTED`. */
export const runRankSchema = z.number().int().positive().nullable();

export const ownRankedRunSchema = rankedRunSchema.extend({ rank: runRankSchema });
export type OwnRankedRun = z.infer<typeof ownRankedRunSchema>;

export const timeTrialRankingSchema = z.object({
  rankingList: z.array(rankedRunSchema),
  /** The caller's own rank, listed or not; null without a time. */
  own: ownRankedRunSchema.nullable(),
  /** Null for more than `RANKING_COUNTED`. */
  totalCount: countSchema.nullable(),
});
export type TimeTrialRanking = z.infer<typeof timeTrialRankingSchema>;

export const timeTrialRoutes = {
  listRanking: defineRoute({
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
    response: timeTrialRankingSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
