import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CHARACTERS } from '#shared/contract/learning/lessons.ts';
import { seedColumns } from '#server/db/seedRows.ts';
import { channels } from '#server/db/tables/channels/channels.ts';

export const courses = pgTable('courses', {
  ...seedColumns,
  channelId: integer()
    .notNull()
    .references(() => channels.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  content: text().notNull(),
  character: text({ enum: CHARACTERS }).notNull().default('DOLPHIN'),
  level: text().notNull().default('BEGINNER'),
  theme: text().notNull().default('SEA'),
  orderNo: integer().notNull(),
});
