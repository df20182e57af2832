import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { COLLECTION_KINDS } from '#shared/contract/world/collections.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** First finds that no other table stores: maps entered, NPCs talked with, and the map on which a friendship began. */
export const collectionFinds = pgTable(
  'collection_finds',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['MAP', 'NPC', 'PERSON'] }).notNull(),
    /** Id of the map, the NPC or the other user. */
    refId: integer().notNull(),
    mapId: integer().notNull(),
    foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.refId] })],
);

/** The time up to which a page of the book has been looked at; later finds are new. */
export const collectionSeen = pgTable(
  'collection_seen',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: COLLECTION_KINDS }).notNull(),
    seenUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);
