import { sql } from 'drizzle-orm';
import { index, integer, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';
import { lessonContents, lessons } from './lessons.ts';

/** Requests for help in a lesson; the teachers of all channels of the pupil see them. */
export const raisedHands = pgTable(
  'raised_hands',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** The open content; null for the lesson itself. */
    contentOnLessonId: integer().references(() => lessonContents.id, { onDelete: 'cascade' }),
    raisedAt: timestamp({ withTimezone: true }).notNull(),
    /** Lowered by the pupil, by a solution, or by help. */
    endedAt: timestamp({ withTimezone: true }),
    /** The teacher who helped. */
    helpedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('raised_hands_open')
      .on(t.userId)
      .where(sql`${t.endedAt} is null`),
    index('raised_hands_user_idx').on(t.userId),
    index('raised_hands_lesson_idx').on(t.lessonId),
    index('raised_hands_content_idx').on(t.contentOnLessonId),
    index('raised_hands_helper_idx').on(t.helpedBy),
  ],
);
