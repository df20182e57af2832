import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';

/** Gates for two that a user has opened; paid once on each day. */
export const openedGates = pgTable(
  'opened_gates',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In Seoul, as `YYYY-MM-DD`. */
    day: text().notNull(),
    mapId: integer().notNull(),
    gateId: integer().notNull(),
    openedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.mapId, t.gateId] })],
);
