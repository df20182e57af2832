import { boolean, index, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import type { StageGhost } from '#shared/contract/learning/stageRoutes.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { problems } from './problems.ts';

/** Solved stages. An earned star stays when a later submission does worse. */
export const stageStars = pgTable(
  'stage_stars',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    fewBlocks: boolean().notNull(),
    fewSteps: boolean().notNull(),
    bestBlocks: integer().notNull(),
    bestSteps: integer().notNull(),
    solvedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.problemId] })],
);

/** The run with the fewest steps of each user, shown to friends as a ghost: commands on seed 1 without the source. */
export const stageRuns = pgTable(
  'stage_runs',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    problemId: integer()
      .notNull()
      .references(() => problems.id, { onDelete: 'cascade' }),
    stepCount: integer().notNull(),
    steps: jsonb().$type<StageGhost['steps']>().notNull(),
    solvedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.problemId] }),
    index('stage_runs_problem_idx').on(t.problemId, t.solvedAt),
  ],
);
