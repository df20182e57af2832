import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';
import { contests } from './scoreboard.ts';

/** A past race that one user races again alone, with a clock of its own: a contest like any other. */
export const contestPractices = pgTable(
  'contest_practices',
  {
    contestId: integer()
      .primaryKey()
      .references(() => contests.id, { onDelete: 'cascade' }),
    /** The race that is practised. */
    ofContestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('contest_practices_user_idx').on(t.userId, t.ofContestId),
    index('contest_practices_of_idx').on(t.ofContestId),
  ],
);
