import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { FEATURES } from '#shared/contract/features.ts';

/** Parts of the product that are not on for everybody; one without a row is. */
export const featureSwitches = pgTable(
  'feature_switches',
  {
    feature: text({ enum: FEATURES }).primaryKey(),
    /** Percent of users. */
    share: integer().notNull(),
    /** Classes in which it is on for everybody. */
    channelIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [check('feature_switches_share_percent', sql`${t.share} between 0 and 100`)],
);
