import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CHARACTERS, LANGUAGES, LESSON_CONTENT_TYPES } from '#shared/contract/learning.ts';
import { VERDICT_CODES } from '#shared/contract/verdicts.ts';
import { users } from './accounts.ts';
import { channels } from './channels.ts';

export const courses = pgTable('courses', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
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

export const lessons = pgTable(
  'lessons',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull().default(''),
    orderNo: integer().notNull(),
  },
  (t) => [index('lessons_course_idx').on(t.courseId)],
);

/** A content on a lesson; its id is the `contentOnLessonId` of the spec. */
export const lessonContents = pgTable(
  'lesson_contents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
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
  },
  (t) => [
    index('lesson_contents_lesson_idx').on(t.lessonId),
    index('lesson_contents_content_idx').on(t.contentType, t.contentId),
  ],
);

export const documents = pgTable('documents', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  channelId: integer()
    .notNull()
    .references(() => channels.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  content: text().notNull(),
});

export type StoredChecker = { kind: 'trimmed' } | { kind: 'exact' } | { kind: 'numeric'; tolerance: number };

export const problems = pgTable('problems', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  channelId: integer()
    .notNull()
    .references(() => channels.id, { onDelete: 'cascade' }),
  title: text().notNull(),
  content: text().notNull(),
  difficulty: integer().notNull().default(1),
  starterCode: text().notNull().default(''),
  timeLimitMs: integer().notNull(),
  memoryLimitBytes: integer().notNull(),
  outputLimitBytes: integer().notNull(),
  checker: jsonb().$type<StoredChecker>().notNull(),
  hints: text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
});

export const problemCases = pgTable(
  'problem_cases',
  {
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    /** From 1. */
    caseNumber: integer().notNull(),
    input: text().notNull(),
    expected: text().notNull(),
    hidden: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.problemId, t.caseNumber] })],
);

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
  (t) => [primaryKey({ columns: [t.userId, t.contentOnLessonId] })],
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

export const drafts = pgTable(
  'drafts',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    language: text({ enum: LANGUAGES }).notNull(),
    source: text().notNull(),
    version: integer().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.problemId, t.language] })],
);

export const draftVersions = pgTable(
  'draft_versions',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    language: text({ enum: LANGUAGES }).notNull(),
    version: integer().notNull(),
    source: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.problemId, t.language, t.version] })],
);

/** Per-case outcome as stored: without the case's data, which stays in `problem_cases`. */
export interface StoredCaseResult {
  caseNumber: number;
  hidden: boolean;
  verdict: (typeof VERDICT_CODES)[number];
  timeMs: number;
  /** Kept for visible cases only. */
  output: string | null;
  explanation: string | null;
}

export const submissions = pgTable(
  'submissions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    /** Chosen by the client once per press of «submit»: a repeated request finds its own submission. */
    clientKey: uuid().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    source: text().notNull(),
    /** Null while the judge is at work. */
    verdict: text({ enum: VERDICT_CODES }),
    cases: jsonb().$type<StoredCaseResult[]>().notNull().default([]),
    errorMessage: text(),
    errorLine: integer(),
    resetVersion: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    judgedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('submissions_client_key').on(t.userId, t.clientKey),
    index('submissions_user_problem_idx').on(t.userId, t.problemId, t.id),
    index('submissions_waiting_idx')
      .on(t.id)
      .where(sql`${t.verdict} is null`),
  ],
);
