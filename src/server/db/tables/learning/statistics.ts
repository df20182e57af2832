import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { channels } from '../channels/channels.ts';

/** Counts of a past day, stored when they were first read. */
export const channelDays = pgTable(
  'channel_days',
  {
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** Calendar day in Seoul. */
    day: date({ mode: 'string' }).notNull(),
    joinedCount: integer().notNull(),
    submitterCount: integer().notNull(),
    submissionCount: integer().notNull(),
    passCount: integer().notNull(),
    documentCount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.day] })],
);
