import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { CONTEST_RULES } from '#shared/contract/battle/scoreboards.ts';
import { PROBLEM_KINDS } from '#shared/contract/learning/problems.ts';
import { VERDICT_CODES } from '#shared/contract/learning/verdicts.ts';
import type { PathPoint } from '#shared/simulation/stage/recordPath.ts';
import { channels } from '#server/db/tables/channels/channels.ts';
import { problems } from '#server/db/tables/learning/problems.ts';
import { submissions } from '#server/db/tables/learning/submissions.ts';
import { users } from '#server/db/tables/people/accounts.ts';

/** A race with a common clock: one of a battle room, or a competition. */
export const contests = pgTable(
  'contests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channelId: integer()
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    rule: text({ enum: CONTEST_RULES }).notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    durationMs: integer().notNull(),
    /** The duration at the beginning, from which points and penalties are computed. */
    scoredMs: integer().notNull(),
    /** Total length of the pauses that are over. */
    pausedMs: integer().notNull().default(0),
    pausedAt: timestamp({ withTimezone: true }),
    /** On the clock of the contest. */
    freezeFromMs: integer(),
    shareSolutions: boolean().notNull(),
    /** The time at which everything was judged and shown, and places were rewarded. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('contests_open_idx')
      .on(t.id)
      .where(sql`${t.settledAt} is null`),
  ],
);

export const contestContents = pgTable(
  'contest_contents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    /** Numbered from 1. */
    order: integer().notNull(),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    kind: text({ enum: PROBLEM_KINDS }).notNull(),
    difficulty: integer().notNull(),
    points: integer().notNull(),
  },
  (t) => [uniqueIndex('contest_contents_order').on(t.contestId, t.order)],
);

/** The players of a contest. */
export const contestUsers = pgTable(
  'contest_users',
  {
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where everybody plays alone. */
    teamId: integer(),
    enrolledAt: timestamp({ withTimezone: true }).notNull(),
    startedAt: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.contestId, t.userId] }), index('contest_users_user_idx').on(t.userId)],
);

/** The journal: every submission to a contest, from which the board is computed. */
export const contestEntries = pgTable(
  'contest_entries',
  {
    submissionId: integer()
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    competitionContentId: integer()
      .notNull()
      .references(() => contestContents.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** On the clock of the contest. */
    atMs: integer().notNull(),
    /** Null while it waits for the judge. */
    verdict: text({ enum: VERDICT_CODES }),
    correct: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** The share of the points of this submission alone. */
    fraction: doublePrecision().notNull().default(0),
    /** The path of the avatar in the first variant of a stage; null before the verdict and for other problems. */
    path: jsonb().$type<readonly PathPoint[]>(),
  },
  (t) => [
    index('contest_entries_contest_idx').on(t.contestId, t.userId, t.competitionContentId),
    index('contest_entries_user_idx').on(t.userId),
    index('contest_entries_waiting_idx')
      .on(t.contestId)
      .where(sql`${t.verdict} is null`),
  ],
);

/** Accepted programs of one content that are close copies of each other. */
export const contestSimilarities = pgTable(
  'contest_similarities',
  {
    contestId: integer()
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    competitionContentId: integer()
      .notNull()
      .references(() => contestContents.id, { onDelete: 'cascade' }),
    lowUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    highUserId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    percentage: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contestId, t.competitionContentId, t.lowUserId, t.highUserId] }),
    index('contest_similarities_low_idx').on(t.lowUserId),
    index('contest_similarities_high_idx').on(t.highUserId),
  ],
);
