import { boolean, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/people/accounts.ts';
import { courseClasses } from './courseClasses.ts';
import { courses } from './courses.ts';
import { worksheets } from './worksheets.ts';

export const courseClassEnrolments = pgTable(
  'course_class_enrolments',
  {
    courseClassId: integer()
      .notNull()
      .references(() => courseClasses.id, { onDelete: 'cascade' }),
    /** The course of the class, stored here so that the gate of a lesson needs no other table. */
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pointsPaid: integer().notNull().default(0),
    /** Nothing was paid: it holds as long as the plan of the user. */
    byPlan: boolean().notNull().default(false),
    enrolledAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.courseClassId, t.userId] }),
    index('course_class_enrolments_user_idx').on(t.userId, t.courseId),
  ],
);

export const worksheetEnrolments = pgTable(
  'worksheet_enrolments',
  {
    worksheetId: integer()
      .notNull()
      .references(() => worksheets.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pointsPaid: integer().notNull().default(0),
    /** Nothing was paid: it holds as long as the plan of the user. */
    byPlan: boolean().notNull().default(false),
    enrolledAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.worksheetId, t.userId] }),
    index('worksheet_enrolments_user_idx').on(t.userId),
  ],
);
