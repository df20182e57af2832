import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';

/** The scores of each user in each period, changed in the transaction of the action. */
export const rankingScores = pgTable(
  'ranking_scores',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The week's Monday in Seoul as `YYYY-MM-DD`, or `ALL`. */
    period: text().notNull(),
    /** Experience. */
    score: integer().notNull().default(0),
    success: integer().notNull().default(0),
    submittedProblemCount: integer().notNull().default(0),
    /** The last day in Seoul on which the score changed, as `YYYY-MM-DD`, and the score before that day. */
    movedOn: text().notNull().default(''),
    scoreBefore: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.period] }),
    // A descending ORDER BY begins with nulls; an index that ends with them would not be in its order.
    index('ranking_scores_order_idx').on(t.period, t.score.desc().nullsFirst(), t.userId),
  ],
);

/** Users who do not want to appear. */
export const rankingOptOuts = pgTable('ranking_opt_outs', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
