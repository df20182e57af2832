import { boolean, index, integer, jsonb, pgTable, primaryKey, real, timestamp } from 'drizzle-orm/pg-core';
import type { WatchedRange } from '#shared/video/watchedRanges.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { lessonContents } from './lessons.ts';
import { problems } from './problems.ts';
import { videos } from './videos.ts';

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

/** The watched parts of a video; the clock limits how much a report may add. */
export const videoWatches = pgTable(
  'video_watches',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    videoId: integer()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    ranges: jsonb().$type<WatchedRange[]>().notNull().default([]),
    secondsWatched: real().notNull().default(0),
    /** The second at which the video continues. */
    position: real().notNull().default(0),
    /** The next report may not be longer than the time since then. */
    countedUntil: timestamp({ withTimezone: true }).notNull(),
    openCount: integer().notNull().default(1),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    completedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.videoId] }),
    index('video_watches_video_idx').on(t.videoId, t.lastAt),
  ],
);
