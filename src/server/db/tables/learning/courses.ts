import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { COURSE_LEVELS, COURSE_THEMES } from '#shared/contract/learning/contentFields.ts';
import { CHARACTERS } from '#shared/contract/learning/lessons.ts';
import { changedIndex, contentColumns, introColumns } from '#server/db/contentColumns.ts';
import { seedColumns } from '#server/db/seedRows.ts';
import { channels } from '#server/db/tables/channels/channels.ts';

export const courses = pgTable(
  'courses',
  {
    ...seedColumns,
    ...contentColumns,
    ...introColumns,
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    character: text({ enum: CHARACTERS }).notNull().default('DOLPHIN'),
    level: text({ enum: COURSE_LEVELS }).notNull().default('BEGINNER'),
    theme: text({ enum: COURSE_THEMES }).notNull().default('SEA'),
    orderNo: integer().notNull(),
    /** A lesson opens once everything in the one before is done. */
    inOrder: boolean().notNull().default(false),
    /** Only users enrolled in a course class of it may learn; otherwise it is open to the whole channel. */
    enrolmentRequired: boolean().notNull().default(false),
  },
  (t) => [
    index('courses_channel_idx').on(t.channelId, t.orderNo, t.id),
    changedIndex('courses_changed_idx', t),
  ],
);
