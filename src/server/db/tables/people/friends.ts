import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { FRIENDSHIP_STATES } from '#shared/contract/people/friends.ts';
import { users } from './accounts.ts';

/** One row per pair in either direction, so that simultaneous requests meet in it. */
export const friendships = pgTable(
  'friendships',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lowUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    highUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** One of the two. */
    requesterId: integer().notNull(),
    state: text({ enum: FRIENDSHIP_STATES }).notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('friendships_pair_key').on(t.lowUserId, t.highUserId),
    index('friendships_high_idx').on(t.highUserId),
    check('friendships_order', sql`${t.lowUserId} < ${t.highUserId}`),
  ],
);

/** One gift of each friend on each day in Seoul. */
export const friendGifts = pgTable(
  'friend_gifts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    senderId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In Seoul, as `YYYY-MM-DD`. */
    day: text().notNull(),
    /** 0 beyond the paid gifts of a day. */
    point: integer().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('friend_gifts_day_key').on(t.senderId, t.receiverId, t.day),
    index('friend_gifts_receiver_idx').on(t.receiverId, t.id),
  ],
);
