import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { FRIENDSHIP_STATES } from '#shared/contract/friends.ts';
import { users } from './accounts.ts';

/** One row per pair, whoever asked: two who ask each other in the same instant meet in it. */
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
