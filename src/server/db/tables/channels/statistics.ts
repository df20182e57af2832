import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';

/** Counts of a day that is over, as they were found when somebody first looked at it. */
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
