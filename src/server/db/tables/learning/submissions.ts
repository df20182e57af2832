import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { StageResult } from '#shared/contract/learning/stageRoutes.ts';
import { VERDICT_CODES } from '#shared/contract/learning/verdicts.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { problems } from './problems.ts';

/** Outcome of a visible case as stored: without the case's data, which stays in `problem_cases`. */
export interface StoredCaseResult {
  caseNumber: number;
  verdict: (typeof VERDICT_CODES)[number];
  timeMs: number;
  output: string;
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
    /** Null while it waits for the judge. */
    verdict: text({ enum: VERDICT_CODES }),
    /** Results of the visible cases that were run. */
    cases: jsonb().$type<StoredCaseResult[]>().notNull().default([]),
    /** Passed cases, hidden ones included. */
    passedCount: integer().notNull().default(0),
    /** Points of the passed subtasks; null for a problem without them. */
    score: integer(),
    errorMessage: text(),
    errorLine: integer(),
    /** The block at fault, for a program of blocks. */
    errorBlockId: text(),
    /** Set for an accepted submission to a stage. */
    stage: jsonb().$type<StageResult>(),
    resetVersion: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    judgedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('submissions_client_key').on(t.userId, t.clientKey),
    index('submissions_user_problem_idx').on(t.userId, t.problemId, t.id),
    index('submissions_created_idx').on(t.createdAt),
    index('submissions_waiting_idx')
      .on(t.id)
      .where(sql`${t.verdict} is null`),
  ],
);

/** A submission that waits for the judge or is being judged; its row is removed with the verdict. */
export const judgeJobs = pgTable(
  'judge_jobs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    submissionId: integer()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** The author of the submission. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Practice is judged among the lessons, and reported to its board like a battle. */
    priority: text({ enum: ['battle', 'lesson', 'practice', 'rejudge'] }).notNull(),
    /** A child's second waiting job is one round after its first: round robin between children. */
    round: integer().notNull(),
    /** The number of judgements that ended as SYSTEM. */
    attempts: integer().notNull().default(0),
    runAfter: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The process that judges it: the key of an advisory lock, held while the process lives. */
    claimedBy: integer(),
    casesDone: integer().notNull().default(0),
    /** The W3C traceparent of the request that submitted it, while requests are traced. */
    traceparent: text(),
    /** Staff who asked for it to be judged again. */
    requestedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('judge_jobs_submission').on(t.submissionId),
    uniqueIndex('judge_jobs_one_per_user')
      .on(t.userId)
      .where(sql`${t.claimedBy} is not null`),
    index('judge_jobs_user_idx').on(t.userId),
  ],
);

/**
 * A program that is judged or run without being handed in, by a process with the role judge for one without it. The row
 * is removed with the result. Texts are JSON, as text: jsonb refuses the character NUL.
 */
export const judgeRuns = pgTable(
  'judge_runs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['judge', 'run'] }).notNull(),
    job: text().notNull(),
    /** Null until it has ended. */
    result: text(),
    /** The process that runs it, named as in `judge_jobs`. */
    claimedBy: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('judge_runs_user_idx').on(t.userId)],
);

/** Processor time that the judge spent on a user's submissions: a bucket that empties evenly. */
export const judgeUsage = pgTable('judge_usage', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Milliseconds in the bucket at `at`. */
  usedMs: doublePrecision().notNull(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The former results of a submission that was judged again. */
export const submissionHistory = pgTable(
  'submission_history',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    submissionId: integer()
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verdict: text({ enum: VERDICT_CODES }).notNull(),
    cases: jsonb().$type<StoredCaseResult[]>().notNull(),
    passedCount: integer().notNull(),
    score: integer(),
    errorMessage: text(),
    errorLine: integer(),
    errorBlockId: text(),
    resetVersion: integer().notNull(),
    judgedAt: timestamp({ withTimezone: true }),
    replacedAt: timestamp({ withTimezone: true }).notNull(),
    requestedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('submission_history_submission_idx').on(t.submissionId),
    index('submission_history_user_idx').on(t.userId),
  ],
);
