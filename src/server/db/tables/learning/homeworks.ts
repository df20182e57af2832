import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { HOMEWORK_TARGETS, HOMEWORK_WORK_STATES } from '#shared/contract/learning/homeworks.ts';
import { LESSON_CONTENT_TYPES } from '#shared/contract/learning/lessons.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import { channelGroups } from '#server/db/tables/channels/groups.ts';
import { channelTags } from '#server/db/tables/channels/tags.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { lessonContents, lessons } from './lessons.ts';
import { submissions } from './submissions.ts';

/** Homework that a teacher has given: a lesson, or one content of it. */
export const homeworks = pgTable(
  'homeworks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** The teacher's words about it. */
    content: text().notNull().default(''),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Null: the whole lesson. */
    contentOnLessonId: integer().references(() => lessonContents.id, { onDelete: 'cascade' }),
    /** Id of that content; null and 0 mean the whole lesson. */
    contentType: text({ enum: LESSON_CONTENT_TYPES }),
    contentId: integer().notNull().default(0),
    targetType: text({ enum: HOMEWORK_TARGETS }).notNull(),
    /** When a group or tag is deleted, only members who handed in remain. */
    groupId: integer().references(() => channelGroups.id, { onDelete: 'set null' }),
    tagId: integer().references(() => channelTags.id, { onDelete: 'set null' }),
    /** Pupils who are named one by one. */
    userIds: integer().array().notNull().default([]),
    opensAt: timestamp({ withTimezone: true }).notNull(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Counts the changes of its times: a reminder of earlier times is dropped. */
    version: integer().notNull().default(1),
    /** The times at which pupils were told of it and reminded. */
    toldAt: timestamp({ withTimezone: true }),
    remindedAt: timestamp({ withTimezone: true }),
    /** The time of the teacher's last reminder by hand. */
    nudgedAt: timestamp({ withTimezone: true }),
    /** Withdrawn; works that were handed in stay. */
    removed: boolean().notNull().default(false),
  },
  (t) => [
    index('homeworks_channel_idx').on(t.channelId, t.dueAt),
    index('homeworks_lesson_idx').on(t.lessonId),
    index('homeworks_content_idx').on(t.contentType, t.contentId),
    index('homeworks_content_on_lesson_idx').on(t.contentOnLessonId),
    index('homeworks_group_idx').on(t.groupId),
    index('homeworks_tag_idx').on(t.tagId),
    index('homeworks_author_idx').on(t.authorId),
  ],
);

/** One row for each try of a pupil; the last one is the pupil's state. */
export const homeworkWorks = pgTable(
  'homework_works',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    homeworkId: integer()
      .notNull()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Numbered from 1. */
    tryNumber: integer().notNull(),
    state: text({ enum: HOMEWORK_WORK_STATES }).notNull(),
    handedInAt: timestamp({ withTimezone: true }).notNull(),
    /** The code as it was handed in; null for content without code. */
    language: text({ enum: LANGUAGES }),
    source: text(),
    /** The judged submission with this code, if any. */
    submissionId: integer().references(() => submissions.id, { onDelete: 'set null' }),
    /** The pupil's words to the teacher. */
    note: text().notNull().default(''),
    feedback: text().notNull().default(''),
    feedbackBy: integer().references(() => users.id, { onDelete: 'set null' }),
    feedbackAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('homework_works_try').on(t.homeworkId, t.userId, t.tryNumber),
    index('homework_works_user_idx').on(t.userId, t.homeworkId),
    index('homework_works_submission_idx').on(t.submissionId),
    index('homework_works_feedback_by_idx').on(t.feedbackBy),
    index('homework_works_waiting_idx')
      .on(t.homeworkId, t.userId)
      .where(sql`${t.state} = 'HANDED_IN'`),
  ],
);
