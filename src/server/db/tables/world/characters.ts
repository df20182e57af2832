import { doublePrecision, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';

/** The last position of each character; x and y are its feet in map pixels. */
export const characterPositions = pgTable('character_positions', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  mapId: integer().notNull(),
  x: doublePrecision().notNull(),
  y: doublePrecision().notNull(),
  facing: integer().notNull().default(1),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
