import { boolean, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';

/** Small events that a user has met, one a span of time; rows of earlier days are removed when a new one comes. */
export const encounters = pgTable(
  'encounters',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its span of time (`ENCOUNTER_SPAN_MS`), counted since 1970. */
    span: integer().notNull(),
    /** The key of its content. */
    contentKey: text().notNull(),
    mapId: integer().notNull(),
    tries: smallint().notNull().default(0),
    /** Answered right, or wrong for the last time; null before. */
    isRight: boolean(),
    /** Paid for the right answer; as much experience came with it. */
    paid: smallint().notNull().default(0),
    metAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.span] })],
);
