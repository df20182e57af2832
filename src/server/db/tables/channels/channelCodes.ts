import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { channels } from './channels.ts';

/** The word that leads into a channel; one at a time. */
export const channelCodes = pgTable(
  'channel_codes',
  {
    channelId: integer()
      .primaryKey()
      .references(() => channels.id, { onDelete: 'cascade' }),
    channelCode: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('channel_codes_code_key').on(t.channelCode)],
);
