import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { CHARACTERS, LESSON_CONTENT_TYPES } from '#shared/contract/learning/lessons.ts';
import { seedColumns } from '#server/db/seedRows.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { courses } from './courses.ts';
import { worksheets } from './worksheets.ts';

/** A lesson of a course, or a chapter of a worksheet: both are learned on the same page. */
export const lessons = pgTable(
  'lessons',
  {
    ...seedColumns,
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    courseId: integer().references(() => courses.id, { onDelete: 'cascade' }),
    worksheetId: integer().references(() => worksheets.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** The section that begins with this lesson or continues in it; empty for none. */
    sectionTitle: text().notNull().default(''),
    orderNo: integer().notNull(),
    /** A teacher opened it for the whole class, even out of order; null while its course decides. */
    openedAt: timestamp({ withTimezone: true }),
    /** Chosen by the page that made it, so that a repeated save finds it; null for lessons from elsewhere. */
    pageKey: text(),
  },
  (t) => [
    index('lessons_course_idx').on(t.courseId),
    index('lessons_worksheet_idx').on(t.worksheetId),
    check('lessons_one_parent', sql`(${t.courseId} is null) <> (${t.worksheetId} is null)`),
  ],
);

/** A content on a lesson; its id is the `contentOnLessonId` of the spec. */
export const lessonContents = pgTable(
  'lesson_contents',
  {
    ...seedColumns,
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    contentType: text({ enum: LESSON_CONTENT_TYPES }).notNull(),
    /** Id of the document or problem; 0 for PREPARING. */
    contentId: integer().notNull(),
    title: text().notNull(),
    character: text({ enum: CHARACTERS }).notNull().default('DOLPHIN'),
    comment: text().notNull().default(''),
    orderNo: integer().notNull(),
    /** The same as the column of lessons. */
    pageKey: text(),
  },
  (t) => [
    index('lesson_contents_lesson_idx').on(t.lessonId),
    index('lesson_contents_content_idx').on(t.contentType, t.contentId),
  ],
);
