import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { SHELL_KINDS } from '#shared/content/collectibles.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** Collected shells; their places on a day follow from the day. */
export const collectedShells = pgTable(
  'collected_shells',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In Seoul, as `YYYY-MM-DD`. */
    day: text().notNull(),
    mapId: integer().notNull(),
    shellId: integer().notNull(),
    /** Null for shells collected before it was stored. */
    kind: text({ enum: SHELL_KINDS }),
    collectedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day, t.mapId, t.shellId] }),
    index('collected_shells_kind_idx').on(t.userId, t.mapId, t.kind, t.collectedAt),
  ],
);

export const foundSecrets = pgTable(
  'found_secrets',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mapId: integer().notNull(),
    secretId: integer().notNull(),
    foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.mapId, t.secretId] })],
);
