import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { seedColumns } from '#server/db/seedRows.ts';
import { channels } from '#server/db/tables/channels/channels.ts';

export const documents = pgTable('documents', {
  ...seedColumns,
  channelId: integer()
    .notNull()
    .references(() => channels.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  content: text().notNull(),
});
