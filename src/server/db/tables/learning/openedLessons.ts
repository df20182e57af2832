import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { channels } from '#server/db/tables/channels/channels.ts';
import { lessons } from './lessons.ts';

/** Lessons that a teacher has opened for a class: those of the product, too, which belong to all classes. */
export const openedLessons = pgTable(
  'opened_lessons',
  {
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    openedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.channelId, t.lessonId] }),
    index('opened_lessons_lesson_idx').on(t.lessonId),
  ],
);
