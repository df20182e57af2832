import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlacedPiece } from '#shared/content/homePlacement.ts';
import { HOME_DOORS } from '#shared/contract/world/home.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** A home that its owner has changed; all others are as they were given. */
export const homes = pgTable(
  'homes',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer().notNull().default(0),
    /** Null until it was arranged for the first time. */
    pieces: jsonb().$type<readonly PlacedPiece[]>(),
    door: text({ enum: HOME_DOORS }).notNull().default('FRIENDS'),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('homes_version_not_negative', sql`${t.version} >= 0`)],
);

/** Bought pieces, one row each; earned pieces follow from achievements. */
export const furniturePurchases = pgTable(
  'furniture_purchases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    furnitureKey: text().notNull(),
    /** Made where the purchase was confirmed: a repeated request finds its row. */
    clientKey: uuid().notNull(),
    price: integer().notNull(),
    boughtAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('furniture_purchases_client_key').on(t.userId, t.clientKey)],
);

/** A greeting between two users on a day. */
export const homeGreetings = pgTable(
  'home_greetings',
  {
    homeUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visitorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In Seoul, as `YYYY-MM-DD`. */
    day: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.homeUserId, t.day, t.visitorId] }),
    index('home_greetings_visitor_idx').on(t.visitorId),
  ],
);

/** A garden that a visitor has watered on a day. */
export const homeWaterings = pgTable(
  'home_waterings',
  {
    homeUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visitorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In Seoul, as `YYYY-MM-DD`. */
    day: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.homeUserId, t.day, t.visitorId] }),
    index('home_waterings_visitor_idx').on(t.visitorId, t.day),
  ],
);

export const guestbookEntries = pgTable(
  'guestbook_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    homeUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    writerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    phraseId: integer().notNull(),
    /** In Seoul, as `YYYY-MM-DD`. */
    day: text().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Removed by the owner; the row stays so that the day's one entry is spent. */
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('guestbook_entries_day_key').on(t.homeUserId, t.writerId, t.day),
    index('guestbook_entries_home_idx').on(t.homeUserId, t.id),
    index('guestbook_entries_writer_idx').on(t.writerId),
  ],
);
