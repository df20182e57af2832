import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import {
  CONTENT_VISIBLE_STATES,
  COURSE_LEVELS,
  COURSE_THEMES,
  ENROL_PAYMENT_TYPES,
} from '#shared/contract/learning/contentFields.ts';
import { CHARACTERS } from '#shared/contract/learning/lessons.ts';
import { introColumns } from '#server/db/contentColumns.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { courses } from './courses.ts';

/** A course as a channel offers it: with a teacher, a price and dates. */
export const courseClasses = pgTable(
  'course_classes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    /** `courseClassStorageId` of the spec. */
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Null once the teacher's account is deleted. */
    teacherId: integer().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    content: text().notNull(),
    character: text({ enum: CHARACTERS }).notNull().default('DOLPHIN'),
    level: text({ enum: COURSE_LEVELS }).notNull().default('BEGINNER'),
    theme: text({ enum: COURSE_THEMES }).notNull().default('SEA'),
    paymentType: text({ enum: ENROL_PAYMENT_TYPES }).notNull().default('POINT'),
    /** Points, or won for CASH; 0 when FREE. */
    cost: integer().notNull().default(0),
    categories: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    ...introColumns,
    visibleState: text({ enum: CONTENT_VISIBLE_STATES }).notNull().default('VISIBLE'),
    /** Enrolled pupils keep a removed class, and nobody else sees it. */
    removed: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('course_classes_channel_idx').on(t.channelId, t.id),
    index('course_classes_course_idx').on(t.courseId),
  ],
);

/** The meeting times of a course class. */
export const courseClassSchedules = pgTable(
  'course_class_schedules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseClassId: integer()
      .notNull()
      .references(() => courseClasses.id, { onDelete: 'cascade' }),
    title: text().notNull().default(''),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    minutes: integer().notNull(),
  },
  (t) => [index('course_class_schedules_idx').on(t.courseClassId, t.startsAt)],
);
