import { boolean, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';
import { lessonContents } from './lessons.ts';
import { problems } from './problems.ts';

/** Documents read to the end. */
export const contentChecks = pgTable(
  'content_checks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentOnLessonId: integer()
      .notNull()
      .references(() => lessonContents.id, { onDelete: 'cascade' }),
    checkedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.contentOnLessonId] }),
    index('content_checks_at_idx').on(t.checkedAt),
  ],
);

export const problemProgress = pgTable(
  'problem_progress',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    success: boolean().notNull().default(false),
    submissionCount: integer().notNull().default(0),
    resetVersion: integer().notNull().default(0),
    firstSuccessAt: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.problemId] })],
);
