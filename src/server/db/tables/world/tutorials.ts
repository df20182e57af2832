import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';
import type { TutorialPlace, TutorialResult } from '#shared/contract/world/tutorials.ts';

/** Tutorials that a user has completed or skipped; one without a row is still to be shown. */
export const userTutorials = pgTable(
  'user_tutorials',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: text().$type<TutorialPlace>().notNull(),
    result: text().$type<TutorialResult>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
);
