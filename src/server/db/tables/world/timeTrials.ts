import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { RUN_CLASSES } from '#shared/contract/world/timeTrials.ts';
import type { PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** The best verified run of each user, course, class and day, with all inputs to replay it. */
export const timeTrialRuns = pgTable(
  'course_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mapId: integer().notNull(),
    courseId: integer().notNull(),
    /** `courseVersion`: times on a changed course are not compared. */
    version: text().notNull(),
    runClass: text({ enum: RUN_CLASSES }).notNull(),
    /** In Seoul, as `YYYY-MM-DD`. */
    day: text().notNull(),
    /** 1/60 s. */
    ticks: integer().notNull(),
    skills: jsonb().$type<PlayerSkills>().notNull(),
    start: jsonb().$type<PlayerState>().notNull(),
    /** `encodeInputs`. */
    inputs: text().notNull(),
    /** SHA-256 of `inputs`, in hex. */
    inputsHash: text().notNull(),
    finishedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('course_runs_day_key').on(t.userId, t.mapId, t.courseId, t.version, t.runClass, t.day),
    index('course_runs_ranking_idx').on(
      ...[t.mapId, t.courseId, t.version, t.runClass],
      ...[t.day, t.ticks, t.finishedAt, t.userId],
    ),
  ],
);

/** The best run of each user, course and class over all days: a ranking lists one row for each runner. */
export const timeTrialBests = pgTable(
  'course_bests',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mapId: integer().notNull(),
    courseId: integer().notNull(),
    version: text().notNull(),
    runClass: text({ enum: RUN_CLASSES }).notNull(),
    /** 1/60 s. */
    ticks: integer().notNull(),
    finishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.mapId, t.courseId, t.version, t.runClass] }),
    index('course_bests_ranking_idx').on(
      ...[t.mapId, t.courseId, t.version, t.runClass],
      ...[t.ticks, t.finishedAt, t.userId],
    ),
  ],
);
