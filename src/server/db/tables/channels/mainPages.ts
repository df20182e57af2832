import { index, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { MainPageSection } from '#shared/contract/channels/mainPages.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { channels } from './channels.ts';

/** The main page of a channel as its staff arranged it; without a row it is the default one. */
export const channelMainPages = pgTable(
  'channel_main_pages',
  {
    channelId: integer()
      .primaryKey()
      .references(() => channels.id, { onDelete: 'cascade' }),
    sections: jsonb().$type<MainPageSection[]>().notNull(),
    version: integer().notNull(),
    updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('channel_main_pages_user_idx').on(t.updatedBy)],
);
