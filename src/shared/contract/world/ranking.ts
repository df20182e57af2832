import { z } from 'zod';
import { TIER_LEVELS, TIERS } from '#shared/content/tiers.ts';
import { countSchema, emptyReplySchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { genderSchema } from '#shared/contract/people/accounts.ts';
import { defineRoute } from '#shared/contract/route.ts';

/**
 * The compared users: WORLD are the players who have been in the world of the path, CHANNEL the active members of one
 * channel, GLOBAL all accounts, including those who learn on the pages alone.
 */
export const RANKING_SCOPES = ['WORLD', 'CHANNEL', 'GLOBAL'] as const;
export const rankingScopeSchema = z.enum(RANKING_SCOPES);
export type RankingScope = z.infer<typeof rankingScopeSchema>;

/** WEEK begins on Monday in Seoul. */
export const WORLD_RANKING_PERIODS = ['WEEK', 'ALL'] as const;
export const worldRankingPeriodSchema = z.enum(WORLD_RANKING_PERIODS);
export type WorldRankingPeriod = z.infer<typeof worldRankingPeriodSchema>;

/** Rows of a ranking. */
export const WORLD_RANKING_SIZE = 50;
/** The own rank is counted up to this one; a lower rank is not shown. */
export const LAST_COUNTED_RANK = 1_000;

export const tierSchema = z.enum(TIERS);
export const tierLevelSchema = z.int().min(1).max(TIER_LEVELS);

const figures = {
  /** Experience earned in the period. */
  score: countSchema,
  /** Problems solved for the first time in the period. */
  success: countSchema,
  /** Judged submissions in the period. */
  submittedProblemCount: countSchema,
  /**
   * The rank at the beginning of the day in Seoul; null for a user who was not on the board then, or too far behind.
   */
  previousRank: z.int().positive().nullable(),
};

/** Product spec §3, «Ranking row», with the deciding score and the drawn outfit. */
export const worldRankingRowSchema = z.object({
  rank: z.int().positive(),
  user: z.object({
    userId: idSchema,
    nickname: z.string(),
    /** The name in a channel that the caller belongs to, too; else empty. */
    channelNickname: z.string(),
    /** URL of the picture; it, introduction and gender are shown to acquaintances only. */
    profile: z.string(),
    introduction: z.string(),
    gender: genderSchema,
    tier: tierSchema,
    tierLevel: tierLevelSchema,
    level: z.int(),
    /** The channel shared with the caller; null without one. */
    channelId: idSchema.nullable(),
    channelName: z.string(),
    itemIdList: z.array(idSchema),
  }),
  ...figures,
});
export type WorldRankingRow = z.infer<typeof worldRankingRowSchema>;

export const worldRankingSchema = z.object({
  rankingList: z.array(worldRankingRowSchema),
  /** The caller's own row; null without a score, and for a hidden user. */
  own: worldRankingRowSchema
    .extend({
      /** Null below `LAST_COUNTED_RANK`. */
      rank: z.int().positive().nullable(),
      /** The nearest place above; null at the top. */
      next: z.object({ rank: z.int().positive().nullable(), distance: z.int().positive() }).nullable(),
    })
    .nullable(),
  /** The caller has chosen not to appear. */
  isHidden: z.boolean(),
  /** The end of this period; null for all time. */
  endsAt: timestampSchema.nullable(),
});
export type WorldRanking = z.infer<typeof worldRankingSchema>;

export const rankingRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/users/worlds/:worldId/rankings',
    access: 'signedIn',
    summary:
      'Who has earned most experience, this week or ever, and where the caller stands. Equal scores share a rank; whoever is parted from the caller by a block is left out.',
    params: z.object({ worldId: idSchema }),
    query: z.object({
      scope: rankingScopeSchema.default('WORLD'),
      period: worldRankingPeriodSchema.default('WEEK'),
      /** Needed for the scope CHANNEL alone. */
      channelId: idSchema.optional(),
    }),
    response: worldRankingSchema,
    errors: ['RESOURCE_NOT_FOUND', 'CHANNEL_NOT_FOUND', 'CHANNEL_MEMBER_NOT_FOUND', 'NOT_HAS_ROLE'],
  }),
  saveVisibility: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/rankings/visiblestates',
    access: 'signedIn',
    summary: 'Appear in rankings, or not.',
    body: z.object({ isHidden: z.boolean() }),
    response: emptyReplySchema,
    perMinute: 30,
  }),
};
