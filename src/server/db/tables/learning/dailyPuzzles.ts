import { date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { PUZZLE_WAYS } from '#shared/contract/learning/dailyPuzzles.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** Solved daily puzzles, a shell each; the puzzle of a day follows from its date. */
export const dailyPuzzleSolutions = pgTable(
  'daily_puzzle_solutions',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day of the puzzle in Seoul, which may be earlier than that of the answer. */
    day: date({ mode: 'string' }).notNull(),
    way: text({ enum: PUZZLE_WAYS }).notNull(),
    solvedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    index('daily_puzzle_solutions_day_idx').on(t.day, t.solvedAt),
  ],
);
